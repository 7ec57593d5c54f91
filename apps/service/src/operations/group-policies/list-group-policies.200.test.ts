import type { GroupPolicy, Paged } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { ApiClient, changeRecords } from "../../testing/api-client.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

async function begin(as: "platform" | "employer" = "employer") {
  const world = await service.world({ platform_type: "employer_of_record" });
  return new ApiClient(
    service,
    world,
    as === "platform" ? world.api_key : (await service.session(world)).token,
  );
}
const list = (client: ApiClient, query = "") =>
  client.ok<Paged<GroupPolicy>>("GET", `/group_policies${query}`);

describe("the policies of a group", () => {
  test("say what the employer took", async () => {
    const client = await begin();
    const { items } = await list(client);
    expect(items.map(({ benefit_type }) => benefit_type)).toEqual(["life_assurance", "health_insurance"]);
    expect(items[1]).toMatchObject({
      group_id: client.world.group_id,
      employer_id: client.world.employer_id,
      external_customer_id: "customer-1",
      status: "active",
      cost_sharing: { type: "percentage", percentage: { percentage: 80 } },
      starts_on: "2026-12-01",
      year_ends_on: "2027-11-30",
      group_policy_intent_id: null,
      object: "group_policy",
    });
    expect(await client.ok("GET", `/group_policies/${items[1]?.id}`)).toEqual(items[1]);
  });

  test("are found by employer, group and status", async () => {
    const client = await begin();
    const { employer_id, group_id, group_without_policy_id } = client.world;
    const [newest] = (await list(client)).items;
    await changeRecords(client, async ({ groupPolicies }) =>
      groupPolicies.replace({ ...(await groupPolicies.get(newest?.id ?? "")), status: "ended" }),
    );
    const count = async (query: string) => (await list(client, query)).total_count;
    expect(await count(`?employer_id=${employer_id}&group_id=${group_id}`)).toBe(2);
    expect(await count(`?group_id=${group_without_policy_id}`)).toBe(0);
    expect(await count("?status=active")).toBe(1);
    expect(await count("?status=ended")).toBe(1);
    for (const query of [`?employer_id=er_${"0".repeat(32)}`, `?group_id=gr_${"0".repeat(32)}`])
      expect(await client.call("GET", `/group_policies${query}`)).toMatchObject({ status: 404 });
  });

  test("of another customer are not there", async () => {
    const client = await begin("platform");
    const { employer_id, group_id } = client.world;
    const customer = { employer_id, external_customer_id: "customer-2" };
    const { token: key } = await client.ok<{ token: string }>("POST", "/embed/sessions", customer);
    const [policy] = (await list(client)).items;
    expect(await client.ok("GET", "/group_policies", undefined, { key })).toMatchObject({ items: [] });
    for (const path of [`/group_policies/${policy?.id}`, `/group_policies?group_id=${group_id}`])
      expect(await client.call("GET", path, undefined, { key })).toMatchObject({ status: 404 });
  });
});
