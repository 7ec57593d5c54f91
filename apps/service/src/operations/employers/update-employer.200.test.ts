import type { Employer, PayElement } from "@enrolkit/contract";
import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

const health: PayElement = { benefit_type: "health_insurance", employee_code: "D310", employer_code: "E310" };
const life = { benefit_type: "life_assurance", employer_code: "E320" } as const;

test("an employer has no pay elements at first, then those that were set last", async () => {
  const journey = await Journey.begin(service);
  const path = `/employers/${journey.world.employer_id}`;
  const before = await journey.ok<Employer>("GET", path);
  expect(before.pay_elements).toEqual([]);
  const set = (pay_elements?: object[]) => journey.ok<Employer>("PUT", path, { pay_elements });
  expect(await set([health, life])).toEqual({
    ...before,
    pay_elements: [health, { ...life, employee_code: null }],
    updated_at: expect.any(String),
  });
  expect((await set()).pay_elements).toHaveLength(2);
  expect((await journey.ok<Employer>("GET", path)).pay_elements).toHaveLength(2);
  expect((await set([health])).pay_elements).toEqual([health]);
  expect((await set([])).pay_elements).toEqual([]);
});

test("sessions do not see pay elements", async () => {
  const journey = await Journey.begin(service);
  const path = `/employers/${journey.world.employer_id}`;
  await journey.ok("PUT", path, { pay_elements: [health] });
  const { token } = await service.session(journey.world);
  const employer = await journey.ok<Employer>("GET", path, undefined, { key: token });
  expect(employer).not.toHaveProperty("pay_elements");
});
