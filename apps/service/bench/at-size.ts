import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type {
  ContributionReport,
  Employee,
  EnrolmentIntent,
  GroupQuoteIntent,
  Paged,
} from "@enrolkit/contract";
import { planNamed } from "../src/testing/plans.ts";
import { smallestChoice } from "../src/test-mode/smallest-choice.ts";
import { type Client, call } from "./client.ts";
import { ms, ratio, type Section, whole } from "./figures.ts";
import type { Usage } from "./measured-service.ts";
import { type Engine, makeStore, type MeasuredService, startService } from "./processes.ts";
import { seed } from "./seed.ts";

/** What work by size did to the service, and to those who asked for its health meanwhile. */
interface Watched extends Usage {
  seconds: number;
  slowestHealthMs: number;
}

interface AtSize {
  engine: Engine;
  employees: number;
  /** Processor time of one request, in milliseconds, by what is read. */
  reads: Map<string, number>;
  work: Map<string, Watched>;
}

/** Reads, and work by size, for an employer of each size. */
export async function measureAtSize(
  sizes: readonly number[],
  engines: readonly Engine[],
): Promise<Section[]> {
  const sections: Section[] = [];
  for (const engine of engines) {
    const measured: AtSize[] = [];
    for (const employees of sizes) measured.push(await measure(engine, employees));
    sections.push(readsSection(engine, measured), workSection(engine, measured));
  }
  return sections;
}

async function measure(engine: Engine, employees: number): Promise<AtSize> {
  const storage = await makeStore(engine);
  try {
    await seed(storage.settings, employees);
    const service = await startService(storage);
    try {
      const client = { baseUrl: service.baseUrl, key: service.sandbox.api_key };
      const work = new Map<string, Watched>();
      const report = await watched(work, "filling a month", service, () => filled(client, employees));
      await watched(work, "pricing a quote", service, () => priced(client, service));
      const reads = await measureReads(client, service, report);
      await watched(work, "CSV of the month", service, () =>
        downloaded(client, `/contribution_reports/${report}/export`),
      );
      await watched(work, "finalizing it", service, () =>
        call(client, "POST", `/contribution_reports/${report}/finalize`),
      );
      return { engine, employees, reads, work };
    } finally {
      await service.stop();
    }
  } finally {
    await storage.remove();
  }
}

async function watched<Result>(
  work: Map<string, Watched>,
  name: string,
  service: MeasuredService,
  run: () => Promise<Result>,
): Promise<Result> {
  let running = true;
  let slowestHealthMs = 0;
  const watching = (async () => {
    while (running) {
      const asked = performance.now();
      await (await fetch(`${service.baseUrl}/healthz`)).text();
      slowestHealthMs = Math.max(slowestHealthMs, performance.now() - asked);
      await pause(50);
    }
  })();
  const started = performance.now();
  const result = await run();
  const seconds = (performance.now() - started) / 1000;
  running = false;
  await watching;
  work.set(name, { seconds, slowestHealthMs, ...(await service.usage()) });
  return result;
}

/** The month is filled by due work from the start of the service on. Returns the id of its report. */
async function filled(client: Client, employees: number): Promise<string> {
  for (;;) {
    const { items } = await call<Paged<ContributionReport>>(client, "GET", "/contribution_reports");
    const [report] = items;
    const counted = report?.aggregates[0]?.employee_count ?? 0;
    if (report !== undefined && counted >= employees) return report.id;
    await pause(100);
  }
}

async function priced(client: Client, { sandbox }: MeasuredService): Promise<void> {
  const { id: plan_id, coverage_configurations } = planNamed("Anchor Modular");
  const facts = { employees_count: 3, members_count: 3, industry: "software" };
  let intent = await call<GroupQuoteIntent>(client, "POST", "/group_quote_intents", {
    group_id: sandbox.group_id,
    plan_id,
    cost_sharing: { type: "full_coverage" },
    coverage_selections: smallestChoice(coverage_configurations, "group_policy", facts),
  });
  while (intent.status !== "quote_available") {
    await pause(50);
    intent = await call<GroupQuoteIntent>(client, "GET", `/group_quote_intents/${intent.id}`);
  }
}

/** Takes what comes as it comes: a fetch of as much would hold up this process, and with it the watch over the health. */
async function downloaded({ baseUrl, key }: Client, path: string): Promise<void> {
  const asked = get(baseUrl + path, { headers: { Authorization: `Bearer ${key}` } });
  const [response] = (await once(asked, "response")) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`GET ${path} was answered ${response.statusCode}.`);
  response.resume();
  await once(response, "end");
}

