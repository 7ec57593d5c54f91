import type { EnrolmentIntent } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { changePlan } from "../../testing/api-client.ts";
import { Journey } from "../../testing/journey.ts";
import { child } from "../../testing/people.ts";
import { healthOnly, planNamed } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const health = planNamed("Anchor Modular");
const life = planNamed("Anchor Life");
const plansOf = ({ policy_enrolments }: EnrolmentIntent) => policy_enrolments.map(({ plan }) => plan.id);

describe("an enrolment into health and life", () => {
  test("enrols both in one intent, with the beneficiaries that life asks for", async () => {
    const journey = await Journey.begin(service);
    const { id } = await journey.person(child);
    expect(plansOf(await journey.reach("pending_confirmation"))).toEqual([health.id, life.id]);
    expect(await journey.requirements()).toMatchObject([{ code: "provide_beneficiary_information" }]);
    await journey.cover(id);
    const { policy_enrolments } = await journey.reach("enrolled");
    expect(policy_enrolments.map(({ type, id }) => [type, id?.slice(0, 2)])).toEqual([
      ["health_insurance", "p_"],
      ["life_assurance", "p_"],
    ]);
  });

  test("has one list of choices for all plans, and shows each its own", async () => {
    const journey = await Journey.begin(service);
    const { policy_enrolments } = await journey.reach("pending_confirmation");
    expect(policy_enrolments[0]?.health_insurance?.coverage_selections).toHaveLength(3);
    expect(policy_enrolments[1]?.life_assurance?.coverage_selections).toEqual([]);
    expect(policy_enrolments[0]).not.toHaveProperty("life_assurance");
    expect(policy_enrolments[1]).not.toHaveProperty("health_insurance");
  });

  test("counts dependents in the cost of the plan that they were chosen for alone", async () => {
    const journey = await Journey.begin(service);
    const { id } = await journey.person(child);
    const before = await journey.reach("pending_confirmation");
    await journey.cover(id);
    const after = await journey.intent();
    expect(after.policy_enrolments[0]?.cost).not.toEqual(before.policy_enrolments[0]?.cost);
    expect(after.policy_enrolments[1]?.cost).toEqual(before.policy_enrolments[1]?.cost);
  });

  test("leaves out the plan that the employee is not eligible for", async () => {
    // 71: above the age of life, not of health.
    const journey = await Journey.begin(service, { details: { date_of_birth: "1955-06-01" } });
    await journey.create();
    const intent = await journey.pass();
    expect(intent).toMatchObject({ status: "coverage_options_required" });
    expect(plansOf(intent)).toEqual([health.id]);
    expect(plansOf(await journey.reach("enrolled"))).toEqual([health.id]);
    const opened = (await journey.events()).filter(({ type }) => type === "policy.active");
    expect(opened).toHaveLength(1);
  });

  test("is ineligible, and enrols no one at a price of 0, when no plan remains", async () => {
    const journey = await Journey.begin(service, { details: { date_of_birth: "1940-06-01" } });
    await journey.create();
    const intent = await journey.pass(3 * 86_400);
    expect(intent).toMatchObject({
      status: "ineligible",
      ineligibility_reason: { code: "employee_above_maximum_age" },
    });
    expect(plansOf(intent)).toEqual([health.id, life.id]);
    expect((await journey.events()).map(({ type }) => type)).not.toContain("policy.active");
  });

  test("drops the choices and the dependents of a plan that is left out later, and readable they stay", async () => {
    const journey = await Journey.begin(service);
    const { id } = await journey.person(child);
    await journey.reach("pending_confirmation");
    await journey.cover(id);
    await journey.openList();
    await changePlan(journey, health.id, { employee_eligibility: { min_age: 60, max_age: null } });
    await journey.configure({ policy_configuration: {} });
    const intent = await journey.pass();
    expect(plansOf(intent)).toEqual([life.id]);
    expect(intent).toMatchObject({ dependents_cover: "none" });
    expect(await journey.list()).toMatchObject({ status: "not_undertaken", plan: { id: health.id } });
  });

  test("takes a plan in again once the employee is eligible", async () => {
    const journey = await Journey.begin(service, { details: { date_of_birth: "1955-06-01" } });
    await journey.reach("pending_confirmation");
    await journey.change({ date_of_birth: "1975-06-01" });
    await journey.configure({ policy_configuration: {} });
    const intent = await journey.pass();
    expect(plansOf(intent)).toEqual([health.id, life.id]);
    expect(intent).toMatchObject({ status: "pending_confirmation" });
    expect(await journey.requirements()).toMatchObject([
      { code: "provide_beneficiary_information", is_fulfilled: false },
    ]);
  });

  test("has each disclosure once", async () => {
    const journey = await Journey.begin(service);
    const { disclosures } = await journey.create();
    const texts = disclosures.map((disclosure) => JSON.stringify(disclosure));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.length).toBeGreaterThan(0);
    for (const { disclosures: own } of [health, life]) {
      for (const disclosure of own) expect(texts).toContain(JSON.stringify(disclosure));
    }
  });
});

describe("what a plan does not ask", () => {
  test("is not asked: a required coverage that is all out of reach", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    const eligibility_criteria = [
      { type: "employees_count" as const, description: "Large employers", employees_count: { min: 500 } },
    ];
    await changePlan(journey, health.id, {
      dependents_cover: "none",
      coverage_configurations: health.coverage_configurations.map((coverage) =>
        coverage.scope === "policy"
          ? { ...coverage, options: coverage.options.map((option) => ({ ...option, eligibility_criteria })) }
          : coverage,
      ),
    });
    await journey.create();
    await journey.pass(2);
    expect(await journey.pass(2)).toMatchObject({ status: "enrolled" });
  });

  test("takes an empty list as a submission where nothing is required", async () => {
    const elm = planNamed("Elm Großregion");
    const group_policies = [{ plan_id: elm.id, cost_sharing: { type: "full_coverage" as const } }];
    const journey = await Journey.begin(service, { group_policies });
    await changePlan(journey, elm.id, {
      coverage_configurations: elm.coverage_configurations.map((coverage) => ({
        ...coverage,
        required: false,
      })),
    });
    await journey.reach("coverage_options_required");
    await journey.select([]);
    const intent = await journey.pass();
    expect(intent).toMatchObject({ status: "pending_confirmation" });
    expect(intent.policy_enrolments[0]?.health_insurance?.coverage_selections).toEqual([]);
    expect(intent.policy_enrolments[0]?.plan.coverage_options).toBeNull();
  });
});
