import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { load, type Target } from "./load.ts";
import { startServers, startService } from "./processes.ts";

const rounds = 15;
const seconds = 1;

/** Ratios to the bare route while operations were dispatched before Express (commit 7c6802c). */
const before = { reading: 0.98, minting: 0.21 };

const folder = mkdtempSync(join(tmpdir(), "enrolkit-bench-"));
const service = await startService(folder);
const { api_key, employer_id, employee_ids, provider_ids } = service.sandbox;
const Authorization = `Bearer ${api_key}`;
const path = `/providers/${provider_ids[0]}`;
const provider = await fetch(`${service.baseUrl}${path}`, { headers: { Authorization } });
const express = await startServers("express-routes.ts", folder, { BENCH_JSON: await provider.text() });
const oidc = await startServers("oidc-provider.ts", folder);

const bare: Target = { name: "bare Express route, the same JSON", url: `${express.baseUrls[0]}${path}` };
const dressed: Target = {
  name: "the same with helmet, cors and pino-http",
  url: `${express.baseUrls[1]}${path}`,
};
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
const clientCredentials: Target = {
  name: "oidc-provider, client credentials",
  url: `${oidc.baseUrls[0]}/token`,
  method: "POST",
  headers: {
    Authorization: `Basic ${Buffer.from("bench:secret").toString("base64")}`,
    "Content-Type": "application/x-www-form-urlencoded",
  },
  body: "grant_type=client_credentials",
};
const targets = [bare, dressed, reading, minting, clientCredentials];

try {
  for (const target of targets) await load(target, 3);
  const measured: Map<Target, number>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    // By turns, so that each target meets the machine in the same moods.
    const rates = new Map<Target, number>();
    for (const target of targets) rates.set(target, await load(target, seconds));
    measured.push(rates);
  }
  print(measured);
} finally {
  await Promise.all([service.stop(), express.stop(), oidc.stop()]);
  rmSync(folder, { recursive: true, force: true });
}

/**
 * Rates and ratios are the medians over all rounds; a ratio is taken within its round. Reading is to reach
 * 0.6 × the dressed route (architecture, "Express is the backbone").
 */
function print(measured: readonly Map<Target, number>[]): void {
  const rate = (target: Target) => median(measured.map((rates) => rates.get(target) ?? 0));
  const ratio = (target: Target, to: Target) =>
    median(measured.map((rates) => (rates.get(target) ?? 0) / (rates.get(to) ?? 1)));
  const width = Math.max(...targets.map(({ name }) => name.length));
  const row = (...cells: string[]) =>
    process.stdout.write(
      `${cells.map((cell, index) => (index ? cell.padStart(12) : cell.padEnd(width))).join("")}\n`,
    );
  const earlier = new Map([
    [reading, before.reading.toFixed(2)],
    [minting, before.minting.toFixed(2)],
  ]);
  row("", "requests/s", "× dressed", "× bare", "before");
  for (const target of targets) {
    row(
      target.name,
      Math.round(rate(target)).toLocaleString("en"),
      ratio(target, dressed).toFixed(2),
      ratio(target, bare).toFixed(2),
      earlier.get(target) ?? "",
    );
  }
  process.stdout.write(`Minting is ${ratio(minting, clientCredentials).toFixed(2)} × oidc-provider.\n`);
}

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
