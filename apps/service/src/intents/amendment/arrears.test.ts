import type { ContributionReport, PolicyAmendmentIntent } from "@enrolkit/contract";
import { addDays } from "@enrolkit/rules";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { AmendmentJourney, because } from "../../testing/amendment-journey.ts";
import { child, partner } from "../../testing/people.ts";
import { breakdownsOf, linesOf, reportsOf } from "../../testing/reports.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

// Tests begin on 2026-12-01; the policy covers from 2027-01-01. A child adds 76.84 a month, of which the employer pays 80 %.

const service = await serviceOfFile();
const begin = (options?: Parameters<typeof AmendmentJourney.begin>[1]) =>
  AmendmentJourney.begin(service, options);

/** Locks the figures of a month. */
async function finalize({ journey }: AmendmentJourney, month: string): Promise<void> {
  const [year, number] = month.split("-");
  const [report] = await reportsOf(journey, `?year=${year}&month=${number}`);
  if (report === undefined) throw new Error(`${month} has begun.`);
  await journey.ok<ContributionReport>("POST", `/contribution_reports/${report.id}/finalize`);
}

/** What the reports of a journey's employee hold as adjustments, in cents. */
async function adjusted({ journey }: AmendmentJourney, payer: string): Promise<number> {
  const cents: number[] = [];
  for (const { id } of await reportsOf(journey)) {
    const lines = (await breakdownsOf(journey, id))
      .filter(({ employee_id }) => employee_id === journey.employeeId)
      .flatMap(linesOf);
    for (const line of lines)
      if (line.payer === payer && line.adjustment) cents.push(Math.round(line.amount * 100));
  }
  return cents.reduce((sum, amount) => sum + amount, 0);
}

const cents = (amount = 0): number => Math.round(amount * 100);

/** A child was born, and is covered from that day. */
async function bear(amending: AmendmentJourney, day: string): Promise<PolicyAmendmentIntent> {
  const { id } = await amending.journey.person({ ...child, date_of_birth: day });
  await amending.create(because("birth_of_child", day));
  return amending.choose({ add: [id] });
}

describe("what is owed once for a change that reaches back", () => {
  test("is what the next open report adjusts, to the cent, whatever the day", async () => {
    const days = fc.record({ born: fc.integer({ min: 0, max: 58 }), later: fc.integer({ min: 0, max: 59 }) });
    await fc.assert(
      fc.asyncProperty(days, async ({ born, later }) => {
        const amending = await begin({ people: [partner] });
        const birth = addDays("2027-01-01", born);
        const today = addDays(birth, later);
        await amending.until(`${today}T12:00:00Z`);
        const over = ["2027-01", "2027-02", "2027-03"].filter((month) => month < today.slice(0, 7));
        for (const month of over) await finalize(amending, month);
        const { arrears } = await bear(amending, birth);
        await amending.confirm();
        const changed = await amending.pass();
        expect(changed).toMatchObject({ status: "amended" });
        expect(changed.arrears).toEqual(arrears);
        expect(cents(arrears?.employee_contribution)).toBe(await adjusted(amending, "employee"));
        expect(cents(arrears?.employer_contribution)).toBe(await adjusted(amending, "employer"));
        expect(cents(arrears?.total)).toBe(
          cents(arrears?.employee_contribution) + cents(arrears?.employer_contribution),
        );
        const isReported = over.some((month) => month >= birth.slice(0, 7));
        expect(arrears !== undefined).toBe(isReported);
      }),
      { numRuns: 12 },
    );
  });

  test("counts months that are over though payroll has not locked them, and stays as it was agreed", async () => {
    const amending = await begin();
    await amending.until("2027-03-02T12:00:00Z");
    const { arrears, pending_confirmation } = await bear(amending, "2027-01-20");
    // 12 of 31 days of January, and February.
    const month = pending_confirmation?.quote?.difference.monthly.employee_contribution.gross ?? 0;
    expect(arrears).toMatchObject({
      currency: "gbp",
      period: { from_date: "2027-01-20", to_date: "2027-02-28" },
    });
    expect(Math.abs(cents(arrears?.employee_contribution) - cents(month) * (1 + 12 / 31))).toBeLessThan(2);
    expect((await amending.confirm()).arrears).toEqual(arrears);
    expect((await amending.pass()).arrears).toEqual(arrears);
    await amending.until("2027-06-02T12:00:00Z");
    expect((await amending.intent()).arrears).toEqual(arrears);
  });

  test("counts the current month once it is locked", async () => {
    const amending = await begin();
    await amending.until("2027-01-20T12:00:00Z");
    expect(await bear(amending, "2027-01-10")).not.toHaveProperty("arrears");
    await finalize(amending, "2027-01");
    expect((await amending.intent()).arrears?.period).toEqual({
      from_date: "2027-01-10",
      to_date: "2027-01-31",
    });
  });

  test("is nothing for a change that begins next month, or that the insurer turned down", async () => {
    const amending = await begin({ people: [partner] });
    await amending.until("2027-03-02T12:00:00Z");
    await amending.create(because("divorce_or_legal_separation", "2027-03-01"));
    expect(await amending.choose({ drop: [...amending.personIds] })).not.toHaveProperty("arrears");
    await amending.cancel();
    await bear(amending, "2027-01-20");
    expect(await amending.force("processing_error")).not.toHaveProperty("arrears");
  });
});
