import { median, ratio, type Section, whole } from "./figures.ts";
import { load, type Target } from "./load.ts";
import { makeStore, startServers, startService } from "./processes.ts";

const rounds = 11;
const seconds = 1;

/** Reading and minting beside peers that do the same kind of work, by turns in one run. */
export async function measurePeers(): Promise<Section[]> {
  const storage = await makeStore("sqlite");
  const durable = await makeStore("postgres");
  const service = await startService(storage);
  const onPostgres = await startService(durable);
  const { api_key, employer_id, employee_ids, provider_ids } = service.sandbox;
  const bearer = (key: string) => ({ Authorization: `Bearer ${key}` });
  const path = `/providers/${provider_ids[0]}`;
  const provider = await fetch(service.baseUrl + path, { headers: bearer(api_key) });
  const express = await startServers("express-routes.ts", storage.folder, {
    BENCH_JSON: await provider.text(),
  });
  const oidc = await startServers("oidc-provider.ts", storage.folder);
  const prism = await startServers("prism.ts", storage.folder);

  const bare: Target = { name: "bare Express route, the same JSON", url: `${express.baseUrls[0]}${path}` };
  const dressed: Target = {
    name: "the same with helmet, cors and pino-http",
    url: `${express.baseUrls[1]}${path}`,
  };
  const reading: Target = {
    name: "reading a provider",
    url: service.baseUrl + path,
    headers: bearer(api_key),
  };
  const mock: Target = {
    name: "prism, a mock of the same API",
    url: prism.baseUrls[0] + path,
    headers: bearer(api_key),
  };
  const minting: Target = mint("minting a session, SQLite", service.baseUrl, api_key, {
    employer_id,
    employee_id: employee_ids[0] ?? "",
  });
  const mintingDurable: Target = mint(
    "minting a session, PostgreSQL",
    onPostgres.baseUrl,
    onPostgres.sandbox.api_key,
    {
      employer_id: onPostgres.sandbox.employer_id,
      employee_id: onPostgres.sandbox.employee_ids[0] ?? "",
    },
  );
  const clientCredentials: Target = {
    name: "oidc-provider, client credentials in memory",
    url: `${oidc.baseUrls[0]}/token`,
    method: "POST",
    headers: {
      Authorization: `Basic ${Buffer.from("bench:secret").toString("base64")}`,
      "Content-Type": "application/x-www-form-urlencoded",
    },
    body: "grant_type=client_credentials",
  };
  const targets = [bare, dressed, mock, reading, minting, mintingDurable, clientCredentials];
  try {
    const measured = await byTurns(targets);
    const rate = (target: Target) => median(measured.map((rates) => rates.get(target) ?? 0));
    const beside = (target: Target, peer: Target) =>
      median(measured.map((rates) => (rates.get(target) ?? 0) / (rates.get(peer) ?? 1)));
    const row = (target: Target, ...peers: Target[]) => [
      target.name,
      whole(rate(target)),
      ...peers.map((peer) => (peer === target ? "" : ratio(beside(target, peer)))),
    ];
    const bar = (target: Target) => ({
      label: target.name,
      value: rate(target),
      text: `${whole(rate(target))} a second`,
    });
    return [
      {
        title: "Reading",
        about:
          "One provider, with authentication, limits, log and checks on. Each ratio is taken within its round.",
        columns: ["", "requests a second", "dressed route", "bare route", "prism"],
        rows: [bare, dressed, mock, reading].map((target) => row(target, dressed, bare, mock)),
        bars: [bare, dressed, mock, reading].map(bar),
      },
      {
        title: "Minting",
        about:
          "A session for an employee, stored durably, beside access tokens that a known provider keeps in memory. On PostgreSQL each waits for a transaction of its own, on the two cores that the database, the service and the callers share.",
        columns: ["", "requests a second", "oidc-provider", "dressed route"],
        rows: [clientCredentials, minting, mintingDurable].map((target) =>
          row(target, clientCredentials, dressed),
        ),
        bars: [clientCredentials, minting, mintingDurable].map(bar),
      },
    ];
  } finally {
    await Promise.all([service.stop(), onPostgres.stop(), express.stop(), oidc.stop(), prism.stop()]);
    await Promise.all([storage.remove(), durable.remove()]);
  }
}

function mint(name: string, baseUrl: string, key: string, body: Record<string, string>): Target {
  return {
    name,
    url: `${baseUrl}/embed/sessions`,
    method: "POST",
    headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  };
}

/** By turns, so that each target meets the machine in the same moods. */
async function byTurns(targets: readonly Target[]): Promise<Map<Target, number>[]> {
  for (const target of targets) await load(target, 2);
  const measured: Map<Target, number>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const rates = new Map<Target, number>();
    for (const target of targets) rates.set(target, await load(target, seconds));
    measured.push(rates);
  }
  return measured;
}
