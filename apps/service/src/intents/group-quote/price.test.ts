import type { Employee, ListedQuotedEmployee, Paged, Quote } from "@enrolkit/contract";
import { toMinor } from "@enrolkit/rules";
import { describe, expect, test } from "vitest";
import { openContext, type Services } from "../../context.ts";
import { runClaimed } from "../../due-work/worker.ts";
import { erase } from "../../people/erase.ts";
import { claimDueWork } from "../../store/due-work.ts";
import { addGroupMembers } from "../../store/group-members.ts";
import { recordsOf } from "../../store/records.ts";
import type { DueWork } from "../../store/store.ts";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

describe.each(["sqlite", "postgres"] as const)("on %s, a quote for many employees", async (engine) => {
  const service = await serviceOfFile({ engine });
  const { services } = service.service;
  const { store } = services;

  /** A journey whose group has so many employees, of all ages. */
  async function begin(count: number, options: { group?: string } = {}): Promise<QuoteJourney> {
    const journey = await QuoteJourney.begin(service, options);
    await hire(journey, count - journey.world.employee_ids.length);
    return journey;
  }

  async function hire(journey: QuoteJourney, count: number, groupId = journey.groupId): Promise<Employee[]> {
    const { world } = journey;
    return store.write(async (transaction) => {
      const all = recordsOf(transaction, world.platform_id);
      const like = await all.employees.get(world.employee_ids[0] ?? "");
      const hired = Array.from({ length: count }, (_, index) => ({
        ...like,
        id: services.newId("ee"),
        date_of_birth: `${1957 + (index % 50)}-03-14`,
      }));
      await all.employees.insertAll(hired);
      const ids = hired.map(({ id }) => id);
      await addGroupMembers(transaction, world.platform_id, groupId, ids);
      return hired;
    });
  }

  /** Does what is due once, as a worker would. Returns the kinds of work. */
  async function runDue(by: Services = services): Promise<string[]> {
    const claimed = await claim();
    for (const work of claimed) await runClaimed(by, work);
    return claimed.map(({ kind }) => kind);
  }

  async function claim(): Promise<DueWork[]> {
    service.clock.tick(5000);
    const { works } = await store.write((transaction) =>
      claimDueWork(transaction, {
        now: service.clock.now(),
        lease_ms: 5000,
        token: services.newId("lease"),
        limit: 16,
      }),
    );
    return works;
  }

  /** Does what is due until some employees are priced and others are not. */
  async function midway(journey: QuoteJourney): Promise<void> {
    while ((await stored(journey)).pricing === null) await runDue();
    expect((await stored(journey)).status).toBe("awaiting_quote");
    expect(await pricedRows(journey)).toBeGreaterThan(0);
  }

  async function untilNothingIsDue(): Promise<void> {
    while ((await runDue()).length > 0);
  }

  const stored = (journey: QuoteJourney) =>
    store.read((transaction) =>
      recordsOf(transaction, journey.world.platform_id).groupQuoteIntents.get(journey.intentId),
    );

  const pricedRows = (journey: QuoteJourney) =>
    store.read((transaction) =>
      recordsOf(transaction, journey.world.platform_id).quotedEmployees.count({
        quote_intent_id: journey.intentId,
      }),
    );

  /** Walks the whole list of the quote's employees. */
  async function listed(journey: QuoteJourney, groupId?: string): Promise<ListedQuotedEmployee[]> {
    const items: ListedQuotedEmployee[] = [];
    for (let more = true; more; ) {
      const query = new URLSearchParams({ page_size: "100" });
      if (groupId !== undefined) query.set("group_id", groupId);
      if (items.length > 0) query.set("before", items.at(-1)?.id ?? "");
      const path = `${journey.intentPath}/quote/employees?${query.toString()}`;
      const page = await journey.ok<Paged<ListedQuotedEmployee>>("GET", path);
      items.push(...page.items);
      more = page.has_next_page;
    }
    return items;
  }

  function expectSums(quote: Quote, employees: readonly ListedQuotedEmployee[]): void {
    const minor = (amount: number) => toMinor(amount, quote.currency);
    const sum = (amountOf: (monthly: ListedQuotedEmployee["cost"]["monthly"]) => number) =>
      employees.reduce((so, { cost }) => so + minor(amountOf(cost.monthly)), 0);
    expect(quote.employee_count).toBe(employees.length);
    expect(minor(quote.total_monthly_premium)).toBe(sum(({ total }) => total.gross));
    expect(minor(quote.monthly_premium.net)).toBe(sum(({ total }) => total.net));
    expect(minor(quote.monthly_premium.tax)).toBe(sum(({ total }) => total.tax));
    expect(minor(quote.employer_monthly_cost)).toBe(
      sum(({ employer_contribution }) => employer_contribution.gross),
    );
  }

  test("is priced some at a time, and its sums are those of the employees", async () => {
    const journey = await begin(600);
    const other = await journey.group("Shop");
    await hire(journey, 260, other);
    const cost_sharing = { type: "percentage" as const, percentage: { percentage: 37 } };
    await journey.createLevels(
      { ...journey.level(), cost_sharing },
      { ...journey.level("Anchor Modular", other), cost_sharing: { type: "policyholder_only" } },
    );
    const kinds: string[] = [];
    for (let done = await runDue(); done.length > 0; done = await runDue()) kinds.push(...done);
    expect(kinds.filter((kind) => kind === "group_quote.price").length).toBeGreaterThan(2);

    const quote = await journey.quote();
    const employees = await listed(journey);
    expectSums(quote, employees);
    for (const quoted of quote.items.flatMap(({ levels }) => levels)) {
      const ofGroup = await listed(journey, quoted.group_id);
      expectSums({ ...quote, ...quoted }, ofGroup);
      expect(quoted.employees).toEqual(
        ofGroup
          .toReversed()
          .slice(0, 100)
          .map(({ employee_id, first_name, last_name, external_id, cost }) => ({
            employee_id,
            first_name,
            last_name,
            external_id,
            cost,
          })),
      );
    }
    expect(employees.map(({ id }) => id)).toEqual(
      employees
        .map(({ id }) => id)
        .toSorted()
        .toReversed(),
    );
    const events = (await journey.events()).map(({ type }) => type);
    expect(events.filter((type) => type === "group_quote_intent.quote_available")).toHaveLength(1);
  });

  test("goes on where it was after a worker died, and after a transaction failed", async () => {
    const journey = await begin(700);
    await journey.create();
    await midway(journey);
    const before = await stored(journey);

    // A worker that dies has claimed the work and does nothing more.
    expect((await claim()).map(({ kind }) => kind)).toEqual(["group_quote.price"]);
    let left = 40;
    const failing: Services = {
      ...services,
      newId(prefix) {
        if (prefix === "qe" && --left === 0) throw new Error("The process is killed.");
        return services.newId(prefix);
      },
    };
    await runDue(failing);
    expect(await stored(journey)).toEqual(before);
    expect(await pricedRows(journey)).toBe(250);

    await untilNothingIsDue();
    const employees = await listed(journey);
    expect(new Set(employees.map(({ employee_id }) => employee_id)).size).toBe(700);
    expectSums(await journey.quote(), employees);
  });

  test("has the prices of the moment when pricing began, whatever the plan's are meanwhile", async () => {
    const journey = await begin(300);
    await journey.create();
    await midway(journey);
    const { plan_id } = journey.level();
    await store.write(async (transaction) => {
      const { plans } = recordsOf(transaction, journey.world.platform_id);
      const plan = await plans.get(plan_id);
      await plans.replace({ ...plan, tax: { ...plan.tax, rate_percent: plan.tax.rate_percent + 5 } });
    });
    await untilNothingIsDue();
    const taxes = (await listed(journey)).map(
      ({ cost }) => cost.monthly.total.tax / cost.monthly.total.gross,
    );
    expect(Math.max(...taxes) - Math.min(...taxes)).toBeLessThan(0.001);
    expect(await journey.quote()).toMatchObject({ employee_count: 300 });
  });

  test("includes who joins before their turn, and no one who left before it", async () => {
    const journey = await begin(400);
    await journey.create();
    await midway(journey);
    const [late] = await hire(journey, 1);
    const { api_key } = journey.world;
    const last = (await hire(journey, 1))[0]?.id ?? "";
    await journey.ok("PUT", `/employees/${last}`, { status: "inactive" }, { key: api_key });
    await untilNothingIsDue();
    const ids = (await listed(journey)).map(({ employee_id }) => employee_id);
    expect(ids).toContain(late?.id);
    expect(ids).not.toContain(last);
    const [tooLate] = await hire(journey, 1);
    expect((await listed(journey)).map(({ employee_id }) => employee_id)).not.toContain(tooLate?.id);
  });

  test("cannot be seen while it is priced, and leaves nothing where the insurer declines meanwhile", async () => {
    const journey = await begin(600);
    await journey.create();
    await midway(journey);
    for (const path of ["quote", "quote/employees"]) {
      expect(await journey.rejected("GET", `${journey.intentPath}/${path}`)).toMatchObject({
        error_code: "invalid_state",
        current_status: "awaiting_quote",
      });
    }
    await journey.force("rejected_by_insurer");
    await untilNothingIsDue();
    expect(await journey.intent()).toMatchObject({ status: "rejected_by_insurer" });
    expect(await pricedRows(journey)).toBe(0);
    expect((await stored(journey)).pricing).toBeNull();
  });

  test("is done when forcing answers, from the start or from midway", async () => {
    const journey = await begin(600);
    await journey.create();
    await journey.force("quote_available");
    expectSums(await journey.quote(), await listed(journey));
    await journey.create();
    await midway(journey);
    expect(await journey.force("quote_available")).toMatchObject({ status: "quote_available" });
    expectSums(await journey.quote(), await listed(journey));
    expect((await journey.quote()).employee_count).toBe(600);
  });

  test("is done when advancing the clock answers", async () => {
    const journey = await begin(900);
    await journey.create();
    expect(await journey.pass()).toMatchObject({ status: "quote_available" });
    expect((await journey.quote()).employee_count).toBe(900);
  });

  test("holds an erased employee's id and cost, and nothing else of them", async () => {
    const journey = await begin(4);
    await journey.create();
    await journey.pass();
    const before = await listed(journey);
    const [someone = ""] = journey.world.employee_ids;
    await store.write(async (transaction) =>
      erase(await openContext(services, transaction, journey.world.platform_id), someone, someone),
    );
    const after = before.map((quoted) =>
      quoted.employee_id === someone ? { ...quoted, first_name: "Erased", last_name: "Erased" } : quoted,
    );
    expect(await listed(journey)).toEqual(after);
  });
});
