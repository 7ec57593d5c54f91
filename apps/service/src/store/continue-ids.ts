import { sql } from "kysely";
import type { Store, Transaction } from "./store.ts";
import { tableShapes } from "./table-shapes.ts";

/** Tables whose ids carry no time: those of the catalogue may come from elsewhere, a holder has its employer's. */
const timeless: ReadonlySet<string> = new Set(["providers", "plans", "report_holders"]);

const tables = [
  ...Object.values(tableShapes)
    .map(({ name }) => name)
    .filter((name) => !timeless.has(name)),
  "api_keys",
  "sessions",
  "events",
  "event_deliveries",
];

/**
 * Makes a process's ids go on after all that are stored, so that newest first stays right when the clock was set back
 * while no process ran. To be called before the first id is made.
 */
export async function continueIds(
  store: Store,
  nextId: (prefix: string, nowMs: number) => string,
): Promise<void> {
  const newest = await store.read(newestMoment);
  // Later ids of the factory are greater than any that it has made.
  if (newest !== undefined) nextId("after", newest + 1);
}

/** The latest moment that an id carries, in milliseconds. Reads one row of each table and platform. */
async function newestMoment({ db }: Transaction): Promise<number | undefined> {
  const ofTables = tables.map(
    (table) => sql`select max(newest) as id from (
      select (select max(id) from ${sql.table(table)} as t where t.platform_id = platforms.id) as newest from platforms
    ) as by_platform`,
  );
  const { rows } = await sql<{ id: string | null }>`
    select max(id) as id from platforms union all ${sql.join(ofTables, sql` union all `)}`.execute(db);
  const moments = rows.map(({ id }) => momentOf(id ?? "")).filter((moment) => moment !== undefined);
  return moments.length === 0 ? undefined : Math.max(...moments);
}

/** Undefined where an id is none of ours. */
function momentOf(id: string): number | undefined {
  const digits = /^[a-z]{1,9}_([0-9a-f]{12})7[0-9a-f]{19}$/.exec(id)?.[1];
  return digits === undefined ? undefined : Number.parseInt(digits, 16);
}
