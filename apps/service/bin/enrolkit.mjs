#!/usr/bin/env node
// The operator's command line, run straight from its sources.
import { spawnSync } from "node:child_process";
import process from "node:process";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../src/cli/main.ts", import.meta.url));
const node = ["--conditions=enrolkit-source", "--disable-warning=ExperimentalWarning", main];
const { status } = spawnSync(process.execPath, [...node, ...process.argv.slice(2)], { stdio: "inherit" });
process.exit(status ?? 1);
