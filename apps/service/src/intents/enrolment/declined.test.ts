import type { DeclinedBenefit, EnrolmentIntent, Paged, Policy } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { AmendmentJourney, cancelling } from "../../testing/amendment-journey.ts";
import { changeRecords } from "../../testing/api-client.ts";
import { Journey } from "../../testing/journey.ts";
import { healthOnly, planNamed } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const health = planNamed("Anchor Modular");
const noLife: DeclinedBenefit[] = [{ benefit_type: "life_assurance", reason: "covered_elsewhere" }];
const noHealth: DeclinedBenefit[] = [{ benefit_type: "health_insurance", reason: "cost" }];
const benefitsOf = ({ policy_enrolments }: EnrolmentIntent) => policy_enrolments.map(({ type }) => type);

describe.each(["sqlite", "postgres"] as const)("on %s", async (engine) => {
  const service = await serviceOfFile({ engine });

  const policiesOf = async (journey: Journey) =>
    (await journey.ok<Paged<Policy>>("GET", `/policies?employee_id=${journey.employeeId}`)).items.map(
      ({ benefit_type, status }) => [benefit_type, status],
    );
  const again = (journey: Journey) =>
    journey.rejected("POST", "/enrolment_intents", {
      employee_id: journey.employeeId,
      group_id: journey.world.group_id,
    });

  test("a benefit that is declined is shown as such, and left out of all that follows", async () => {
    const journey = await Journey.begin(service, { as: "employee" });
    await journey.reach("coverage_options_required");
    expect((await journey.requirements()).map(({ is_fulfilled }) => is_fulfilled)).toEqual([false]);
    const declined = await journey.configure({ declined_benefits: noLife });
    expect(declined).toMatchObject({ status: "processing", declined_benefits: noLife });
    expect(benefitsOf(declined)).toEqual(["health_insurance"]);
    expect(await journey.pass()).toMatchObject({
      status: "coverage_options_required",
      declined_benefits: noLife,
    });
    expect(await journey.requirements()).toEqual([]);
    const enrolled = await journey.reach("enrolled");
    expect(enrolled.declined_benefits).toEqual(noLife);
    expect(benefitsOf(enrolled)).toEqual(["health_insurance"]);
    expect(enrolled.disclosures).toEqual(health.disclosures);
    expect(await policiesOf(journey)).toEqual([["health_insurance", "active"]]);
  });

  test("a declined benefit ends its list of dependents; the rest is confirmed, not enrolled by declining", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("pending_confirmation");
    await journey.cover((await journey.person()).id);
    await journey.openList();
    await journey.configure({ declined_benefits: noHealth });
    expect(await journey.pass()).toMatchObject({
      status: "pending_confirmation",
      dependents_cover: "none",
    });
    expect((await journey.list()).status).toBe("not_undertaken");
    expect(benefitsOf(await journey.reach("enrolled"))).toEqual(["life_assurance"]);
  });

  test("an empty list takes a benefit back, with the answers given for it", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("pending_confirmation");
    await journey.answerRequirements();
    await journey.configure({ declined_benefits: noLife });
    await journey.pass();
    await journey.configure({ declined_benefits: [] });
    const back = await journey.pass();
    expect(back).toMatchObject({ status: "pending_confirmation", declined_benefits: [] });
    expect(benefitsOf(back)).toEqual(["health_insurance", "life_assurance"]);
    const asked = await journey.requirements();
    expect(asked.map(({ is_fulfilled }) => is_fulfilled)).toEqual([true]);
  });

  test("choices that a benefit needs are asked for when it is taken back", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("coverage_options_required");
    await journey.configure({ declined_benefits: noHealth, coverage_selections: [] });
    expect(await journey.pass()).toMatchObject({ status: "pending_confirmation" });
    await journey.configure({ declined_benefits: [] });
    const back = await journey.pass();
    expect(benefitsOf(back)).toEqual(["health_insurance", "life_assurance"]);
    expect(back.status).toBe("coverage_options_required");
  });

  test("what was declined can be enrolled in later, while the rest goes on; what is held cannot", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("coverage_options_required");
    await journey.configure({ declined_benefits: noLife });
    const first = await journey.reach("enrolled");
    const second = await journey.create();
    expect(benefitsOf(second)).toEqual(["life_assurance"]);
    expect(second.declined_benefits).toEqual([]);
    expect(await again(journey)).toMatchObject({ open_intent_id: second.id, current_status: "processing" });
    await journey.reach("enrolled");
    expect(await policiesOf(journey)).toEqual([
      ["life_assurance", "active"],
      ["health_insurance", "active"],
    ]);
    expect(await again(journey)).toMatchObject({
      error_code: "invalid_state",
      policy_id: first.policy_enrolments[0]?.id,
    });
  });

  test("a benefit that was ended can be enrolled in again from the day after its last", async () => {
    const amending = await AmendmentJourney.begin(service, { group_policies: null });
    const { journey, policyId } = amending;
    expect(await again(journey)).toMatchObject({ policy_id: policyId });
    await amending.create(cancelling);
    await amending.confirm();
    await amending.pass();
    const { ends_on } = await amending.policy();
    const from = (desired_policy_start_date: string) => ({
      policy_configuration: { desired_policy_start_date },
    });
    const onIt = {
      ...from(ends_on ?? ""),
      employee_id: journey.employeeId,
      group_id: journey.world.group_id,
    };
    if ((ends_on ?? "") > "2027-01-01")
      expect(await journey.rejected("POST", "/enrolment_intents", onIt)).toMatchObject({
        policy_id: policyId,
      });
    expect(benefitsOf(await journey.create(from("2027-06-01")))).toEqual(["health_insurance"]);
    // What is held is judged again at the confirmation.
    await journey.reach("pending_confirmation");
    await changeRecords(journey, async ({ policies }) => {
      const { ends_on: _, cancelled_to: _to, ...policy } = await policies.get(policyId);
      await policies.replace({ ...policy, status: "active" });
    });
    expect(await journey.rejected("POST", `${journey.intentPath}/confirm`)).toMatchObject({
      error_code: "invalid_state",
      current_status: "pending_confirmation",
      policy_id: policyId,
    });
  });

  test("a benefit that is open or held in another group is left out, and named where nothing else is left", async () => {
    const journey = await Journey.begin(service);
    const { world, employeeId } = journey;
    await journey.ok("POST", `/groups/${world.group_without_policy_id}/employees`, {
      employee_ids: [employeeId],
    });
    await changeRecords(journey, async ({ groupPolicies }) => {
      const active = await groupPolicies.list({ group_id: world.group_id });
      const ofHealth = active.find(({ plan_id }) => plan_id === health.id);
      if (ofHealth === undefined) throw new Error("The world has a health plan.");
      const id = `gp_${"7".repeat(32)}`;
      await groupPolicies.insert({ ...ofHealth, id, group_id: world.group_without_policy_id });
    });
    const other = { employee_id: employeeId, group_id: world.group_without_policy_id };
    await journey.reach("coverage_options_required");
    const open = { error_code: "invalid_state", open_intent_id: journey.intentId };
    expect(await journey.rejected("POST", "/enrolment_intents", other)).toMatchObject(open);
    // It can be taken back there, so it is not free.
    await journey.configure({ declined_benefits: noHealth });
    await journey.pass();
    expect(await journey.rejected("POST", "/enrolment_intents", other)).toMatchObject(open);
    await journey.reach("enrolled");
    const elsewhere = await journey.create(other);
    expect(benefitsOf(elsewhere)).toEqual(["health_insurance"]);
    await journey.reach("enrolled");
    expect(await journey.rejected("POST", "/enrolment_intents", other)).toHaveProperty("policy_id");
  });
});

