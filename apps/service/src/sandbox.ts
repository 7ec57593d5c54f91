import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { World } from "@enrolkit/contract";
import { z } from "zod";
import { hashSecret } from "./secrets.ts";
import type { Services } from "./context.ts";
import { writePrivateFile } from "./private-file.ts";
import type { Settings } from "./settings.ts";
import { findApiKeyByHash } from "./store/api-keys.ts";
import { recordsOf } from "./store/records.ts";
import { createWorld } from "./test-mode/create-world.ts";

/** `sandbox.json`: where the sandbox is, and the demo world with its keys (decisions §9). */
const Sandbox = z.object({
  base_url: z.string(),
  demo_url: z.string(),
  operator_token: z.string(),
  ...World.shape,
});
export type Sandbox = z.output<typeof Sandbox>;
type Addresses = Pick<Sandbox, "base_url" | "demo_url" | "operator_token">;

const fileIn = (dataDir: string) => join(dataDir, "sandbox.json");

/** The token of an earlier start, or a fresh one. */
export function operatorTokenIn(dataDir: string): string {
  return readSandbox(dataDir)?.operator_token ?? `op_test_${randomBytes(32).toString("base64url")}`;
}

/** Reuses the demo world while all that the file names is in this store, else makes one; writes the file. */
export async function prepareSandbox(services: Services, settings: Settings): Promise<Sandbox> {
  const before = readSandbox(settings.dataDir);
  const reused = before && (await isAlive(services, before)) ? World.strip().parse(before) : undefined;
  return writeSandbox(settings.dataDir, addressesOf(settings), reused ?? (await createDemoWorld(services)));
}

/** Puts a world into the file in place of the one before; what else the file names stays. */
export function replaceWorld(settings: Settings, world: World): Sandbox {
  return writeSandbox(settings.dataDir, readSandbox(settings.dataDir) ?? addressesOf(settings), world);
}

/** Makes a new demo world, and puts it into the file in place of the one before. The demo stays where it runs. */
export async function resetSandbox(services: Services, settings: Settings): Promise<Sandbox> {
  const demoOrigin = readSandbox(settings.dataDir)?.demo_url ?? services.demoOrigin;
  return replaceWorld(settings, await createDemoWorld({ ...services, demoOrigin }));
}

/** Where the settings say that the sandbox is; `port` is the one that the service listens at. */
function addressesOf({ port, demoPort, dataDir, operatorToken }: Settings): Addresses {
  return {
    base_url: `http://127.0.0.1:${port}`,
    demo_url: `http://127.0.0.1:${demoPort}`,
    operator_token: operatorToken ?? operatorTokenIn(dataDir),
  };
}

/** The demo is a payroll product that has its customers' employees enrol. */
const createDemoWorld = (services: Services): Promise<World> =>
  createWorld(services, { platform_type: "payroll_provider" });

function writeSandbox(
  dataDir: string,
  { base_url, demo_url, operator_token }: Addresses,
  world: World,
): Sandbox {
  const sandbox = { base_url, demo_url, operator_token, ...world };
  writePrivateFile(fileIn(dataDir), `${JSON.stringify(sandbox, null, 2)}\n`);
  return sandbox;
}

/** Whether the key works, and all that the file names is there: an employee may have been erased since. */
async function isAlive({ store, demoOrigin }: Services, sandbox: Sandbox): Promise<boolean> {
  if (sandbox.allowed_origin !== demoOrigin) return false;
  return store.read(async (transaction) => {
    const key = await findApiKeyByHash(transaction, hashSecret(sandbox.api_key));
    if (key?.platform_id !== sandbox.platform_id || key.revoked_at !== null) return false;
    const { employers, groups, employees, plans, providers } = recordsOf(transaction, sandbox.platform_id);
    const named = [
      employers.find(sandbox.employer_id),
      ...[sandbox.group_id, sandbox.group_without_policy_id].map((id) => groups.find(id)),
      ...sandbox.employee_ids.map((id) => employees.find(id)),
      ...sandbox.plan_ids.map((id) => plans.find(id)),
      ...sandbox.provider_ids.map((id) => providers.find(id)),
    ];
    return (await Promise.all(named)).every((row) => row !== undefined);
  });
}

/** Undefined where there is none yet, or one that cannot be read. */
export function readSandbox(dataDir: string): Sandbox | undefined {
  try {
    return Sandbox.parse(JSON.parse(readFileSync(fileIn(dataDir), "utf8")));
  } catch {
    return undefined;
  }
}
