import type { EmployeeInput } from "@enrolkit/contract";
import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

const good: Omit<EmployeeInput, "employer_id"> = {
  first_name: "Ana",
  last_name: "Silva",
  date_of_birth: "1991-03-04",
  sex_at_birth: "female",
};

test.each([
  [{ first_name: undefined }, "$.first_name"],
  [{ last_name: "" }, "$.last_name"],
  [{ date_of_birth: "2030-01-01" }, "$.date_of_birth"],
  [{ sex_at_birth: "x" }, "$.sex_at_birth"],
  [{ email: "ana" }, "$.email"],
  [{ start_on: "01/02/2027" }, "$.start_on"],
  [{ end_on: "2027-02-30" }, "$.end_on"],
  [{ start_on: "2027-02-01", end_on: "2027-01-31" }, "$.end_on"],
  [{ time_zone: "Dublin" }, "$.time_zone"],
  [{ nationality: "zz" }, "$.nationality"],
  [{ address: { city: "Cork" } }, "$.address.line_1"],
  [{ status: "retired" }, "$.status"],
  [{ external_customer_id: "customer-1" }, "$.external_customer_id"],
  [{ external_id: "" }, "$.external_id"],
  [{ external_id: "  " }, "$.external_id"],
  [{ external_id: "7 " }, "$.external_id"],
  [{ external_id: "7\u0000" }, "$.external_id"],
  [{ external_id: "7".repeat(65) }, "$.external_id"],
])("creating an employee rejects %j", async (change, path) => {
  const journey = await Journey.begin(service);
  const body = { employer_id: journey.world.employer_id, ...good, ...change };
  const { error_code, errors } = await journey.rejected("POST", "/employees", body);
  expect(error_code).toBe("invalid_request");
  expect(Object.keys(errors ?? {})).toContain(path);
});
