import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test.each([
  [{ first_name: null }, "$.first_name"],
  [{ date_of_birth: "1899-12-31" }, "$.date_of_birth"],
  [{ start_on: "2027-02-01", end_on: "2027-01-31" }, "$.end_on"],
  [{ time_zone: "GMT+25" }, "$.time_zone"],
  [{ time_zone: "+02:00" }, "$.time_zone"],
  [{ employer_id: `er_${"0".repeat(32)}` }, "$.employer_id"],
  [{ external_customer_id: "customer-1" }, "$.external_customer_id"],
  [{ external_id: "" }, "$.external_id"],
  [{ external_id: "  " }, "$.external_id"],
  [{ external_id: "7 " }, "$.external_id"],
  [{ external_id: "7\u0000" }, "$.external_id"],
  [{ external_id: "7".repeat(65) }, "$.external_id"],
])("changing an employee rejects %j and changes nothing", async (change, path) => {
  const journey = await Journey.begin(service);
  const employee = `/employees/${journey.employeeId}`;
  const before = await journey.ok("GET", employee);
  const { error_code, errors } = await journey.rejected("PUT", employee, { last_name: "Changed", ...change });
  expect(error_code).toBe("invalid_request");
  expect(Object.keys(errors ?? {})).toEqual([path]);
  expect(await journey.ok("GET", employee)).toEqual(before);
});
