import type { Employer } from "@enrolkit/contract";
import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test("an employer says how many active employees it has, as criteria count them", async () => {
  const journey = await Journey.begin(service);
  const { employer_id, employee_ids } = journey.world;
  const employer = () => journey.ok<Employer>("GET", `/employers/${employer_id}`);
  expect(await employer()).toMatchObject({ active_employee_count: employee_ids.length });
  await journey.change({ status: "offboarding" });
  expect(await employer()).toMatchObject({ active_employee_count: employee_ids.length - 1 });
});
