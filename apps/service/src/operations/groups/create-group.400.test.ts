import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test.each([
  [{ name: undefined }, "$.name"],
  [{ name: " " }, "$.name"],
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
