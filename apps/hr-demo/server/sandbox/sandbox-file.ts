import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { World } from "../enrolkit.ts";
import { starting } from "../errors.ts";

/** What the service writes into the data folder for programs beside it. */
export interface SandboxFile {
  base_url: string;
  demo_url: string;
  operator_token: string;
  world: World;
}

/** Reads what the service wrote when it was ready. Throws `starting` until then. */
export function readSandboxFile(dataDir: string): SandboxFile {
  const path = join(dataDir, "sandbox.json");
  const content = parse(read(path), path);
  const missing = required.find((name) => !content[name]);
  if (missing)
    throw starting(`${path} has no ${missing}. Start Enrolkit with npm start to have it written anew.`);
  const { base_url, demo_url, operator_token, ...world } = content;
  return { base_url, demo_url, operator_token, world };
}

type Content = World & Omit<SandboxFile, "world">;

const required = [
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

function parse(text: string, path: string): Content {
  try {
    return JSON.parse(text) as Content;
  } catch {
    throw starting(`${path} is being written. This page goes on by itself.`);
  }
}
