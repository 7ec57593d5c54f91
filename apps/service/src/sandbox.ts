import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { World } from "@enrolkit/contract";
import { z } from "zod";
import { hashSecret } from "./secrets.ts";
import type { Services } from "./context.ts";
import { writePrivateFile } from "./private-file.ts";
import { findApiKeyByHash } from "./store/api-keys.ts";
import { createWorld } from "./test-mode/create-world.ts";

/** `sandbox.json`: where the sandbox is, and the demo world with its keys (decisions §9). */
const Sandbox = z.object({
  base_url: z.string(),
  demo_url: z.string(),
  operator_token: z.string(),
  ...World.shape,
});
export type Sandbox = z.output<typeof Sandbox>;

const fileIn = (dataDir: string) => join(dataDir, "sandbox.json");

/** The token of an earlier start, or a fresh one. */
export function operatorTokenIn(dataDir: string): string {
  return readSandbox(dataDir)?.operator_token ?? `op_test_${randomBytes(32).toString("base64url")}`;
}

/** Reuses the demo world while its key is good in this store, else makes one; writes the file. */
export async function prepareSandbox(
  services: Services,
  dataDir: string,
  addresses: Pick<Sandbox, "base_url" | "demo_url" | "operator_token">,
): Promise<Sandbox> {
  const before = readSandbox(dataDir);
  const reused = before && (await isAlive(services, before)) ? World.strip().parse(before) : undefined;
  // The demo is a payroll product that has its customers' employees enrol.
  const world = reused ?? (await createWorld(services, { platform_type: "payroll_provider" }));
  const sandbox = { ...addresses, ...world };
  writePrivateFile(fileIn(dataDir), `${JSON.stringify(sandbox, null, 2)}\n`);
  return sandbox;
}

async function isAlive({ store, demoOrigin }: Services, sandbox: Sandbox): Promise<boolean> {
  if (sandbox.allowed_origin !== demoOrigin) return false;
  const key = await store.read((transaction) => findApiKeyByHash(transaction, hashSecret(sandbox.api_key)));
  return key?.platform_id === sandbox.platform_id && key.revoked_at === null;
}

function readSandbox(dataDir: string): Sandbox | undefined {
  try {
    return Sandbox.parse(JSON.parse(readFileSync(fileIn(dataDir), "utf8")));
  } catch {
    return undefined; // none yet, or one that cannot be read
  }
}
