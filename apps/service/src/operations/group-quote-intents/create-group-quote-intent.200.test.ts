import { describe, expect, test } from "vitest";
import { planNamed } from "../../testing/plans.ts";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

describe("asking for a quote", () => {
  test("of one group echoes it as one item with one level", async () => {
    const journey = await QuoteJourney.begin(service, { as: "employer" });
    const level = journey.level();
    expect(await journey.create({ ...level, expected_start_date: "2027-02-01" })).toMatchObject({
      type: "single",
      status: "processing",
      group_id: level.group_id,
      plan_id: level.plan_id,
      cost_sharing: level.cost_sharing,
      expected_start_date: "2027-02-01",
      items: [{ benefit_type: "health_insurance", ref: null, levels: [level] }],
      employer_id: journey.world.employer_id,
      external_customer_id: null,
      object: "group_quote_intent",
    });
  });

  test("of several levels keeps their order, and a label as it was sent", async () => {
    const journey = await QuoteJourney.begin(service, { as: "employer" });
    const groups = [
      await journey.group("First"),
      await journey.group("Second"),
      await journey.group("Third"),
    ];
    const levels = groups.toReversed().map((id) => journey.level("Anchor Modular", id));
    const ref = "  \u202eHealth <b>2027</b> ";
    const intent = await journey.create({ items: [{ benefit_type: "health_insurance", ref, levels }] });
    expect(intent).toMatchObject({
      type: "multi_level",
      group_id: null,
      plan_id: null,
      cost_sharing: null,
      items: [{ benefit_type: "health_insurance", ref, levels }],
    });
  });

  test("shows that no choices were supplied where none are needed", async () => {
    const journey = await QuoteJourney.begin(service, { country: "ie" });
    const { group_id, plan_id, cost_sharing } = journey.level("Elm Großregion");
    const single = await journey.create({ group_id, plan_id, cost_sharing });
    expect(single.items[0]?.levels[0]).toMatchObject({ coverage_selections: null });
    const several = await journey.createLevels({ group_id, plan_id, cost_sharing });
    expect(several.items).toEqual([
      {
        benefit_type: "health_insurance",
        ref: null,
        levels: [{ group_id, plan_id, cost_sharing, coverage_selections: null }],
      },
    ]);
  });

  test("of life assurance is a single shape's own benefit", async () => {
    const journey = await QuoteJourney.begin(service);
    expect(await journey.create(journey.level("Anchor Life"))).toMatchObject({
      plan_id: planNamed("Anchor Life").id,
      items: [{ benefit_type: "life_assurance" }],
    });
  });
});
