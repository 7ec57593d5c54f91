import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test.each([
  { first_name: "" },
  { first_name: null },
  { date_of_birth: "2027-01-01" },
  { relationship_type: "cousin" },
  { email: "a@b@c" },
  { phone_number: "+1" },
  { employee_id: `ee_${"0".repeat(32)}` },
])("a change of a person rejects %j and changes nothing", async (change) => {
  const journey = await Journey.begin(service);
  const person = await journey.person();
  const path = `/employees/${journey.employeeId}/associated_persons/${person.id}`;
  const { error_code, errors } = await journey.rejected("PUT", path, { last_name: "Changed", ...change });
  expect(error_code).toBe("invalid_request");
  expect(Object.keys(errors ?? {})).toEqual([`$.${Object.keys(change)[0]}`]);
  expect(await journey.ok("GET", path)).toEqual(person);
});
