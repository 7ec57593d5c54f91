import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

test("a provider that there is not has no plans to list", async () => {
  const journey = await Journey.begin(service);
  const response = await journey.call("GET", `/plans?provider_id=pr_${"0".repeat(32)}`);
  expect(response).toMatchObject({ status: 404, body: { error_code: "not_found" } });
});
