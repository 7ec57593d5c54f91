import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const good = { name: "Harbour Tea", country: "ie" };

test.each([
  [{}, ["$.country", "$.name"]],
  [{ ...good, name: "  " }, ["$.name"]],
  [{ ...good, name: "\u202e" }, ["$.name"]],
  [{ ...good, name: "Tea\u001b[31m" }, ["$.name"]],
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

test("an employer's name is stored without format controls and spare blanks", async () => {
  const journey = await Journey.begin(service);
  const body = { ...good, name: "\u2066Harbour\u202e   Tea " };
  expect(await journey.ok("POST", "/employers", body)).toMatchObject({ name: "Harbour Tea" });
});
