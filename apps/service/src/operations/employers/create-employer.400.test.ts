import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const good = { name: "Harbour Tea", country: "ie" };

test.each([
  [{}, ["$.country", "$.name"]],
  [{ ...good, name: "  " }, ["$.name"]],
  [{ ...good, country: "IE" }, ["$.country"]],
  [{ ...good, country: "xx" }, ["$.country"]],
  [{ ...good, time_zone: "Mars/Olympus" }, ["$.time_zone"]],
  [{ ...good, employees: 7 }, ["$.employees"]],
])("creating an employer rejects %j", async (body, paths) => {
  const journey = await Journey.begin(service);
  const { error_code, errors } = await journey.rejected("POST", "/employers", body);
  expect(error_code).toBe("invalid_request");
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(paths);
});
