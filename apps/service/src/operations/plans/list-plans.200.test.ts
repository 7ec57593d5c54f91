import type { Paged, Plan } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { catalogue } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

describe("plans", () => {
  test("are listed by provider and by benefit", async () => {
    const journey = await Journey.begin(service, { as: "employee" });
    const list = async (query: string) =>
      (await journey.ok<Paged<Plan>>("GET", `/plans?page_size=100&${query}`)).items
        .map(({ id }) => id)
        .toSorted();
    const expected = (matches: (plan: Plan) => boolean) =>
      catalogue.plans
        .filter(matches)
        .map(({ id }) => id)
        .toSorted();
    const provider_id = catalogue.plans[0]?.provider_id ?? "";
    expect(await list(`provider_id=${provider_id}`)).toEqual(
      expected((plan) => plan.provider_id === provider_id),
    );
    expect(await list("benefit_type=life_assurance")).toEqual(
      expected(({ benefit_type }) => benefit_type === "life_assurance"),
    );
  });

  test("have all fields of the catalogue", async () => {
    const journey = await Journey.begin(service, { as: "employee" });
    for (const plan of catalogue.plans)
      expect(await journey.ok("GET", `/plans/${plan.id}`)).toMatchObject(plan);
  });

  test("of an unknown benefit are a 400", async () => {
    const journey = await Journey.begin(service);
    expect((await journey.rejected("GET", "/plans?benefit_type=pets")).errors).toHaveProperty("benefit_type");
  });
});
