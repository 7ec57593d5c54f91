import type { AnyOperation } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { keyFor, requestFor, send, servedOperations } from "../../testing/requests.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

async function answerOf(operation: AnyOperation) {
  const journey = await Journey.begin(service);
  return send(service, operation, await requestFor(operation, journey), { key: keyFor(operation, journey) });
}

describe.each(servedOperations.filter(({ success }) => success.status === 200))("$name", (operation) => {
  test("answers 200, in the shape of the contract", async () => {
    const answer = await answerOf(operation);
    expect(answer).toMatchObject({ status: 200 });
    const { success } = operation;
    const type = (success.status === 200 && success.type) || "application/json; charset=utf-8";
    expect(answer.headers.get("content-type")).toBe(type);
    expect(answer.headers.get("x-request-id")).toBeTruthy();
    // Strict: a field that the contract does not know is a fault.
    const sent = type.startsWith("application/json") ? answer.body : answer.text;
    expect("body" in success && success.body.safeParse(sent).error).toBeUndefined();
  });
});

describe.each(servedOperations.filter(({ success }) => success.status === 204))("$name", (operation) => {
  test("answers 204, without a body", async () => {
    const answer = await answerOf(operation);
    expect(answer).toMatchObject({ status: 204, text: "" });
    expect(answer.headers.get("x-request-id")).toBeTruthy();
  });
});
