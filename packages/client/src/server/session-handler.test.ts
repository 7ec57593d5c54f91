import { expect, test, vi } from "vitest";
import { EnrolkitError } from "../error.ts";
import { createPlatformClient, service } from "../testing/service.ts";
import { createSessionHandler } from "./session-handler.ts";

/** Starts the backend of a platform, with an employee who is signed in. */
async function startBackend() {
  const world = await service.world();
  const [employee_id = ""] = world.employee_ids;
  const subject = { employer_id: world.employer_id, employee_id, acting_user_id: "user 7" };
  return { ...createPlatformClient(world), subject };
}

test("creates a session for the signed-in person and responds with it, its id and its subject", async () => {
  const { client, sent, subject } = await startBackend();
  const handler = createSessionHandler<{ user: string }>({
    client,
    identify: ({ user }) => (user ? subject : null),
  });
  const response = await handler({ user: "ada" });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const session = (await response.json()) as { token: string };
  expect(session).toEqual({
    token: expect.stringMatching(/^est_test_/),
    expiry: expect.any(String),
    id: expect.stringMatching(/^es_/),
    subject: `${subject.employer_id}.${subject.employee_id}`,
  });
  expect(await sent[0]?.json()).toEqual(subject);
  const headers = { Authorization: `Bearer ${session.token}` };
  const read = async (id: string) => (await fetch(`${service.url}/employees/${id}`, { headers })).status;
  expect(await read(subject.employee_id)).toBe(200);
});

test("responds with 401 when no one is signed in, without calling the service", async () => {
  const { client, sent } = await startBackend();
  const response = await createSessionHandler({ client, identify: () => null })(
    new Request("https://hr.test/session"),
  );
  expect(response.status).toBe(401);
  expect(sent).toEqual([]);
});

test("responds with 502 without the text of the service, and calls onError", async () => {
  const { client, subject } = await startBackend();
  const onError = vi.fn<(error: EnrolkitError) => void>();
  const elsewhere = { ...subject, employee_id: `ee_${"0".repeat(32)}` };
  const response = await createSessionHandler({ client, identify: async () => elsewhere, onError })(
    new Request("https://hr.test/session"),
  );
  expect(response.status).toBe(502);
  const error = onError.mock.calls[0]?.[0];
  expect(error).toBeInstanceOf(EnrolkitError);
  expect(error).toMatchObject({ status: 404, code: "not_found" });
  expect(await response.text()).not.toContain(error?.message);
});
