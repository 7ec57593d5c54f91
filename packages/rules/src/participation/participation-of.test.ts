import { describe, expect, test } from "vitest";
import { type EnrolmentInBenefit, participationOf } from "./participation-of.ts";

const wanted = { part: "wanted", screening: false } as const;
const stateOf = (enrolment: Partial<EnrolmentInBenefit> & Pick<EnrolmentInBenefit, "status">) =>
  participationOf([], { ...wanted, ...enrolment });

describe("who takes part", () => {
  test("is not invited before there is an enrolment", () => {
    expect(participationOf([], undefined)).toBe("not_invited");
  });

  test.each([
    ["processing", "waiting"],
    ["scheduled", "waiting"],
    ["action_required", "invited"],
    ["coverage_options_required", "invited"],
    ["pending_confirmation", "invited"],
    ["enrolling", "waiting"],
    ["enrolled", "not_covered"],
    ["ineligible", "not_covered"],
    ["rejected", "not_covered"],
  ] as const)("%s without a policy is %s", (status, state) => {
    expect(stateOf({ status })).toBe(state);
  });

  test("waits while dependents are screened", () => {
    expect(stateOf({ status: "pending_confirmation", screening: true })).toBe("waiting");
  });

  test("declined is not the same as too late; where it is not known, nothing is said of a will", () => {
    expect(stateOf({ status: "not_undertaken", ended_by: "reject" })).toBe("declined");
    expect(stateOf({ status: "not_undertaken", ended_by: "deadline" })).toBe("deadline_missed");
    expect(stateOf({ status: "not_undertaken" })).toBe("deadline_missed");
  });

  test("a benefit that was left out is declined, one that does not take the employee is not covered", () => {
    for (const status of ["processing", "pending_confirmation", "enrolling", "enrolled"] as const) {
      expect(stateOf({ status, part: "declined" })).toBe("declined");
      expect(stateOf({ status, part: "not_taken" })).toBe("not_covered");
    }
    expect(stateOf({ status: "not_undertaken", ended_by: "deadline", part: "declined" })).toBe("declined");
  });

  test("cover counts first, and one policy that goes on makes it last", () => {
    const newest = { ...wanted, status: "not_undertaken", ended_by: "reject" } as const;
    expect(participationOf([{}], newest)).toBe("covered");
    expect(participationOf([{ ends_on: "2027-01-31" }], newest)).toBe("ending");
    expect(participationOf([{ ends_on: "2027-01-31" }, {}], newest)).toBe("covered");
  });
});
