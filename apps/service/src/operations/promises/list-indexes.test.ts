import { join } from "node:path";
import type { AnyOperation, GroupPolicy, Paged } from "@enrolkit/contract";
import SqliteDatabase from "better-sqlite3";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GroupPolicyJourney } from "../../testing/group-policy-journey.ts";
import { Journey } from "../../testing/journey.ts";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import { keyFor, requestFor, send, servedOperations } from "../../testing/requests.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

// SQLite has no statistics, so its plans are the same however many rows there are: what is searched by an index here is
// searched by it at any size. PostgreSQL has the same indexes.

const statements = new Set<string>();
const { prepare } = SqliteDatabase.prototype;
SqliteDatabase.prototype.prepare = function (this: SqliteDatabase.Database, sql: string) {
  statements.add(sql);
  return prepare.call(this, sql);
} as typeof prepare;
const service = await serviceOfFile();
// Migrations read all there is.
statements.clear();
const lists = servedOperations.filter(({ query }) => query !== undefined && "page" in query.shape);

/** Tables that grow with a platform's employees: what is counted of them must not be read row by row. */
const large = new Set([
  "employees",
  "enrolment_intents",
  "policies",
  "events",
  "quoted_employees",
  "employee_breakdowns",
]);
/** Queues and credentials, which have tests of their own, and endpoints, of which a platform has few. */
const others = /"(due_work|event_deliveries|idempotency_keys|sessions|platforms|webhook_endpoints|api_keys)"/;
/** Columns that few rows have the same value in. */
const narrow = ["employee_id", "policy_id", "intent_id", "associated_person_id"];

let database: SqliteDatabase.Database;
beforeAll(() => {
  database = new SqliteDatabase(join(service.testStore.options.dataDir, "enrolkit.db"), { readonly: true });
});
afterAll(() => {
  SqliteDatabase.prototype.prepare = prepare;
  database.close();
});

