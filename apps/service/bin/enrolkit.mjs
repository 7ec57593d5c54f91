#!/usr/bin/env node
// The operator's command line: from the sources in the repository, from built JavaScript where it was deployed.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { fileURLToPath } from "node:url";

const built = fileURLToPath(new URL("../dist/cli/main.js", import.meta.url));
const source = fileURLToPath(new URL("../src/cli/main.ts", import.meta.url));
const node = existsSync(source)
  ? ["--conditions=enrolkit-source", "--disable-warning=ExperimentalWarning", source]
  : [built];
const { status } = spawnSync(process.execPath, [...node, ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