describe("declining", async () => {
  const service = await serviceOfFile();

  test.each([
    [[...noLife, ...noHealth], "$.declined_benefits"],
    [[...noLife, ...noLife], "$.declined_benefits[1].benefit_type"],
    [[{ benefit_type: "pets", reason: "cost" }], "$.declined_benefits[0].benefit_type"],
    [[{ benefit_type: "life_assurance", reason: "because" }], "$.declined_benefits[0].reason"],
    [[{ benefit_type: "life_assurance" }], "$.declined_benefits[0].reason"],
    [null, "$.declined_benefits"],
  ])("%j is rejected at its path, and changes nothing", async (declined_benefits, path) => {
    const journey = await Journey.begin(service);
    const before = await journey.reach("coverage_options_required");
    const { error_code, errors } = await journey.rejected("PUT", journey.intentPath, { declined_benefits });
    expect(error_code).toBe("invalid_request");
    expect(Object.keys(errors ?? {})).toEqual([path]);
    expect(await journey.intent()).toEqual(before);
  });

  test("a benefit that the enrolment is not about, or the last that takes the employee, is rejected", async () => {
    const one = await Journey.begin(service, { group_policies: healthOnly });
    await one.reach("pending_confirmation");
    const of = async (journey: Journey, declined_benefits: DeclinedBenefit[]) =>
      (await journey.rejected("PUT", journey.intentPath, { declined_benefits })).errors;
    expect(Object.keys((await of(one, noLife)) ?? {})).toEqual(["$.declined_benefits[0].benefit_type"]);
    expect(Object.keys((await of(one, noHealth)) ?? {})).toEqual(["$.declined_benefits"]);
    // 71: above the age of life, not of health.
    const older = await Journey.begin(service, { details: { date_of_birth: "1955-06-01" } });
    await older.reach("coverage_options_required");
    expect(Object.keys((await of(older, noHealth)) ?? {})).toEqual(["$.declined_benefits"]);
  });
});
