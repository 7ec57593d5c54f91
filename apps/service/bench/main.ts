import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { load, type Target } from "./load.ts";
import { startBareExpress, startService } from "./processes.ts";

const rounds = 15;
const seconds = 1;

const folder = mkdtempSync(join(tmpdir(), "enrolkit-bench-"));
const service = await startService(folder);
const { api_key, employer_id, employee_ids, provider_ids } = service.sandbox;
const Authorization = `Bearer ${api_key}`;
const path = `/providers/${provider_ids[0]}`;
const provider = await fetch(`${service.baseUrl}${path}`, { headers: { Authorization } });
const bare = await startBareExpress(await provider.text());

const bareRoute: Target = { name: "bare Express 5 route, the same JSON", url: `${bare.baseUrl}${path}` };
const reading: Target = {
  name: "reading a provider, everything on",
  url: `${service.baseUrl}${path}`,
  headers: { Authorization },
};
const minting: Target = {
  name: "minting an employee's session",
  url: `${service.baseUrl}/embed/sessions`,
  method: "POST",
  headers: { Authorization, "Content-Type": "application/json" },
  body: JSON.stringify({ employer_id, employee_id: employee_ids[0] }),
};
const targets = [bareRoute, reading, minting];

try {
  for (const target of targets) await load(target, 3);
  const measured: number[][] = [];
  for (let round = 0; round < rounds; round += 1) {
    // Turn and turn about, so that each target meets the machine in the same moods.
    const rates: number[] = [];
    for (const target of targets) rates.push(await load(target, seconds));
    measured.push(rates);
  }
  print(measured);
} finally {
  await Promise.all([service.stop(), bare.stop()]);
  rmSync(folder, { recursive: true, force: true });
}

/** Rates and ratios are the medians over all rounds; a ratio is taken within its round. */
function print(measured: readonly number[][]): void {
  const width = Math.max(...targets.map(({ name }) => name.length));
  process.stdout.write(`${"".padEnd(width)}  requests/s  ratio\n`);
  for (const [index, { name }] of targets.entries()) {
    const rate = median(measured.map((rates) => rates[index] ?? 0));
    const ratio = median(measured.map((rates) => (rates[index] ?? 0) / (rates[0] ?? 1)));
    const shown = Math.round(rate).toLocaleString("en").padStart(10);
    process.stdout.write(`${name.padEnd(width)}  ${shown}  ${ratio.toFixed(2).padStart(5)}\n`);
  }
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
