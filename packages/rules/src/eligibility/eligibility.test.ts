import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dependentsEligibility, memberTypeOf } from "./dependents.ts";
import { estimatedEffectiveFrom } from "./effective-from.ts";
import { employeeEligibility } from "./employee.ts";
const today = "2026-11-27";
const rules = { min_age: 18, max_age: 66 };
const employee = { status: "active" as const, date_of_birth: "1988-04-12", start_on: "2024-01-01" };
const judge = (changes: Partial<Parameters<typeof employeeEligibility>[0]>, effectiveFrom = "2026-12-01") =>
  employeeEligibility({ ...employee, ...changes }, rules, effectiveFrom, today);

describe("an employee", () => {
  it("may enrol when employed and of an age", () => {
    expect(judge({})).toEqual({ kind: "eligible" });
    expect(judge({ status: "pending" })).toEqual({ kind: "eligible" });
    expect(judge({ start_on: today })).toEqual({ kind: "eligible" });
  });

  it("may not when restricted, leaving, gone or without a known start", () => {
    expect(judge({ status: "restricted", start_on: null })).toEqual({
      kind: "ineligible",
      code: "employee_restricted",
    });
    expect(judge({ status: "offboarding" })).toEqual({ kind: "ineligible", code: "employee_not_active" });
    expect(judge({ status: "inactive" })).toEqual({ kind: "ineligible", code: "employee_not_active" });
    expect(judge({ end_on: "2026-11-30" })).toEqual({ kind: "ineligible", code: "employee_not_active" });
    expect(judge({ end_on: "2026-12-01" })).toEqual({ kind: "eligible" });
    expect(judge({ start_on: null })).toEqual({ kind: "ineligible", code: "employment_not_started" });
  });

  it("waits for the later of employment and benefits", () => {
    expect(judge({ start_on: "2026-11-28" })).toEqual({ kind: "scheduled", until: "2026-11-28" });
    expect(judge({ start_on: "2026-11-28", earliest_benefits_start_date: "2027-02-01" })).toEqual({
      kind: "scheduled",
      until: "2027-02-01",
    });
    expect(judge({ earliest_benefits_start_date: today })).toEqual({ kind: "eligible" });
  });

  it("is judged by age on the effective date", () => {
    const young = { date_of_birth: "2008-12-02" };
    expect(judge(young)).toEqual({ kind: "ineligible", code: "employee_under_minimum_age" });
    expect(judge(young, "2026-12-02")).toEqual({ kind: "eligible" });
    expect(judge({ date_of_birth: "1959-12-01" })).toEqual({
      kind: "ineligible",
      code: "employee_above_maximum_age",
    });
  });
});

describe("cover is expected to begin", () => {
  it("on the first of next month, or later where something starts later", () => {
    const dates = { today, group_policy_starts_on: "2026-01-01" };
    expect(estimatedEffectiveFrom(dates)).toBe("2026-12-01");
    expect(estimatedEffectiveFrom({ ...dates, desired_policy_start_date: "2026-11-30" })).toBe("2026-11-30");
    expect(estimatedEffectiveFrom({ ...dates, start_on: "2027-01-11" })).toBe("2027-01-11");
    expect(estimatedEffectiveFrom({ ...dates, group_policy_starts_on: "2027-03-01" })).toBe("2027-03-01");
  });
});

describe("a dependent", () => {
  it("of an unborn child of a plan without a least age becomes eligible at birth", () => {
    const partner = { min_age: null, max_age: null, max_count: 1 };
    const person = {
      associated_person_id: "ap_1",
      relationship_type: "partner" as const,
      date_of_birth: "2027-01-05",
      student_evidence: false,
      in_intent: false,
      already_covered: false,
      restricted: false,
    };
    expect(dependentsEligibility([person], { partner, child: null }, "2027-01-01")[0]).toMatchObject({
      ineligibility_code: "under_minimum_age",
      becomes_eligible_on: "2027-01-05",
    });
  });

  it("who becomes eligible on a day is eligible on it", () => {
    const partner = { min_age: 18, max_age: 75, max_count: 1 };
    const birth = fc.integer({ min: 2008, max: 2026 }).map((year) => `${year}-02-28`);
    fc.assert(
      fc.property(birth, (date_of_birth) => {
        const person = {
          associated_person_id: "ap_1",
          relationship_type: "spouse" as const,
          date_of_birth,
          student_evidence: false,
          in_intent: false,
          already_covered: false,
          restricted: false,
        };
        const on = (date: string) => dependentsEligibility([person], { partner, child: null }, date)[0]!;
        const from = on("2026-01-01").becomes_eligible_on;
        expect(from === null || on(from).eligibility_status === "eligible").toBe(true);
      }),
    );
  });

  it("is a partner or a child in the premium", () => {
    expect((["spouse", "partner", "child", "other"] as const).map(memberTypeOf)).toEqual([
      "partner_dependant",
      "partner_dependant",
      "child_dependant",
      "child_dependant",
    ]);
  });
});
