import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test.each([
  [{ name: undefined }, "$.name"],
  [{ name: " " }, "$.name"],
  [{ name: "\u202e\u200d" }, "$.name"],
  [{ name: "Night\u0007shift" }, "$.name"],
  [{ employer_id: "gr_1" }, "$.employer_id"],
  [{ external_customer_id: "customer-1" }, "$.external_customer_id"],
  [{ employees: [] }, "$.employees"],
])("creating a group rejects %j", async (change, path) => {
  const journey = await Journey.begin(service);
  const body = { employer_id: journey.world.employer_id, name: "Night shift", ...change };
  const { error_code, errors } = await journey.rejected("POST", "/groups", body);
  expect(error_code).toBe("invalid_request");
  expect(Object.keys(errors ?? {})).toEqual([path]);
});

test("a group's name is stored without format controls and spare blanks", async () => {
  const journey = await Journey.begin(service);
  const body = { employer_id: journey.world.employer_id, name: " Night\u202e  shift\u2069 نیم\u200cشب\n" };
  expect(await journey.ok("POST", "/groups", body)).toMatchObject({ name: "Night shift نیم\u200cشب" });
});
