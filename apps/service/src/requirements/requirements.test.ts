import { describe, expect, test } from "vitest";
import { Journey } from "../testing/journey.ts";
import { healthOnly } from "../testing/plans.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";

const service = await serviceOfFile();

describe("the requirements of an enrolment", () => {
  test("are asked in order: what is missing first, then beneficiaries", async () => {
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
    expect(await journey.intent()).toMatchObject({
      status: "action_required",
      action_required: { code: "provide_beneficiary_information" },
    });
    if (beneficiaries) await journey.answerRequirement(beneficiaries);
    expect(await journey.intent()).toMatchObject({ status: "processing" });
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
    const { id } = await colleague.person();
    await journey.reach("action_required");
    const [requirement] = await journey.requirements();
    const body = { answers: { beneficiaries: [{ associated_person_id: id, share: 100 }] } };
    const answer = await journey.call("POST", `/requirements/${requirement?.id}`, body);
    expect(answer).toMatchObject({ status: 404 });
  });
});
