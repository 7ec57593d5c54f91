import type { Settings } from "./settings.ts";
import { SettingsError } from "./settings.ts";
import { explainStoreFailure } from "./store/explain-failure.ts";

/** Where a server cannot listen. */
export class ListenError extends Error {
  constructor(name: string, address: { host: string; port: number }, cause: unknown) {
    super(`${name} ${listenProblem(address, cause)}`, { cause });
    this.name = "ListenError";
  }
}

function listenProblem({ host, port }: { host: string; port: number }, cause: unknown): string {
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (code === "EADDRINUSE")
    return `${port} on ${host} is taken by another program: stop that one, or choose another port.`;
  if (code === "EACCES") return `${port} is a port that this user may not open: choose one from 1024 on.`;
  return `${port} cannot be opened on ${host} (${code}): name an address of this machine, such as 127.0.0.1 or 0.0.0.0.`;
}

/**
 * Says to an operator in a sentence why a process ends, and what to do: no stack, no secret. `expected` is false where
 * only a log of the error can help.
 */
export function explainFailure(
  error: unknown,
  settings: Settings | undefined,
): { sentence: string; expected: boolean } {
  if (error instanceof SettingsError || error instanceof ListenError) {
    return { sentence: error.message, expected: true };
  }
  const sentence =
    settings && explainStoreFailure(error, { url: settings.databaseUrl, dataDir: settings.dataDir });
  if (sentence !== undefined) return { sentence, expected: true };
  const name = error instanceof Error ? error.name : typeof error;
  return {
    sentence: `Something unexpected happened (${name}): the line about it on standard output says where; please report it.`,
    expected: false,
  };
}
