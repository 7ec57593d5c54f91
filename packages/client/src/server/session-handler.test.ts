import { expect, test, vi } from "vitest";
import { EnrolkitError } from "../error.ts";
import { createServerClient } from "./index.ts";
import { createSessionHandler, type SessionSubject } from "./session-handler.ts";

const subject: SessionSubject = { employer_id: "er_1", employee_id: "ee_1", acting_user_id: "user 7" };

function backend(status: number, body: object) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => Response.json(body, { status }));
  const client = createServerClient({
    baseUrl: "https://service.test",
    apiKey: "pk_test_1",
    fetch,
    maxAttempts: 1,
  });
  return { client, fetch };
}

test("creates a session for the signed-in person and responds with token and expiry only", async () => {
  const { client, fetch } = backend(200, { id: "es_1", token: "est_test_1", expiry: "2026-03-02T10:00:00Z" });
  const handler = createSessionHandler<{ user: string }>({
    client,
    identify: ({ user }) => (user ? subject : null),
  });
  const response = await handler({ user: "ada" });
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(await response.json()).toEqual({ token: "est_test_1", expiry: "2026-03-02T10:00:00Z" });
  expect(JSON.parse(fetch.mock.calls[0]?.[1]?.body as string)).toEqual(subject);
});

test("responds with 401 when no one is signed in, without calling the service", async () => {
  const { client, fetch } = backend(200, {});
  const response = await createSessionHandler({ client, identify: () => null })(
    new Request("https://hr.test/session"),
  );
  expect(response.status).toBe(401);
  expect(fetch).not.toHaveBeenCalled();
});

test("responds with 502 without the text of the service, and calls onError", async () => {
  const { client } = backend(404, { title: "Not Found", detail: "secret detail" });
  const onError = vi.fn<(error: EnrolkitError) => void>();
  const response = await createSessionHandler({ client, identify: async () => subject, onError })(
    new Request("https://hr.test/session"),
  );
  expect(response.status).toBe(502);
  expect(await response.text()).not.toContain("secret detail");
  expect(onError.mock.calls[0]?.[0]).toBeInstanceOf(EnrolkitError);
});
