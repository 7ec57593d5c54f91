import { describe, expect, test } from "vitest";
import { changePlan } from "../testing/api-client.ts";
import { Journey } from "../testing/journey.ts";
import { healthOnly, lifeOnly } from "../testing/plans.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";

const service = await serviceOfFile();

describe("the requirements of an enrolment", () => {
  test("are open together, and beneficiaries hold nothing up", async () => {
    const journey = await Journey.begin(service, { details: { last_name: "Evidence" } });
    expect(await journey.reach("action_required")).toMatchObject({
      action_required: { code: "provide_missing_information" },
    });
    const [beneficiaries, evidence] = await journey.requirements();
    expect([evidence, beneficiaries]).toMatchObject([
      { code: "provide_missing_information", is_fulfilled: false, answers: null },
      { code: "provide_beneficiary_information", is_fulfilled: false, answers: null },
    ]);
    if (evidence) await journey.answerRequirement(evidence);
    expect(await journey.intent()).toMatchObject({ status: "processing" });
    expect(await journey.pass()).toMatchObject({ status: "coverage_options_required" });
    if (beneficiaries) await journey.answerRequirement(beneficiaries);
    expect(await journey.intent()).toMatchObject({ status: "coverage_options_required" });
  });

  test.each(["action_required", "coverage_options_required", "pending_confirmation"] as const)(
    "take beneficiaries in %s, and the enrolment stays where it is",
    async (status) => {
      const details = { last_name: status === "action_required" ? "Evidence" : "Okafor" };
      const journey = await Journey.begin(service, { details });
      await journey.reach(status);
      const [requirement] = await journey.requirements();
      expect(requirement).toMatchObject({ code: "provide_beneficiary_information", is_fulfilled: false });
      const emitted = await journey.eventsOf(async () => {
        if (requirement)
          expect(await journey.answerRequirement(requirement)).toMatchObject({ is_fulfilled: true });
      });
      expect(emitted).toEqual([]);
      expect(await journey.intent()).toMatchObject({ status });
    },
  );

  test("name beneficiaries last: just before enrolling where nothing is to be confirmed", async () => {
    const journey = await Journey.begin(service, {
      group_policies: lifeOnly,
      details: { last_name: "Evidence" },
    });
    await journey.create({ coverage_selections: [] });
    expect(await journey.pass()).toMatchObject({
      status: "action_required",
      action_required: { code: "provide_missing_information" },
    });
    const [beneficiaries, evidence] = await journey.requirements();
    if (evidence) await journey.answerRequirement(evidence);
    expect(await journey.intent()).toMatchObject({
      status: "action_required",
      action_required: { code: "provide_beneficiary_information" },
    });
    if (evidence) await journey.answerRequirement(evidence);
    expect(await journey.intent()).toMatchObject({ status: "action_required" });
    if (beneficiaries) await journey.answerRequirement(beneficiaries);
    expect(await journey.pass()).toMatchObject({ status: "enrolled" });
  });

  test("ask for no beneficiaries where the plan leaves them open", async () => {
    const journey = await Journey.begin(service, { group_policies: lifeOnly });
    await changePlan(journey, lifeOnly[0]?.plan_id ?? "", { beneficiaries: "optional" });
    await journey.create({ coverage_selections: [] });
    expect(await journey.pass()).toMatchObject({ status: "enrolled" });
    expect(await journey.requirements()).toEqual([]);
  });

  test("take beneficiaries in full, be they people, organisations or the estate", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("pending_confirmation");
    const [requirement] = await journey.requirements();
    const { id } = await journey.person();
    const beneficiaries = [
      { associated_person_id: id, share: 25.5 },
      { kind: "person", name: "Ana Ruiz", relationship: "Sister", share_percent: 74.5, order: "primary" },
      { kind: "organisation", name: "Lifeboat Fund", share_percent: 50, order: "contingent" },
      { kind: "estate", share_percent: 50, order: "contingent" },
    ];
    if (requirement)
      expect(await journey.answerRequirement(requirement, { beneficiaries })).toMatchObject({
        is_fulfilled: true,
        answers: { beneficiaries },
      });
    expect((await journey.confirm()).status).toBe("enrolling");
  });

  test("may be answered anew while the enrolment is open, and it stays where it is", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("pending_confirmation");
    const [requirement] = await journey.requirements();
    const { id } = await journey.person();
    const answers = { beneficiaries: [{ associated_person_id: id, share: 100 }] };
    const path = `/requirements/${requirement?.id}`;
    const emitted = await journey.eventsOf(async () => {
      expect(await journey.ok("POST", path, { answers })).toMatchObject({ is_fulfilled: true, answers });
    });
    expect(await journey.ok("GET", path)).toMatchObject({ is_fulfilled: true, answers });
    expect(emitted).toEqual([]);
    expect(await journey.intent()).toMatchObject({ status: "pending_confirmation" });
  });

  test("are asked once: what was answered is not asked again after a change", async () => {
    const journey = await Journey.begin(service, {
      group_policies: healthOnly,
      details: { last_name: "Evidence" },
    });
    await journey.reach("pending_confirmation");
    await journey.configure({ policy_configuration: {} });
    expect(await journey.pass()).toMatchObject({ status: "pending_confirmation" });
    expect(await journey.requirements()).toHaveLength(1);
  });

  test("know only people of the employee's as beneficiaries", async () => {
    const journey = await Journey.begin(service);
    const colleague = await Journey.begin(service, { world: journey.world, employee: 1 });
    const { id: associated_person_id } = await colleague.person();
    await journey.reach("pending_confirmation");
    const [requirement] = await journey.requirements();
    for (const named of [
      { associated_person_id, share: 100 },
      { kind: "person", associated_person_id, share_percent: 100, order: "primary" },
    ]) {
      const body = { answers: { beneficiaries: [named] } };
      const answer = await journey.call("POST", `/requirements/${requirement?.id}`, body);
      expect(answer).toMatchObject({ status: 404 });
    }
  });
});
