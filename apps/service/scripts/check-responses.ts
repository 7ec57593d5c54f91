// Reads vitest's JSON report of a whole run. Fails for each response that an operation promises and no test received.
import { readFileSync } from "node:fs";
import process from "node:process";
import { type Report, unmetPromises } from "./unmet-promises.ts";

const unmet = unmetPromises(JSON.parse(readFileSync(process.argv[2] ?? "", "utf8")) as Report);
for (const line of unmet) console.error(line);
process.exitCode = unmet.length > 0 ? 1 : 0;
