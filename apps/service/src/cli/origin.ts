import { isLoopback } from "../loopback.ts";
import { UsageError } from "./command.ts";

/** An origin exactly as browsers send it: scheme, host and port; https, or this machine in test mode. */
export function parseOrigin(text: string, mode: "test" | "live"): string {
  const url = URL.parse(text);
  if (!url || url.origin !== text) {
    throw new UsageError(
      `"${text}" is no origin. Write it as browsers do, without a path: https://app.example.com`,
    );
  }
  if (url.protocol === "https:" || (mode === "test" && url.protocol === "http:" && isLoopback(url.hostname)))
    return text;
  throw new UsageError(`"${text}" must begin with https:// (in test mode, http://127.0.0.1 may do).`);
}
