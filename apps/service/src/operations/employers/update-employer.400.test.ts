import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

const health = { benefit_type: "health_insurance" };
const life = { benefit_type: "life_assurance" };
const first = "$.pay_elements[0]";

test.each([
  [{ pay_elements: null }, "$.pay_elements"],
  [{ pay_elements: [{ employee_code: "D310" }] }, `${first}.benefit_type`],
  [{ pay_elements: [{ benefit_type: "dental" }] }, `${first}.benefit_type`],
  [{ pay_elements: [{ ...health, employee_code: "" }] }, `${first}.employee_code`],
  [{ pay_elements: [{ ...health, employee_code: " D310" }] }, `${first}.employee_code`],
  [{ pay_elements: [{ ...health, employee_code: "D\u202e310" }] }, `${first}.employee_code`],
  [{ pay_elements: [{ ...health, employer_code: "E".repeat(65) }] }, `${first}.employer_code`],
  [{ pay_elements: [{ ...health, note: "x" }] }, `${first}.note`],
  [{ pay_elements: [health, health] }, "$.pay_elements[1].benefit_type"],
  [{ pay_elements: [health, life, life] }, "$.pay_elements"],
  [{ name: "Northwind" }, "$.name"],
])("changing an employer rejects %j and changes nothing", async (body, path) => {
  const journey = await Journey.begin(service);
  const employer = `/employers/${journey.world.employer_id}`;
  const before = await journey.ok("GET", employer);
  const { error_code, errors } = await journey.rejected("PUT", employer, body);
  expect(error_code).toBe("invalid_request");
  expect(Object.keys(errors ?? {})).toEqual([path]);
  expect(await journey.ok("GET", employer)).toEqual(before);
});
