import type { Paged, Policy } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { changeRecords } from "../../testing/api-client.ts";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

const list = (journey: Journey, query = "") => journey.ok<Paged<Policy>>("GET", `/policies${query}`);

async function enrolled(options?: Parameters<typeof Journey.begin>[1]): Promise<Journey> {
  const journey = await Journey.begin(service, options);
  await journey.reach("enrolled");
  return journey;
}

describe("policies", () => {
  test("are there once the enrolment is, the newest first", async () => {
    const journey = await Journey.begin(service);
    expect(await list(journey)).toMatchObject({ items: [], total_count: 0 });
    await journey.reach("enrolling");
    expect(await list(journey)).toMatchObject({ items: [] });
    const { policy_enrolments } = await journey.reach("enrolled");
    const { items } = await list(journey);
    expect(items.map(({ id }) => id)).toEqual(policy_enrolments.map(({ id }) => id).toReversed());
    for (const item of items) expect(await journey.ok("GET", `/policies/${item.id}`)).toEqual(item);
  });

  test("are found by employee, group and status", async () => {
    const journey = await enrolled();
    const { employee_ids, group_id, group_without_policy_id } = journey.world;
    const [newest] = (await list(journey)).items;
    await changeRecords(journey, async ({ policies }) =>
      policies.replace({ ...(await policies.get(newest?.id ?? "")), status: "cancelled" }),
    );
    const count = async (query: string) => (await list(journey, query)).total_count;
    expect(await count(`?employee_id=${journey.employeeId}&group_id=${group_id}`)).toBe(2);
    expect(await count(`?employee_id=${employee_ids[1]}`)).toBe(0);
    expect(await count(`?group_id=${group_without_policy_id}`)).toBe(0);
    expect(await count("?status=active")).toBe(1);
    expect(await count("?status=cancelled")).toBe(1);
  });

  test("of an unknown employee or group are a 404, and other statuses a 400", async () => {
    const journey = await Journey.begin(service);
    for (const query of [`?employee_id=ee_${"0".repeat(32)}`, `?group_id=gr_${"0".repeat(32)}`])
      expect(await journey.call("GET", `/policies${query}`)).toMatchObject({ status: 404 });
    expect(await journey.call("GET", "/policies?status=ended")).toMatchObject({
      status: 400,
      body: { error_code: "invalid_request", errors: { status: [expect.any(String)] } },
    });
  });

  test("are an employee's own alone, and none of the employer's business", async () => {
    const journey = await enrolled();
    const { world } = journey;
    const colleague = await enrolled({ world, employee: 1, as: "employee" });
    const { items } = await list(colleague);
    expect(items).toHaveLength(2);
    expect(new Set(items.map(({ employee_id }) => employee_id))).toEqual(new Set([colleague.employeeId]));
    const path = `/policies/${await journey.policyId()}`;
    expect(await colleague.call("GET", path)).toMatchObject({ status: 404 });
    expect(await colleague.call("GET", `/policies?employee_id=${journey.employeeId}`)).toMatchObject({
      status: 404,
    });
    const { token: key } = await service.session(world);
    for (const asked of [path, "/policies"])
      expect(await journey.call("GET", asked, undefined, { key })).toMatchObject({ status: 403 });
  });
});
