import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { healthOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

async function pending(): Promise<Journey> {
  const journey = await Journey.begin(service, { group_policies: healthOnly });
  await journey.reach("pending_confirmation");
  return journey;
}

describe("configuring an enrolment", () => {
  test("has it judged anew, at once in processing", async () => {
    const journey = await pending();
    const emitted = await journey.eventsOf(async () => {
      const body = { policy_configuration: { desired_policy_start_date: "2027-05-01" } };
      expect(await journey.configure(body)).toMatchObject({ status: "processing", ...body });
      expect(await journey.pass()).toMatchObject({ status: "pending_confirmation" });
    });
    expect(emitted).toEqual(["enrolment_intent.processing", "enrolment_intent.pending_confirmation"]);
    expect((await journey.intent()).policy_enrolments[0]?.estimated_effective_from).toBe("2027-05-01");
  });

  test("changes what is supplied and leaves the rest", async () => {
    const journey = await pending();
    await journey.configure({ policy_configuration: { desired_policy_start_date: "2027-05-01" } });
    await journey.pass();
    const { policy_configuration } = await journey.configure({
      policy_configuration: { enrolment_date: "2026-12-01" },
    });
    expect(policy_configuration).toEqual({
      desired_policy_start_date: "2027-05-01",
      enrolment_date: "2026-12-01",
    });
    await journey.pass();
    const cleared = await journey.configure({ policy_configuration: { desired_policy_start_date: null } });
    expect(cleared.policy_configuration).toEqual({
      desired_policy_start_date: null,
      enrolment_date: "2026-12-01",
    });
    expect(cleared.policy_enrolments[0]?.estimated_effective_from).toBe("2027-01-01");
    expect(cleared.policy_enrolments[0]?.health_insurance?.coverage_selections).not.toEqual([]);
  });

  test("with null forgets the choices and asks again", async () => {
    const journey = await pending();
    const { policy_enrolments } = await journey.configure({ coverage_selections: null });
    expect(policy_enrolments[0]?.health_insurance).not.toHaveProperty("coverage_selections");
    expect(await journey.pass()).toMatchObject({ status: "coverage_options_required" });
  });

  test("takes other choices, and keeps the list of dependents", async () => {
    const journey = await pending();
    const { id } = await journey.person();
    await journey.cover(id);
    const [enrolment] = (await journey.intent()).policy_enrolments;
    const chosen = enrolment?.health_insurance?.coverage_selections ?? [];
    const excess = enrolment?.health_insurance?.coverage_options?.[0]?.options[1]?.id ?? "";
    const others = chosen.map((choice, index) =>
      index === 0 ? { ...choice, options: [{ option_id: excess }] } : choice,
    );
    await journey.configure({ coverage_selections: others });
    const after = await journey.pass();
    expect(after).toMatchObject({
      status: "pending_confirmation",
      pending_confirmation: {
        associated_persons: { dependent: { intent_id: journey.listId, status: "confirmed" } },
      },
    });
    expect(after.policy_enrolments[0]?.health_insurance?.coverage_selections).toEqual(others);
    expect(after.policy_enrolments[0]?.cost).not.toEqual(enrolment?.cost);
  });

  test("lets an open list of dependents stay open", async () => {
    const journey = await pending();
    await journey.openList();
    await journey.configure({ policy_configuration: { desired_policy_start_date: "2027-05-01" } });
    expect(await journey.list()).toMatchObject({ status: "action_required" });
    await journey.confirmList();
    expect(await journey.pass()).toMatchObject({ status: "pending_confirmation" });
    expect(await journey.list()).toMatchObject({ status: "completed" });
    expect(await journey.confirm()).toMatchObject({ status: "enrolling" });
  });
});

describe("the effective date", () => {
  const from = (journey: Journey) =>
    journey.intent().then(({ policy_enrolments }) => policy_enrolments[0]?.estimated_effective_from);

  test("moves with the calendar until it is confirmed, and no longer", async () => {
    const journey = await Journey.begin(service, {
      group_policies: healthOnly,
      details: { last_name: "Slow" },
    });
    await service.advance(journey.world, 29 * 86_400);
    await journey.reach("pending_confirmation");
    expect(await from(journey)).toBe("2027-01-01");
    await journey.pass(2 * 86_400);
    expect(await from(journey)).toBe("2027-02-01");
    await journey.confirm();
    await journey.pass(4 * 86_400);
    expect(await journey.intent()).toMatchObject({ status: "enrolled" });
    await journey.pass(60 * 86_400);
    expect(await from(journey)).toBe("2027-02-01");
  });

  test("is no earlier than the policy, employment and benefits begin, whatever is wished", async () => {
    const journey = await pending();
    await journey.configure({ policy_configuration: { desired_policy_start_date: "2020-01-01" } });
    await journey.pass();
    expect(await from(journey)).toBe("2026-12-01");
  });
});
