import { EventType } from "@enrolkit/contract";
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
  [{ url, event_types: ["policy.active", "policy.activ"] }, ["$.event_types[1]"]],
  [{ url, event_types: [""] }, ["$.event_types[0]"]],
  [{ url: "https://localhost.internal/", event_types: [] }, ["$.event_types", "$.url"]],
  [{ url, secret: "whsec_mine" }, ["$.secret"]],
])("creating a webhook endpoint rejects %j", async (body, paths) => {
  const journey = await Journey.begin(service);
  const { error_code, errors } = await journey.rejected("POST", "/webhooks/endpoints", body);
  expect(error_code).toBe("invalid_request");
  expect(Object.keys(errors ?? {}).toSorted()).toEqual(paths);
});

const misspelt = {
  "enrolment_intent.enroled": "enrolment_intent.enrolled",
  "enrollment_intent.enrolled": "enrolment_intent.enrolled",
  "Policy.Active": "policy.active",
  enrolled: "enrolment_intent.enrolled",
  "group_quote_intent.available": "group_quote_intent.quote_available",
  "dependents_management_intent.dependant.ready": "dependents_management_intent.dependent.ready",
  "*": undefined,
};
test.each(Object.entries(misspelt))(
  "a type that does not exist is rejected with the nearest: %s → %s",
  async (type, right) => {
    const journey = await Journey.begin(service);
    const { errors } = await journey.rejected("POST", "/webhooks/endpoints", {
      url,
      event_types: ["policy.updated", type],
    });
    const [message = ""] = errors?.["$.event_types[1]"] ?? [];
    const named = [...message.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
    expect(named).toHaveLength(3);
    for (const name of named) expect(EventType.options).toContain(name);
    if (right !== undefined) expect(named[0]).toBe(right);
  },
);

test("every type that exists is accepted, and kept", async () => {
  const journey = await Journey.begin(service);
  const event_types = EventType.options;
  expect(await journey.ok("POST", "/webhooks/endpoints", { url, event_types })).toMatchObject({
    event_types,
  });
});

test("a list of types that is too long is one error, whatever is in it", async () => {
  const journey = await Journey.begin(service);
  const event_types = Array.from({ length: 65_000 }, () => "a");
  const { errors } = await journey.rejected("POST", "/webhooks/endpoints", { url, event_types });
  expect(errors).toEqual({ "$.event_types": ["must hold at most 100 items"] });
});

const longWord = "enrolment_intent.enroled".repeat(100);
const names = (length: number) => Array.from({ length }, (_, index) => [`n${index}`, 0] as const);
test.each([
  ["types that do not exist", { url, event_types: Array.from({ length: 100 }, () => longWord) }],
  ["types of another kind", { url, event_types: Array.from({ length: 65_000 }, () => 0) }],
  ["names that do not exist", { url, ...Object.fromEntries(names(20_000)) }],
])("the answer to a body full of %s is short", async (_, body) => {
  const journey = await Journey.begin(service);
  const { errors } = await journey.rejected("POST", "/webhooks/endpoints", body);
  expect(Object.keys(errors ?? {}).length).toBeLessThanOrEqual(100);
  expect(JSON.stringify(errors).length).toBeLessThan(32_000);
});
