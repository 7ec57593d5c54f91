import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Clock } from "../clock.ts";
import { type Backlog, deliveryBacklog, dueWorkBacklog } from "../store/backlog.ts";
import type { PoolLoad, Store, StoreLoad, WriterLoad } from "../store/store.ts";

/** How a piece of due work ended. */
export type WorkOutcome = "done" | "failed";
/** How an attempt to deliver an event ended. */
export type DeliveryOutcome = "delivered" | "retried" | "abandoned" | "gone";

/** What one service counts, in a registry of its own. */
export interface Metrics {
  registry: Registry;
  /** `aborted`: the client went away before there was a response. */
  requestEnded(operation: string, status: number | "aborted", seconds: number): void;
  workEnded(kind: string, outcome: WorkOutcome): void;
  deliveryEnded(outcome: DeliveryOutcome): void;
}

/** Seconds: a read takes a few milliseconds, and a client gives up after ten seconds. */
const durations = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What waits in the store is looked up when metrics are asked for, and at most once in this time, in milliseconds. */
const sampleEveryMs = 10_000;

export function createMetrics({ store, clock }: { store: Store; clock: Clock }): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: "enrolkit_http_request_duration_seconds",
    help: "Time from a request's head to the end of its response, by operation and status.",
    labelNames: ["operation", "status"],
    buckets: durations,
    registers,
  });
  const works = new Counter({
    name: "enrolkit_due_work_total",
    help: "Pieces of due work that ended, by kind and outcome; one that failed is tried again.",
    labelNames: ["kind", "outcome"],
    registers,
  });
  const deliveries = new Counter({
    name: "enrolkit_deliveries_total",
    help: "Attempts to deliver an event, by outcome.",
    labelNames: ["outcome"],
    registers,
  });
  gaugeBacklog(store, clock, registers);
  gaugeLoad(store, registers);
  return {
    registry,
    requestEnded: (operation, status, seconds) => requests.observe({ operation, status }, seconds),
    workEnded: (kind, outcome) => works.inc({ kind, outcome }),
    deliveryEnded: (outcome) => deliveries.inc({ outcome }),
  };
}

interface Sample {
  dueWork: ReadonlyMap<string, Backlog>;
  deliveries: Backlog;
}

function gaugeBacklog(store: Store, clock: Clock, registers: Registry[]): void {
  let sampledAt = Number.NEGATIVE_INFINITY;
  let sampling: Promise<Sample | undefined> = Promise.resolve(undefined);
  /** Undefined while the store does not respond. */
  const sample = () => {
    if (performance.now() - sampledAt < sampleEveryMs) return sampling;
    sampledAt = performance.now();
    sampling = readBacklog(store, clock.now()).catch(() => undefined);
    return sampling;
  };
  const gauge = (
    name: string,
    help: string,
    set: (gauge: Gauge, sample: Sample) => void,
    labelNames: string[] = [],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset();
        const sampled = await sample();
        if (sampled) set(this, sampled);
        // Without labels a reset leaves a nought, which would say that nothing waits.
        else if (labelNames.length === 0) this.remove();
      },
    });
  const byKind =
    (read: (backlog: Backlog) => number) =>
    (each: Gauge, { dueWork }: Sample) => {
      for (const [kind, backlog] of dueWork) each.set({ kind }, read(backlog));
    };
  gauge(
    "enrolkit_due_work_waiting",
    "Pieces of due work that are not done yet, by kind; 10000 stands for that many or more.",
    byKind(({ waiting }) => waiting),
    ["kind"],
  );
  gauge(
    "enrolkit_due_work_oldest_seconds",
    "For how long the oldest of them has been due, by kind.",
    byKind(({ oldest_ms }) => oldest_ms / 1000),
    ["kind"],
  );
  gauge(
    "enrolkit_deliveries_waiting",
    "Deliveries of events that are due; 10000 stands for that many or more.",
    (each, { deliveries }) => each.set(deliveries.waiting),
  );
  gauge(
    "enrolkit_deliveries_oldest_seconds",
    "For how long the oldest of them has been due.",
    (each, { deliveries }) => each.set(deliveries.oldest_ms / 1000),
  );
  new Gauge({
    name: "enrolkit_store_up",
    help: "Whether the store responded when it was last asked what waits.",
    registers,
    async collect() {
      this.set((await sample()) ? 1 : 0);
    },
  });
}

function readBacklog(store: Store, now: number): Promise<Sample> {
  return store.read(async (transaction) => ({
    dueWork: await dueWorkBacklog(transaction, now),
    deliveries: await deliveryBacklog(transaction, now),
  }));
}

function gaugeLoad(store: Store, registers: Registry[]): void {
  const load = () => store.load();
  const gauge = (name: string, help: string, read: (load: StoreLoad) => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read(load()));
      },
    });
  const counter = (name: string, help: string, read: (load: StoreLoad) => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read(load()));
      },
    });
  gauge(
    "enrolkit_store_waiting",
    "Transactions that wait for a connection; on SQLite, writes that wait for their turn.",
    ({ waiting }) => waiting,
  );
  if (store.engine === "postgres") {
    const ofPool = (read: (pool: PoolLoad) => number) => (each: StoreLoad) =>
      each.engine === "postgres" ? read(each) : 0;
    gauge(
      "enrolkit_postgres_connections",
      "Open connections.",
      ofPool(({ open }) => open),
    );
    gauge(
      "enrolkit_postgres_connections_idle",
      "Open connections that no transaction uses.",
      ofPool(({ idle }) => idle),
    );
    gauge(
      "enrolkit_postgres_connections_max",
      "Connections that this process may open.",
      ofPool(({ max }) => max),
    );
  } else {
    const ofWriter = (read: (writer: WriterLoad) => number) => (each: StoreLoad) =>
      each.engine === "sqlite" ? read(each) : 0;
    counter(
      "enrolkit_sqlite_writes_total",
      "Writes that were committed.",
      ofWriter(({ writes }) => writes),
    );
    counter(
      "enrolkit_sqlite_commits_total",
      "Commits; each makes a group of writes durable.",
      ofWriter(({ commits }) => commits),
    );
  }
}