/** What browsers and back ends read again and again. */
async function pathsToRead(client: Client, { sandbox }: MeasuredService, report: string) {
  const { group_id, employer_id, provider_ids } = sandbox;
  const first = async <Item>(path: string) => (await call<Paged<Item>>(client, "GET", path)).items[0];
  const employee = await first<Employee>(`/employees?employer_id=${employer_id}`);
  const intent = await first<EnrolmentIntent>("/enrolment_intents?status=enrolled");
  const quote = await first<GroupQuoteIntent>("/group_quote_intents");
  const page = "page_size=100";
  return new Map([
    ["provider", `/providers/${provider_ids[0]}`],
    ["employee", `/employees/${employee?.id}`],
    ["employer", `/employers/${employer_id}`],
    ["group", `/groups/${group_id}`],
    ["enrolment intent", `/enrolment_intents/${intent?.id}`],
    ["its requirements", `/enrolment_intents/${intent?.id}/requirements`],
    ["100 enrolment intents", `/enrolment_intents?${page}`],
    ["100 enrolled ones", `/enrolment_intents?status=enrolled&${page}`],
    ["100 employees", `/employees?${page}`],
    ["100 employees of a group", `/groups/${group_id}/employees?${page}`],
    ["100 events", `/events?${page}`],
    ["100 events of a type", `/events?type=policy.active&${page}`],
    ["quote intents", "/group_quote_intents"],
    ["quote", `/group_quote_intents/${quote?.id}/quote`],
    ["contribution reports", "/contribution_reports"],
    ["contribution report", `/contribution_reports/${report}`],
    ["100 breakdowns", `/contribution_reports/${report}/employee_breakdowns?${page}`],
  ]);
}

async function measureReads(
  client: Client,
  service: MeasuredService,
  report: string,
): Promise<Map<string, number>> {
  const reads = new Map<string, number>();
  for (const [name, path] of await pathsToRead(client, service, report)) {
    const times = name.startsWith("100") ? 30 : 300;
    for (let time = 0; time < times / 3; time += 1) await call(client, "GET", path);
    await service.usage();
    for (let time = 0; time < times; time += 1) await call(client, "GET", path);
    reads.set(name, (await service.usage()).cpuMs / times);
  }
  return reads;
}

function readsSection(engine: Engine, measured: readonly AtSize[]): Section {
  const [smallest] = measured;
  const names = [...(smallest?.reads.keys() ?? [])];
  const largest = measured.at(-1);
  const read = (at: AtSize | undefined, name: string) => at?.reads.get(name) ?? 0;
  return {
    title: `Reads at size, ${engine}`,
    about:
      "Processor time of one request, for employers of different sizes, everyone enrolled; the last column compares the largest with the smallest.",
    columns: ["", ...measured.map(({ employees }) => `${whole(employees)} employees`), "grows"],
    rows: names.map((name) => [
      name,
      ...measured.map((at) => ms(read(at, name))),
      ratio(read(largest, name) / read(smallest, name)),
    ]),
    bars: measured.map((at) => ({
      label: `An enrolment intent at ${whole(at.employees)} employees`,
      value: read(at, "enrolment intent"),
      text: ms(read(at, "enrolment intent")),
    })),
  };
}

function workSection(engine: Engine, measured: readonly AtSize[]): Section {
  const rows = measured.flatMap(({ employees, work }) =>
    [...work].map(([name, { seconds, slowestHealthMs, pauseMs, peakMb }]) => [
      name,
      whole(employees),
      `${seconds.toFixed(1)} s`,
      ms(slowestHealthMs),
      ms(pauseMs),
      `${whole(peakMb)} MiB`,
    ]),
  );
  return {
    title: `Work by size, ${engine}`,
    about: "While it runs, the health of the service is asked for every 50 ms.",
    columns: ["", "employees", "takes", "slowest /healthz", "longest pause", "peak memory so far"],
    rows,
    bars: measured.map(({ employees, work }) => ({
      label: `Slowest /healthz while a month of ${whole(employees)} is filled`,
      value: work.get("filling a month")?.slowestHealthMs ?? 0,
      text: ms(work.get("filling a month")?.slowestHealthMs ?? 0),
    })),
  };
}
