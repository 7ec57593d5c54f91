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
  const { base_url, demo_url, operator_token, ...world } = written;
  return { base_url, demo_url, operator_token, world };
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
  "group_without_policy_id",
] as const;

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
