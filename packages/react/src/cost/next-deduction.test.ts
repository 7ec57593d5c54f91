import { describe, expect, it } from "vitest";
import { costOf } from "../testing/costs.ts";
import { coverFrom, maya, policyOf } from "../testing/policies.ts";
import { nextDeduction } from "./next-deduction.ts";

describe("the next deduction", () => {
  const next = (
    more: Parameters<typeof policyOf>[0],
    today: string,
    nextPayday?: string,
    changedOn: readonly string[] = [],
  ) => nextDeduction(policyOf(more), { from: nextPayday ?? today, nextPayday, changedOn });

  it("is of the month of the next pay day, and of today's where none is known", () => {
    expect(next({}, "2026-12-29", "2027-01-28")).toEqual({
      month: "2027-01-01",
      payday: "2027-01-28",
      amount: 53.1,
    });
    expect(next({}, "2026-12-29")).toEqual({ month: "2026-12-01", payday: null, amount: 53.1 });
  });

  it("is of the first month of cover before it begins: its pay day is not known", () => {
    expect(next({}, "2026-10-20", "2026-10-28")).toEqual({
      month: "2026-12-01",
      payday: null,
      amount: 53.1,
    });
  });

  it("costs what is agreed for the month", () => {
    const upcoming_changes = [coverFrom("2027-01-01", [maya], 40), coverFrom("2027-02-01", [maya], 30)];
    expect(next({ upcoming_changes }, "2026-12-29", "2027-01-28")?.amount).toBe(40);
    expect(next({ upcoming_changes }, "2026-12-20", "2026-12-28")?.amount).toBe(53.1);
  });

  it("has no amount where the month is worked out by the day", () => {
    const inMonth = "2026-12-20";
    expect(next({ effective_from: "2026-12-05" }, inMonth)?.amount).toBeNull();
    expect(next({ ends_on: "2026-12-30" }, inMonth)?.amount).toBeNull();
    expect(next({ ends_on: "2026-12-31" }, inMonth)?.amount).toBe(53.1);
    expect(next({}, inMonth, undefined, ["2026-12-05"])?.amount).toBeNull();
    expect(next({}, inMonth, undefined, ["2026-11-05"])?.amount).toBe(53.1);
    expect(next({ upcoming_changes: [coverFrom("2026-12-31", [maya], 40)] }, inMonth)?.amount).toBeNull();
  });

  it("is none after the end, where cover never began, and where the employer pays all", () => {
    expect(next({ ends_on: "2026-12-31" }, "2026-12-29", "2027-01-28")).toBeNull();
    expect(next({ ends_on: "2026-11-30" }, "2026-11-20")).toBeNull();
    expect(next({ cost: costOf(0, 12.3) }, "2026-12-29")).toBeNull();
  });
});