/** The plans of several insurers, newest first: a catalogue is short, and no index has them in that order. */
const ofSeveralInsurers = /from "plans" where .*"provider_id" in \(\?, \?.* order by "id"/;

interface Plan {
  sql: string;
  details: string[];
}

function plansOf(statements: readonly string[]): Plan[] {
  return statements.map((sql) => {
    const values = Array.from({ length: sql.match(/\?/g)?.length ?? 0 }, () => "");
    const rows = database.prepare(`explain query plan ${sql}`).all(...values) as { detail: string }[];
    return { sql, details: rows.map(({ detail }) => detail) };
  });
}

/** Returns what is wrong with a plan; null where its work does not grow with the platform. */
function flawOf({ sql, details }: Plan): string | null {
  if (details.some((detail) => detail.startsWith("SCAN"))) return "reads a whole table";
  if (details.some((detail) => detail.includes("TEMP B-TREE"))) return "sorts";
  const table = /from "(\w+)"/.exec(sql)?.[1] ?? "";
  // What follows another table's column is a join, not a filter.
  const filters = [...sql.matchAll(/\+?"(\w+)" (?:=|in|is) (?!")/g)].map(([, column]) => column ?? "");
  // Several where the rows of several values are merged.
  const [search = "", ...more] = details.filter(
    (detail) => detail.startsWith("SEARCH") && detail.includes(table),
  );
  const used = [...search.matchAll(/(\w+)=\?/g)].map(([, column]) => column ?? "");
  if (more.some((other) => other !== search)) return "reads some values otherwise than others";
  if (
    filters.some((column) => column !== "platform_id") &&
    used.join() === "platform_id" &&
    !ofSeveralInsurers.test(sql)
  )
    return "reads all rows of a platform";
  const isNarrow = filters.some((column) => narrow.includes(column));
  if (isNarrow && !used.some((column) => narrow.includes(column) || column === "id"))
    return "does not search by the narrowest filter";
  if (sql.includes("count(*)") && large.has(table) && !isNarrow && !search.includes("COVERING"))
    return "reads each row that it counts";
  return null;
}

function subsetsOf<Item>(items: readonly Item[]): Item[][] {
  return items.reduce<Item[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);
}

test.each(lists)("$name answers whatever it is filtered by", async (operation) => {
  const journey = await Journey.begin(service, { platform_type: "employer_of_record" });
  const { params } = await requestFor(operation, journey);
  await rows[operation.name]?.(journey);
  for (const key of await keysFor(operation, journey)) {
    for (const query of queriesOf(operation, journey)) {
      const { status } = await send(service, operation, { ...(params && { params }), query }, { key });
      // Reports of a month need its year beside it.
      expect([200, 403]).toContain("month" in query && !("year" in query) ? 200 : status);
    }
  }
});

test("no list, and nothing else that was read on the way, reads more rows than it needs", () => {
  const plans = plansOf(listed());
  expect(plans.length).toBeGreaterThan(100);
  expect(plans.map((plan) => ({ ...plan, flaw: flawOf(plan) })).filter(({ flaw }) => flaw !== null)).toEqual(
    [],
  );
});

/** The queries of records that were made so far, each once. */
function listed(): string[] {
  return [...statements].filter((sql) => sql.startsWith("select") && !others.test(sql));
}

/** What makes a list's rows where asking for the list does not. */
const rows: Record<string, (journey: Journey) => Promise<unknown>> = {
  ListAssociatedPersons: (journey) => journey.person(),
  ListEnrolmentIntents: (journey) => journey.reach("enrolled"),
  ListPolicies: (journey) => journey.reach("enrolled"),
  ListParticipation: async (journey) => {
    await journey.reach("pending_confirmation");
    const { items } = await journey.ok<Paged<GroupPolicy>>("GET", "/group_policies");
    for (const state of ["invited", "not_invited", "invited,covered", "not_invited,invited"])
      await journey.ok("GET", `/group_policies/${items[0]?.id}/participation?state=${state}&page_size=1`);
  },
  ListEvents: (journey) => journey.reach("enrolled"),
  ListGroupQuoteIntents: async ({ world }) =>
    (await QuoteJourney.begin(service, { world })).reach("quote_available"),
  ListGroupPolicyIntents: async ({ world }) =>
    (await GroupPolicyJourney.begin(service, { world })).reach("policy_created"),
  ListWebhookEndpoints: ({ world }) =>
    service.call("POST", "/webhooks/endpoints", {
      key: world.api_key,
      body: { url: "https://hooks.example/enrolkit" },
    }),
};

async function keysFor(operation: AnyOperation, journey: Journey): Promise<string[]> {
  const keys = [keyFor(operation, journey)];
  if (operation.allow.includes("employer_session")) keys.push((await service.session(journey.world)).token);
  if (operation.allow.includes("employee_session"))
    keys.push((await service.session(journey.world, journey.employeeId)).token);
  return keys;
}

/** Every set of an operation's filters, on a page in the middle of a walk and on the first one. */
function queriesOf(operation: AnyOperation, journey: Journey): Record<string, string>[] {
  const { world, employeeId } = journey;
  const values: Record<string, string | undefined> = {
    employer_id: world.employer_id,
    employee_id: employeeId,
    group_id: world.group_id,
    external_customer_id: world.external_customer_id ?? undefined,
    external_id: "NB-1",
    provider_id: world.provider_ids[0],
    benefit_type: "health_insurance",
    quote_intent_id: undefined,
    status: statuses[operation.name] ?? "active",
    state: "covered",
    type: "policy.active",
    year: "2026",
    month: "12",
  };
  // Filters that take several values, each with a second one.
  const second: Record<string, string> = {
    status: secondStatuses[operation.name] ?? "cancelled",
    state: "ending",
  };
  const shape = Object.keys(operation.query?.shape ?? {});
  const filters = shape.filter((name) => !["page", "page_size", "before"].includes(name));
  expect(filters.filter((name) => !(name in values))).toEqual([]);
  return subsetsOf(filters.filter((name) => values[name] !== undefined)).flatMap((names) => {
    const query = Object.fromEntries(names.map((name) => [name, values[name] ?? ""]));
    const several = Object.fromEntries(
      names.map((name) => [name, name in second ? `${values[name]},${second[name]}` : (values[name] ?? "")]),
    );
    return [query, several].flatMap((each) => [each, { ...each, page: "2", page_size: "1" }]);
  });
}

const statuses: Record<string, string> = {
  ListEnrolmentIntents: "enrolled",
  ListContributionReports: "open",
  ListGroupQuoteIntents: "processing",
  ListGroupPolicyIntents: "processing",
  ListPolicyAmendmentIntents: "amended",
};

const secondStatuses: Record<string, string> = {
  ListEnrolmentIntents: "processing",
  ListContributionReports: "finalized",
  ListGroupPolicies: "ended",
  ListGroupQuoteIntents: "quote_available",
  ListGroupPolicyIntents: "policy_created",
  ListPolicyAmendmentIntents: "processing",
};
