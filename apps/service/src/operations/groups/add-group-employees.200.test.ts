import type { Employee, Group, Paged } from "@enrolkit/contract";
import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test("employees are in a group once, however often they are put there, newest first", async () => {
  const journey = await Journey.begin(service);
  const path = `/groups/${journey.world.group_without_policy_id}`;
  const [first, second] = journey.world.employee_ids;
  await journey.ok("POST", `${path}/employees`, { employee_ids: [first, second, first] });
  const group = await journey.ok<Group>("POST", `${path}/employees`, { employee_ids: [second] });
  expect(group.employee_count).toBe(2);
  const { items } = await journey.ok<Paged<Employee>>("GET", `${path}/employees`);
  expect(items.map(({ id }) => id)).toEqual([second, first]);
});
