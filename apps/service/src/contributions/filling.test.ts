import type { ContributionReport } from "@enrolkit/contract";
import { aggregatesFrom, aggregatesOf, linesOfMonth } from "@enrolkit/rules";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CommandContext, openContext } from "../context.ts";
import type { ReportHolderRow } from "../store/rows.ts";
import { Journey } from "../testing/journey.ts";
import { healthOnly } from "../testing/plans.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { fillMonths } from "./fill-months.ts";
import { followPolicy } from "./follow-policy.ts";
import { policyReader } from "./policy-history.ts";

/** More than fit into two transactions. */
const colleagues = 85;
const month = "2027-01";

describe.each(["sqlite", "postgres"] as const)("filling a month of many employees on %s", async (engine) => {
  const service = await serviceOfFile({ engine });

  const write = <Result>(journey: Journey, work: (context: CommandContext) => Promise<Result>) =>
    service.testStore.store.write(async (transaction) =>
      work(await openContext(service.service.services, transaction, journey.world.platform_id)),
    );

  /** One employee enrols; the others are insured alike. The month has begun, and no one is reported yet. */
  async function company(): Promise<{ journey: Journey; holderId: string }> {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    const policyId = await journey.policyId();
    await write(journey, async ({ all, services }) => {
      const policy = await all.policies.get(policyId);
      const employee = await all.employees.get(policy.employee_id);
      for (let index = 0; index < colleagues; index += 1) {
        const id = services.newId("ee");
        await all.employees.insert({ ...employee, id });
        await all.policies.insert({ ...policy, id: services.newId("p"), employee_id: id });
      }
    });
    return { journey, holderId: journey.world.employer_id };
  }

  /** A context in the month to fill. */
  const inJanuary = (context: CommandContext): CommandContext => ({
    ...context,
    now: Date.parse("2027-01-01T00:00:01Z"),
  });

  const fillSome = (journey: Journey, holderId: string) =>
    write(journey, async (context) => {
      await fillMonths(inJanuary(context), holderId);
      return context.all.reportHolders.get(holderId);
    });

  async function fillAll(
    journey: Journey,
    holderId: string,
    between?: () => Promise<unknown>,
  ): Promise<void> {
    for (let holder: ReportHolderRow = await fillSome(journey, holderId); holder.filling !== undefined; ) {
      await between?.();
      holder = await fillSome(journey, holderId);
    }
  }

  /** What is reported, and what the policies say is due, by employee; and the kept totals beside the lines. */
  async function reported(journey: Journey) {
    return write(journey, async (context) => {
      const [report] = await context.all.contributionReports.list({ month });
      if (report === undefined) throw new Error("January has a report.");
      const rows = await context.all.employeeBreakdowns.list({ contribution_report_id: report.id });
      const lines = rows.flatMap(({ employee_id, lines }) => lines.map((line) => ({ ...line, employee_id })));
      const read = policyReader(context);
      const due = new Map<string, number[]>();
      for (const policy of await context.all.policies.list()) {
        const amounts = linesOfMonth((await read(policy)).history, month).map(({ amount }) => amount);
        if (amounts.length > 0) due.set(policy.employee_id, amounts);
      }
      return {
        amounts: new Map(rows.map((row) => [row.employee_id, row.lines.map(({ amount }) => amount)])),
        due,
        totals: aggregatesFrom(report.totals),
        summed: aggregatesOf(lines),
      };
    });
  }

  test("takes several transactions, and reports everyone once", async () => {
    const { journey, holderId } = await company();
    const first = await fillSome(journey, holderId);
    expect(first).toMatchObject({ filled_through: "2026-12", filling: { months: [month] } });
    await fillAll(journey, holderId);
    const { amounts, due, totals, summed } = await reported(journey);
    expect(amounts.size).toBe(colleagues + 1);
    expect(amounts).toEqual(due);
    expect(totals).toEqual(summed);
  });

  test("goes on where it was after each of three crashes, and comes out the same", async () => {
    const { journey, holderId } = await company();
    let crashes = 0;
    const crash = async () => {
      const before = await write(journey, ({ all }) => all.reportHolders.get(holderId));
      const dying = write(journey, async (context) => {
        await fillMonths(inJanuary(context), holderId);
        throw new Error("The process dies.");
      });
      await expect(dying).rejects.toThrow("The process dies.");
      expect(await write(journey, ({ all }) => all.reportHolders.get(holderId))).toEqual(before);
      crashes += 1;
    };
    await crash();
    await fillAll(journey, holderId, crash);
    expect(crashes).toBeGreaterThanOrEqual(3);
    const { amounts, due, totals, summed } = await reported(journey);
    expect(amounts).toEqual(due);
    expect(totals).toEqual(summed);
  });

  test("comes out the same whatever changes in between", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ who: fc.nat(colleagues), day: fc.integer({ min: 1, max: 31 }) }), {
          maxLength: 6,
        }),
        async (changes) => {
          const { journey, holderId } = await company();
          const waiting = [...changes];
          await fillAll(journey, holderId, async () => {
            for (const { who, day } of waiting.splice(0, 2)) await end(journey, who, day);
          });
          const { amounts, due, totals, summed } = await reported(journey);
          expect(amounts).toEqual(due);
          expect(totals).toEqual(summed);
        },
      ),
      { numRuns: engine === "sqlite" ? 8 : 2 },
    );
  });

  /** Ends the policy of one of the employees within the month. */
  async function end(journey: Journey, who: number, day: number): Promise<void> {
    await write(journey, async (context) => {
      const policies = await context.all.policies.list();
      const policy = policies[who % policies.length];
      if (policy === undefined) throw new Error("There are policies.");
      const changed = { ...policy, ends_on: `${month}-${String(day).padStart(2, "0")}` };
      await context.all.policies.replace(changed);
      await followPolicy(inJanuary(context), changed);
    });
  }

  test("keeps its report from being finalized until everyone is in it", async () => {
    const { journey, holderId } = await company();
    await fillSome(journey, holderId);
    const { items } = await journey.ok<{ items: ContributionReport[] }>("GET", "/contribution_reports");
    const path = `/contribution_reports/${items[0]?.id}/finalize`;
    for (const query of ["", "?dry_run=true"]) {
      const response = await journey.call("POST", path + query);
      expect(response.status).toBe(409);
      expect(response.headers.get("Retry-After")).toBe("1");
      expect(response.body).toMatchObject({ error_code: "invalid_state", current_status: "open" });
    }
    await fillAll(journey, holderId);
    const finalized = await journey.ok<ContributionReport>("POST", path);
    expect(finalized.aggregates[0]?.employee_count).toBe(colleagues + 1);
  });
});
