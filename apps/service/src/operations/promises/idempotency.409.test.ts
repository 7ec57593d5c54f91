import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { partner } from "../../testing/people.ts";
import { keyFor, requestFor, type SampleRequest, send, servedOperations } from "../../testing/requests.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const posts = servedOperations.filter(({ method }) => method === "POST");

describe.each(posts)("$name", (operation) => {
  async function arranged() {
    const journey = await Journey.begin(service);
    const request = await requestFor(operation, journey);
    const key = keyFor(operation, journey);
    const sendWith = (idempotencyKey: string, sent: SampleRequest = request) =>
      send(service, operation, sent, { key, headers: { "Idempotency-Key": idempotencyKey } });
    return { journey, request, sendWith };
  }

  test("replays the first response's bytes for a repeated key, and does nothing", async () => {
    const { journey, sendWith } = await arranged();
    const first = await sendWith("again");
    expect(first).toMatchObject({ status: operation.success.status });
    expect(first.headers.get("idempotent-replayed")).toBeNull();
    const emitted = await journey.eventsOf(async () => {
      const second = await sendWith("again");
      expect(second.status).toBe(first.status);
      expect(second.text).toBe(first.text);
      expect(second.headers.get("idempotent-replayed")).toBe("true");
    });
    expect(emitted).toEqual([]);
  });

  test("rejects a key that was used for another request", async () => {
    const { request, sendWith } = await arranged();
    await sendWith("taken");
    const { status, body } = await sendWith("taken", different(request));
    expect(status).toBe(409);
    expect(body).toMatchObject({ error_code: "idempotency_error" });
  });

  test("stores nothing of a rejected request", async () => {
    const { request, sendWith } = await arranged();
    const rejected = await sendWith("rejected", wrong(request));
    expect(rejected.status).toBeGreaterThanOrEqual(400);
    const corrected = await sendWith("rejected");
    expect(corrected).toMatchObject({ status: operation.success.status });
    expect(corrected.headers.get("idempotent-replayed")).toBeNull();
  });
});

describe("a key", () => {
  test("is tied to the credential: another one's request runs by itself", async () => {
    const journey = await Journey.begin(service);
    const body = { employee_id: journey.employeeId, group_id: journey.world.group_id };
    const headers = { "Idempotency-Key": "shared" };
    await journey.ok("POST", "/enrolment_intents", body, { headers });
    const { token } = await service.session(journey.world, journey.employeeId);
    const response = await journey.call("POST", "/enrolment_intents", body, { headers, key: token });
    expect(response).toMatchObject({ status: 400, body: { error_code: "invalid_state" } });
  });

  test("opens nothing to a credential that is no longer good", async () => {
    const journey = await Journey.begin(service);
    const { id, token } = await service.session(journey.world, journey.employeeId);
    const body = { employee_id: journey.employeeId, group_id: journey.world.group_id };
    const options = { headers: { "Idempotency-Key": "mine" }, key: token };
    await journey.ok("POST", "/enrolment_intents", body, options);
    await journey.ok("DELETE", `/embed/sessions/${id}`);
    expect(await journey.call("POST", "/enrolment_intents", body, options)).toMatchObject({ status: 401 });
  });

  test("is free again after an hour", async () => {
    const journey = await Journey.begin(service);
    const path = `/employees/${journey.employeeId}/associated_persons`;
    const headers = { "Idempotency-Key": "hour" };
    const { id } = await journey.ok<{ id: string }>("POST", path, partner, { headers });
    service.clock.tick(3_599_999);
    expect(await journey.ok("POST", path, partner, { headers })).toMatchObject({ id });
    service.clock.tick(1);
    expect(await journey.ok("POST", path, partner, { headers })).not.toMatchObject({ id });
  });
});

/** Returns the request with another query. */
function different(request: SampleRequest): SampleRequest {
  return { ...request, query: { ...request.query, another: "1" } };
}

/** Returns the request with ids that do not exist; where it has none in its path, with an unknown field. */
function wrong(request: SampleRequest): SampleRequest {
  if (request.params === undefined) return { ...request, body: { unknown_field: 1 } };
  const params = Object.entries(request.params).map(([name, id]) => [name, id.replace(/.{8}$/, "00000000")]);
  return { ...request, params: Object.fromEntries(params) as Record<string, string> };
}
