import type { Country } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { changePlan } from "../../testing/api-client.ts";
import { idNamed, planNamed } from "../../testing/plans.ts";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const text = [expect.any(String)];
const at = (...paths: string[]) => Object.fromEntries(paths.map((path) => [path, text]));

async function rejection(body: (journey: QuoteJourney) => object | Promise<object>, country: Country = "gb") {
  const journey = await QuoteJourney.begin(service, { as: "employer", country });
  const { error_code, errors } = await journey.rejected("POST", "/group_quote_intents", await body(journey));
  expect(error_code).toBe("invalid_request");
  expect(await journey.ok("GET", "/group_quote_intents")).toMatchObject({ total_count: 0 });
  return errors;
}

const itemsOf = (...levels: object[]) => ({ items: [{ benefit_type: "health_insurance", levels }] });

describe("the shape of one group", () => {
  test.each([{}, { items: null }, { group_id: null, plan_id: null, coverage_selections: null }])(
    "needs group, plan and cost sharing: %j",
    async (body) => {
      expect(await rejection(() => body)).toEqual(at("$.group_id", "$.plan_id", "$.cost_sharing"));
    },
  );

  test.each(["group_id", "plan_id", "cost_sharing"] as const)("needs %s", async (key) => {
    expect(await rejection((journey) => ({ ...journey.level(), [key]: undefined }))).toEqual(at(`$.${key}`));
  });

  test("knows no other keys", async () => {
    expect(await rejection((journey) => ({ ...journey.level(), employer_id: "er_1" }))).toEqual(
      at("$.employer_id"),
    );
  });
});

describe("the shape of several levels", () => {
  test("has nothing beside its items that each level has of its own", async () => {
    const errors = await rejection((journey) => ({ ...journey.level(), ...itemsOf(journey.level()) }));
    expect(errors).toEqual(at("$.group_id", "$.plan_id", "$.cost_sharing", "$.coverage_selections"));
  });

  test("takes null for what is left out", async () => {
    const journey = await QuoteJourney.begin(service);
    const nothing = { group_id: null, plan_id: null, coverage_selections: null, expected_start_date: null };
    const body = {
      ...nothing,
      items: [{ benefit_type: "health_insurance" as const, levels: [journey.level()] }],
    };
    expect(await journey.create(body)).toMatchObject({ type: "multi_level" });
  });

  test("has exactly one item", async () => {
    expect(await rejection(() => ({ items: [] }))).toEqual(at("$.items"));
    const two = await rejection((journey) => {
      const [item] = itemsOf(journey.level()).items;
      return { items: [item, item] };
    });
    expect(two).toEqual(at("$.items"));
  });

  test("has at least one level", async () => {
    expect(await rejection(() => itemsOf())).toEqual(at("$.items[0].levels"));
  });

  test("has a group once", async () => {
    const errors = await rejection(async (journey) => {
      const other = journey.level("Anchor Modular", await journey.group("Warehouse"));
      return itemsOf(journey.level(), other, journey.level(), journey.level());
    });
    expect(errors).toEqual(at("$.items[0].levels[2].group_id", "$.items[0].levels[3].group_id"));
  });

  test("needs the cost sharing of each level, and names all errors of the shape at once", async () => {
    expect(
      await rejection((journey) => itemsOf({ ...journey.level(), cost_sharing: undefined }, { ref: 1 })),
    ).toEqual(
      at(
        "$.items[0].levels[0].cost_sharing",
        "$.items[0].levels[1].group_id",
        "$.items[0].levels[1].plan_id",
        "$.items[0].levels[1].cost_sharing",
        "$.items[0].levels[1].ref",
      ),
    );
    expect(
      await rejection(() => ({ plan_id: "pl_1", items: [{ benefit_type: "life_assurance", levels: [] }] })),
    ).toEqual(at("$.plan_id", "$.items[0].levels"));
  });
});

describe("a plan that the insurer may not sell where the employer is", () => {
  test.each(["platform", "employer"] as const)("is rejected at its path, for the %s", async (as) => {
    const journey = await QuoteJourney.begin(service, { as, country: "ie" });
    const rejected = async (body: object) =>
      (await journey.rejected("POST", "/group_quote_intents", body)).errors;
    expect(await rejected(journey.level("Anchor Modular"))).toEqual(at("$.plan_id"));
    const other = journey.level("Anchor Modular", await journey.group("Warehouse"));
    expect(await rejected(itemsOf(other))).toEqual(at("$.items[0].levels[0].plan_id"));
    const { items } = await journey.create(journey.level("Elm Großregion"));
    expect(items).toHaveLength(1);
  });

  test("is rejected though the world's group has it in force", async () => {
    const journey = await QuoteJourney.begin(service, { country: "jp" });
    const { errors } = await journey.rejected(
      "POST",
      "/group_quote_intents",
      journey.level("Anchor Modular"),
    );
    expect(errors).toEqual(at("$.plan_id"));
  });
});

