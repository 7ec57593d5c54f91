import type { EmbedSession, Employee, Group, Paged, StaffMember } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const staffFields = ["end_on", "external_id", "first_name", "id", "last_name", "start_on", "status"];

describe.each(["sqlite", "postgres"] as const)("the employees of a group on %s", async (engine) => {
  const service = await serviceOfFile({ engine });

  test("are a staff list for the employer's session: names, staff number, status and days, never more", async () => {
    const journey = await Journey.begin(service);
    const { world } = journey;
    const change = {
      first_name: "Adaeze",
      last_name: "Okoro",
      external_id: "NB-7",
      end_on: "2030-01-31",
      email: "adaeze@example.com",
      nationality: "ng",
      address: { line_1: "1 Quay Street", city: "Galway", country: "ie" },
    };
    await journey.ok("PUT", `/employees/${journey.employeeId}`, change);
    const { token: key } = await service.session(world);
    const path = `/groups/${world.group_id}/employees?page_size=100`;
    const { items, total_count } = await journey.ok<Paged<StaffMember>>("GET", path, undefined, { key });
    expect(total_count).toBe(world.employee_ids.length);
    for (const item of items) expect(Object.keys(item).toSorted()).toEqual(staffFields);
    const whole = await journey.ok<Paged<Employee>>("GET", path);
    const of = ({ id, first_name, last_name, external_id, status, start_on, end_on }: Employee) => {
      return { id, first_name, last_name, external_id: external_id ?? null, status, start_on, end_on };
    };
    expect(items).toEqual(
      whole.items.map((employee) => ({ ...of(employee), end_on: employee.end_on ?? null })),
    );
    expect(items.find(({ id }) => id === journey.employeeId)).toMatchObject({
      first_name: "Adaeze",
      external_id: "NB-7",
      end_on: "2030-01-31",
    });
  });

  test("are paged and walked for the session as for the key", async () => {
    const journey = await Journey.begin(service);
    const { token: key } = await service.session(journey.world);
    const path = `/groups/${journey.world.group_id}/employees?page_size=1`;
    const first = await journey.ok<Paged<StaffMember>>("GET", path, undefined, { key });
    expect(first).toMatchObject({ has_next_page: true, total_count: 3 });
    const before = `${path}&before=${first.items[0]?.id}`;
    const second = await journey.ok<Paged<StaffMember>>("GET", before, undefined, { key });
    expect(second.items[0]?.id).toBe(journey.world.employee_ids.at(-2));
  });

  test("are nothing to an employee, another employer, or another customer of an employer of record", async () => {
    const journey = await Journey.begin(service, { platform_type: "employer_of_record" });
    const { world } = journey;
    const employer = await journey.ok<{ id: string }>("POST", "/employers", { name: "Quay", country: "ie" });
    const session = (body: object) => journey.ok<EmbedSession>("POST", "/embed/sessions", body);
    const path = `/groups/${world.group_id}/employees`;
    const as = async ({ token: key }: { token: string }) =>
      (await journey.call("GET", path, undefined, { key })).status;
    const customer = { external_customer_id: "customer-9" };
    expect(await as(await service.session(world))).toBe(200);
    expect(await as(await service.session(world, world.employee_ids[0]))).toBe(403);
    expect(await as(await session({ employer_id: employer.id, ...customer }))).toBe(404);
    expect(await as(await session({ employer_id: world.employer_id, ...customer }))).toBe(404);
    const { employee_count } = await journey.ok<Group>("GET", `/groups/${world.group_id}`);
    expect(employee_count).toBe(3);
  });
});
