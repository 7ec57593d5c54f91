import { describe, expect, test } from "vitest";
import { Journey, smallestOf } from "../../testing/journey.ts";
import { healthOnly, idNamed, mixedCurrencies, planNamed } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

const rejection = (journey: Journey, input: object = {}) =>
  journey.rejected("POST", "/enrolment_intents", {
    employee_id: journey.employeeId,
    group_id: journey.world.group_id,
    ...input,
  });

describe("starting an enrolment", () => {
  test("names missing fields and unknown keys", async () => {
    const journey = await Journey.begin(service);
    const { error_code, errors } = await journey.rejected("POST", "/enrolment_intents", { employee: 1 });
    expect(error_code).toBe("invalid_request");
    expect(Object.keys(errors ?? {}).toSorted()).toEqual(["$.employee", "$.employee_id", "$.group_id"]);
  });

  test("rejects a group without an active policy", async () => {
    const journey = await Journey.begin(service);
    const { world, employeeId } = journey;
    const group_id = world.group_without_policy_id;
    await journey.ok("POST", `/groups/${group_id}/employees`, { employee_ids: [employeeId] });
    expect(await rejection(journey, { group_id })).toMatchObject({
      error_code: "invalid_request",
      errors: { "$.group_id": [expect.stringContaining("no active policy")] },
    });
  });

  test("rejects an employee who is not in the group", async () => {
    const journey = await Journey.begin(service);
    const { errors } = await rejection(journey, { group_id: journey.world.group_without_policy_id });
    expect(errors).toEqual({ "$.group_id": [expect.stringContaining("not in this group")] });
  });

  test("rejects policies of two currencies", async () => {
    const journey = await Journey.begin(service, { group_policies: mixedCurrencies });
    const { errors } = await rejection(journey);
    expect(errors).toEqual({ "$.group_id": [expect.stringContaining("one currency")] });
  });

  test("names every error of the selections at its path", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    const plan = planNamed("Anchor Modular");
    const choice = (configuration_id: string, ...options: string[]) => ({
      configuration_id,
      options: options.map((option_id) => ({ option_id })),
    });
    const { error_code, errors } = await rejection(journey, {
      coverage_selections: [
        choice(idNamed(plan, "Excess"), "pco_none"),
        choice(idNamed(plan, "Core cover"), idNamed(plan, "Treatment and")),
        choice("pc_none"),
      ],
    });
    expect(error_code).toBe("invalid_request");
    expect(Object.keys(errors ?? {}).toSorted()).toEqual([
      "$.coverage_selections",
      "$.coverage_selections[0].options[0]",
      "$.coverage_selections[1]",
      "$.coverage_selections[2]",
    ]);
  });

  test.each(["processing", "scheduled", "pending_confirmation", "enrolling", "enrolled"] as const)(
    "rejects a second while the first is %s, and names it",
    async (status) => {
      const journey = await Journey.begin(service, { group_policies: healthOnly });
      const { id } = await journey.reach(status);
      expect(await rejection(journey)).toMatchObject({
        error_code: "invalid_state",
        current_status: status,
        open_intent_id: id,
      });
    },
  );

  test.each(["not_undertaken", "ineligible", "rejected"] as const)(
    "may be tried again after %s",
    async (status) => {
      const journey = await Journey.begin(service, { group_policies: healthOnly });
      const first = await journey.reach(status);
      const second = await journey.create();
      expect(second).toMatchObject({ status: "processing" });
      expect(second.id).not.toBe(first.id);
    },
  );

  test("takes choices at once, and does not ask again", async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    const coverage_selections = smallestOf(await journey.reach("coverage_options_required"));
    await journey.reject();
    await journey.create({ coverage_selections });
    const intent = await journey.pass();
    expect(intent.status).toBe("pending_confirmation");
    expect(intent.policy_enrolments[0]?.health_insurance?.coverage_selections).toEqual(coverage_selections);
  });
});
