import type { Country, Paged, Plan, WorldGroupPolicy } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { catalogue, planNamed } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

const full = { cost_sharing: { type: "full_coverage" as const } };

async function begin(country: Country, group_policies: WorldGroupPolicy[]) {
  const { world, employeeId } = await Journey.begin(service, { country, group_policies });
  const list = async (query: string, key: string) => {
    const { body } = await service.call<Paged<Plan>>("GET", `/plans?page_size=100${query}`, { key });
    return body.items.map(({ id }) => id).toSorted();
  };
  return { world, employeeId, list };
}

describe("plans", () => {
  test("are listed by provider and by benefit", async () => {
    const journey = await Journey.begin(service);
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
    const journey = await Journey.begin(service);
    for (const plan of catalogue.plans)
      expect(await journey.ok("GET", `/plans/${plan.id}`)).toMatchObject(plan);
  });

  const elm = catalogue.plans.filter(({ name }) => name.startsWith("Elm")).map(({ id }) => id);
  const anchor = catalogue.plans.filter(({ name }) => name.startsWith("Anchor")).map(({ id }) => id);

  test.each(["employer", "employee"] as const)(
    "are those of the %s's country in a session, and no others are there",
    async (as) => {
      const { world, employeeId, ...platform } = await begin("ie", [{ plan_id: elm[0] ?? "", ...full }]);
      const { token: key } = await service.session(world, as === "employee" ? employeeId : undefined);
      const list = (query = "") => platform.list(query, key);
      expect(await list()).toEqual(elm.toSorted());
      expect(await list("&benefit_type=life_assurance")).toEqual([]);
      expect(await list(`&provider_id=${planNamed("Elm").provider_id}`)).toEqual(elm.toSorted());
      expect(await list(`&provider_id=${planNamed("Anchor").provider_id}`)).toEqual([]);
      for (const plan of catalogue.plans) {
        const { status, body } = await service.call("GET", `/plans/${plan.id}`, { key });
        expect(status).toBe(elm.includes(plan.id) ? 200 : 404);
        if (status === 404) expect(body).toMatchObject({ error_code: "not_found" });
      }
      expect(await platform.list("", world.api_key)).toEqual(catalogue.plans.map(({ id }) => id).toSorted());
    },
  );

  test("that the employer has in force stay readable, whatever its country", async () => {
    const [own = "", other = ""] = anchor;
    const { world, ...platform } = await begin("ie", [{ plan_id: own, ...full }]);
    const { token: key } = await service.session(world);
    expect(await platform.list("", key)).toEqual([...elm, own].toSorted());
    const provider = `&provider_id=${planNamed("Anchor").provider_id}`;
    expect(await platform.list(provider, key)).toEqual([own]);
    expect(await service.call("GET", `/plans/${own}`, { key })).toMatchObject({ status: 200 });
    expect(await service.call("GET", `/plans/${other}`, { key })).toMatchObject({ status: 404 });
  });

  test("of an unknown benefit are a 400", async () => {
    const journey = await Journey.begin(service);
    expect((await journey.rejected("GET", "/plans?benefit_type=pets")).errors).toHaveProperty("benefit_type");
  });
});
