import { expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const url = "https://hooks.example.com/";

test.each([
  [{}, ["$.url"]],
  [{ url: "not an address" }, ["$.url"]],
  [{ url: "http://hooks.example.com/" }, ["$.url"]],
  [{ url: "https://10.0.0.1/" }, ["$.url"]],
  [{ url: `https://hooks.example.com/${"a".repeat(2048)}` }, ["$.url"]],
  [{ url: "https://ada:secret@hooks.example.com/" }, ["$.url"]],
  [{ url, event_types: [] }, ["$.event_types"]],
  [{ url, event_types: [7] }, ["$.event_types[0]"]],
  [{ url: "https://localhost.internal/", event_types: [] }, ["$.event_types", "$.url"]],
  [{ url, secret: "whsec_mine" }, ["$.secret"]],
])("creating a webhook endpoint rejects %j", async (body, paths) => {
  const journey = await Journey.begin(service);
  const { error_code, errors } = await journey.rejected("POST", "/webhooks/endpoints", body);
  expect(error_code).toBe("invalid_request");
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(paths);
});