describe("the levels", () => {
  test("have plans of the item's benefit, in one currency", async () => {
    const errors = await rejection(async (journey) => {
      const [second, third] = [await journey.group("Second"), await journey.group("Third")];
      return itemsOf(
        journey.level(),
        journey.level("Anchor Life", second),
        journey.level("Elm Großregion", third),
      );
    });
    expect(errors).toEqual(at("$.items[0].levels[1].plan_id", "$.items[0].levels[2].plan_id"));
  });

  test("are of one employer", async () => {
    const journey = await QuoteJourney.begin(service);
    const employer = { name: "Harbour Tea", country: "ie" };
    const { id: employer_id } = await journey.ok<{ id: string }>("POST", "/employers", employer);
    const { id } = await journey.ok<{ id: string }>("POST", "/groups", { employer_id, name: "Shop" });
    const { errors } = await journey.rejected(
      "POST",
      "/group_quote_intents",
      itemsOf(journey.level(), journey.level("Anchor Modular", id)),
    );
    expect(errors).toEqual(at("$.items[0].levels[1].group_id"));
  });

  test("are of one customer", async () => {
    const journey = await QuoteJourney.begin(service, { platform_type: "employer_of_record" });
    const { employer_id } = journey.world;
    const theirs = { employer_id, name: "Shop", external_customer_id: "customer-2" };
    const { id } = await journey.ok<{ id: string }>("POST", "/groups", theirs);
    const { errors } = await journey.rejected(
      "POST",
      "/group_quote_intents",
      itemsOf(journey.level(), journey.level("Anchor Modular", id)),
    );
    expect(errors).toEqual(at("$.items[0].levels[1].group_id"));
  });

  test("share the cost in a way that the plan supports, in its currency", async () => {
    const unsupported = { type: "member_count", member_count: { adults: 1, children: 0 } };
    expect(
      await rejection((journey) => ({ ...journey.level("Anchor Life"), cost_sharing: unsupported })),
    ).toEqual(at("$.cost_sharing.type"));
    const tooFine = { type: "fixed_amount", fixed_amount: { monthly_amount: 10.5 } };
    expect(
      await rejection((journey) => ({ ...journey.level("みずかぜ"), cost_sharing: tooFine }), "jp"),
    ).toEqual(at("$.cost_sharing.fixed_amount.monthly_amount"));
    expect(
      await rejection((journey) => itemsOf({ ...journey.level(), cost_sharing: { type: "percentage" } })),
    ).toEqual(at("$.items[0].levels[0].cost_sharing.percentage"));
  });

  test.each([undefined, null, []])("choose what is required of the group: %j is rejected", async (none) => {
    const errors = await rejection((journey) => ({ ...journey.level(), coverage_selections: none }));
    expect(errors).toEqual({ "$.coverage_selections": [expect.stringContaining("“Core cover”")] });
  });

  test("choose in the group's scope alone, by the plan's rules, and every error has its path", async () => {
    const plan = planNamed("Anchor Modular");
    const choice = (configuration_id: string, ...options: string[]) => ({
      configuration_id,
      options: options.map((option_id) => ({ option_id })),
    });
    const errors = await rejection((journey) =>
      itemsOf({
        ...journey.level(),
        cost_sharing: { type: "full_coverage", percentage: { percentage: 10 } },
        coverage_selections: [
          choice(idNamed(plan, "Core cover"), "pco_none"),
          choice(idNamed(plan, "Excess"), "pco_none"),
          choice("pc_none"),
        ],
      }),
    );
    const path = "$.items[0].levels[0]";
    expect(errors).toEqual(
      at(
        `${path}.cost_sharing.percentage`,
        `${path}.coverage_selections`,
        `${path}.coverage_selections[0].options[0]`,
        `${path}.coverage_selections[1]`,
        `${path}.coverage_selections[2]`,
      ),
    );
  });

  test("choose only what the facts of the group allow", async () => {
    const plan = planNamed("Anchor Modular");
    const criteria = [
      { type: "members_count" as const, description: "Four or more", members_count: { min: 4 } },
    ];
    const coverage_configurations = plan.coverage_configurations.map((coverage) =>
      coverage.scope === "group_policy"
        ? {
            ...coverage,
            required: false,
            options: coverage.options.map((option) => ({ ...option, eligibility_criteria: criteria })),
          }
        : coverage,
    );
    const errors = await rejection(async (journey) => {
      await changePlan(journey, plan.id, { coverage_configurations });
      return journey.level();
    });
    expect(errors).toEqual({
      "$.coverage_selections[0].options[0]": [expect.stringContaining("Four or more")],
      "$.coverage_selections[1].options[0]": [expect.stringContaining("Four or more")],
    });
  });
});

test("cover is not expected in the past, by the employer's calendar", async () => {
  const errors = await rejection((journey) => ({
    ...journey.level(),
    cost_sharing: { type: "percentage" },
    expected_start_date: "2026-11-30",
  }));
  expect(errors).toEqual(at("$.expected_start_date", "$.cost_sharing.percentage"));
});

test("cover is not expected further ahead than ten years", async () => {
  const start = (expected_start_date: string) => (journey: QuoteJourney) => ({
    ...journey.level(),
    cost_sharing: { type: "percentage" },
    expected_start_date,
  });
  expect(await rejection(start("2036-12-01"))).toEqual(at("$.cost_sharing.percentage"));
  expect(await rejection(start("2036-12-02"))).toEqual(
    at("$.expected_start_date", "$.cost_sharing.percentage"),
  );
});

describe("a group or plan that there is not", () => {
  const none = (prefix: string) => `${prefix}_${"0".repeat(32)}`;

  test.each([
    ["group", { group_id: none("gr") }],
    ["plan", { plan_id: none("pl") }],
  ])("is not found, whatever else is wrong with the level: %s", async (_, unknown) => {
    const journey = await QuoteJourney.begin(service);
    const level = { ...journey.level(), cost_sharing: { type: "percentage" }, ...unknown };
    for (const body of [level, itemsOf(level)])
      expect(await journey.call("POST", "/group_quote_intents", body)).toMatchObject({ status: 404 });
  });

  test("comes after what is wrong with the shape", async () => {
    expect(await rejection(() => ({ group_id: none("gr") }))).toEqual(at("$.plan_id", "$.cost_sharing"));
  });
});
