import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SandboxFile, World } from "../enrolkit/world.ts";
import { starting } from "../refusal.ts";

/** Reads what the service wrote when it was ready; refuses with `starting` until then. */
export function readSandboxFile(dataDir: string): SandboxFile {
  const path = join(dataDir, "sandbox.json");
  const written = parse(read(path), path);
  const missing = needed.find((name) => !written[name]);
  if (missing)
    throw starting(`${path} has no ${missing}. Start Enrolkit with npm start to have it written anew.`);
  return {
    base_url: written.base_url,
    demo_url: written.demo_url,
    operator_token: written.operator_token,
    world: worldIn(written),
  };
}

type Written = World & Omit<SandboxFile, "world">;

const needed = [
  "base_url",
  "demo_url",
  "operator_token",
  "platform_id",
  "api_key",
  "employer_id",
  "group_id",
] as const;

/** What of a world we use. */
export const worldIn = (answer: World): World => ({
  platform_id: answer.platform_id,
  api_key: answer.api_key,
  employer_id: answer.employer_id,
  group_id: answer.group_id,
  external_customer_id: answer.external_customer_id ?? null,
});

function read(path: string) {
  try {
    return readFileSync(path, "utf8");
  } catch {
    throw starting(`The service writes ${path} once it is ready. This page goes on by itself.`);
  }
}

function parse(text: string, path: string): Written {
  try {
    return JSON.parse(text) as Written;
  } catch {
    throw starting(`${path} is being written. This page goes on by itself.`);
  }
}
