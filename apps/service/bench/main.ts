import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { load, type Target } from "./load.ts";
import { startBareExpress, startService } from "./processes.ts";

const rounds = 7;
const seconds = 3;

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
  for (const target of targets) await load(target, 1);
  const measured = targets.map((target) => ({ target, rates: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    // Each round begins with another one, so that none always runs on a machine that the last one has heated.
    for (let turn = 0; turn < targets.length; turn += 1) {
      const one = measured[(round + turn) % targets.length];
      if (one) one.rates.push(await load(one.target, seconds));
    }
  }
  print(measured.map(({ target, rates }) => ({ name: target.name, median: median(rates) })));
} finally {
  await Promise.all([service.stop(), bare.stop()]);
  rmSync(folder, { recursive: true, force: true });
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function print(lines: { name: string; median: number }[]): void {
  const base = lines[0]?.median ?? 1;
  const width = Math.max(...lines.map(({ name }) => name.length));
  process.stdout.write(`${"".padEnd(width)}  requests/s   ratio\n`);
  for (const { name, median } of lines) {
    const rate = Math.round(median).toLocaleString("en");
    process.stdout.write(
      `${name.padEnd(width)}  ${rate.padStart(10)}  ${(median / base).toFixed(2).padStart(6)}\n`,
    );
  }
}
