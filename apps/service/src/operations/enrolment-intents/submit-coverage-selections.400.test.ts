import { describe, expect, test } from "vitest";
import { Journey, smallestOf } from "../../testing/journey.ts";
import { healthOnly, idNamed, planNamed } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const plan = planNamed("Anchor Modular");

describe("submitting coverage selections", () => {
  const begin = async () => {
    const journey = await Journey.begin(service, { group_policies: healthOnly });
    await journey.reach("coverage_options_required");
    return journey;
  };
  const submit = (journey: Journey, body: unknown) =>
    journey.rejected("POST", `${journey.intentPath}/coverage-selections`, body);

  test("rejects a body without them", async () => {
    const journey = await begin();
    for (const body of [{}, { coverage_selections: null }, { coverage_selections: {} }]) {
      expect((await submit(journey, body)).errors).toHaveProperty(["$.coverage_selections"]);
    }
  });

  test("rejects an empty list where something is required", async () => {
    const { error_code, errors } = await submit(await begin(), { coverage_selections: [] });
    expect(error_code).toBe("invalid_request");
    expect(errors?.["$.coverage_selections"]?.[0]).toContain("Excess for each person");
  });

  test("rejects what is out of reach, and says why", async () => {
    const journey = await begin();
    const others = smallestOf(await journey.intent()).slice(1);
    const coverage_selections = [
      { configuration_id: idNamed(plan, "Excess"), options: [{ option_id: idNamed(plan, "£500") }] },
      ...others,
    ];
    const { errors } = await submit(journey, { coverage_selections });
    expect(Object.keys(errors ?? {})).toEqual(["$.coverage_selections[0].options[0]"]);
  });

  test("rejects an option that does not stand below its own parent, at any depth", async () => {
    const journey = await begin();
    const [excess, , wellbeing] = smallestOf(await journey.intent());
    const cancer = {
      configuration_id: idNamed(plan, "Cancer cover"),
      options: [
        {
          option_id: idNamed(plan, "Alongside"),
          sub_options: [{ option_id: idNamed(plan, "In a clinic") }],
        },
      ],
    };
    const { errors } = await submit(journey, { coverage_selections: [excess, cancer, wellbeing] });
    expect(Object.keys(errors ?? {})).toEqual(["$.coverage_selections[1].options[0].sub_options[0]"]);
  });

  test.each(["processing", "pending_confirmation", "enrolled", "not_undertaken"] as const)(
    "is rejected in %s",
    async (status) => {
      const journey = await Journey.begin(service, { group_policies: healthOnly });
      const coverage_selections = smallestOf(await journey.reach("coverage_options_required"));
      if (status === "processing") await journey.configure({ policy_configuration: {} });
      else await journey.reach(status);
      expect(await submit(journey, { coverage_selections })).toMatchObject({
        error_code: "invalid_state",
        current_status: status,
        allowed_statuses: ["coverage_options_required"],
      });
    },
  );
});
