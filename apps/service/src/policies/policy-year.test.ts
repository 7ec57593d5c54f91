import { expect, test } from "vitest";
import { Journey } from "../testing/journey.ts";
import { healthOnly } from "../testing/plans.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { policyYearEnd } from "../policies/cost-of-cover.ts";

const service = await serviceOfFile();

test.each([
  ["2027-10-31", "2027-01-01", "2027-10-31"],
  ["2027-10-31", "2027-10-31", "2027-10-31"],
  ["2027-10-31", "2027-11-01", "2028-10-31"],
  ["2027-10-31", "2029-05-15", "2029-10-31"],
  ["2027-10-31", "2029-12-31", "2030-10-31"],
  ["2027-02-28", "2027-03-01", "2028-02-29"],
  ["2027-10-31", "9999-12-31", "9999-12-31"],
])("the year that ends on %s: cover from %s is paid until %s", (year_ends_on, day, end) => {
  expect(policyYearEnd({ year_ends_on }, day)).toBe(end);
});

test("a wish for the last day that can be written is answered", async () => {
  const journey = await Journey.begin(service, { group_policies: healthOnly });
  const intent = await journey.create({ policy_configuration: { desired_policy_start_date: "9999-12-31" } });
  expect(intent.policy_enrolments[0]).toMatchObject({ term_ends_on: "9999-12-31" });
});

test("cover that begins after the policy's year costs what the next year does", async () => {
  const journey = await Journey.begin(service, { group_policies: healthOnly });
  const before = (await journey.reach("pending_confirmation")).policy_enrolments[0];
  const ends = before?.term_ends_on ?? "";
  const nextYear = `${Number(ends.slice(0, 4)) + 1}${ends.slice(4)}`;
  await journey.configure({ policy_configuration: { desired_policy_start_date: nextYear } });
  const after = (await journey.pass()).policy_enrolments[0];
  expect(after).toMatchObject({ estimated_effective_from: nextYear, term_ends_on: nextYear });
  expect(after?.cost.term.total.gross).toBeGreaterThan(0);
});
