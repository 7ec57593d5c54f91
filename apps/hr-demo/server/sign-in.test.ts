import { expect, test } from "vitest";
import { service, startDemo } from "./testing/demo.ts";

test("signs in with one request, by a cookie that no script reads and no other site sends", async () => {
  const demo = await startDemo();
  const { status, json, setCookie } = await demo.post("/api/sign-in", { kind: "simple" });
  expect(status).toBe(200);
  const employer = await demo.call("RetrieveEmployer", {
    params: { employer_id: demo.initialWorld.employer_id },
  });
  expect(json.me).toMatchObject({ first_name: "Maya", employer: employer.name, benefits: null });
  expect(setCookie).toMatch(/^pennyroyal_session=[\w-]{43};/);
  expect(setCookie).toContain("HttpOnly");
  expect(setCookie).toContain("SameSite=Lax");
  expect((await demo.get("/api/me")).json).toEqual({ me: { ...json.me, now: expect.any(String) } });
});

test("shows nothing to a person who is signed out", async () => {
  const demo = await startDemo();
  expect((await demo.get("/api/me")).json).toEqual({ me: null });
  for (const path of ["/api/payslips", "/api/time-off", "/api/sandbox"])
    expect((await demo.get(path)).json).toMatchObject({ status: 401, code: "signed_out" });
  for (const path of [
    "/api/enrolkit-session",
    "/api/sandbox/advance",
    "/api/sandbox/force",
    "/api/sandbox/start-over",
  ])
    expect((await demo.post(path)).json).toMatchObject({ status: 401, code: "signed_out" });
});

test("rejects unknown people, and requests from other sites", async () => {
  const demo = await startDemo();
  expect((await demo.post("/api/sign-in", { kind: "no_one" })).status).toBe(400);
  const elsewhere = { origin: "https://elsewhere.example" };
  expect((await demo.post("/api/sign-in", { kind: "simple" }, elsewhere)).status).toBe(403);
  expect((await demo.post("/api/sign-in", { kind: "simple" }, { origin: "null" })).status).toBe(403);
});

test("signing out revokes the tokens that were minted, and ends the session of the cookie", async () => {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "simple" });
  const { token } = (await demo.post("/api/enrolkit-session")).json;
  expect(await statusWith(token)).toBe(200);
  await demo.post("/api/sign-out");
  expect(await statusWith(token)).toBe(401);
  expect((await demo.get("/api/me")).json.me).toBeNull();
});

test("a restart signs no one out and hires no one twice", async () => {
  const demo = await startDemo();
  const before = await demo.post("/api/sign-in", { kind: "family" });
  const { total_count } = await demo.call("ListEmployees");
  await demo.restart();
  expect((await demo.get("/api/me")).json).toEqual({ me: { ...before.json.me, now: expect.any(String) } });
  expect((await demo.call("ListEmployees")).total_count).toBe(total_count);
});

/** The service's status for a request with a session's token. */
async function statusWith(token: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}` };
  return (await fetch(`${service.url}/enrolment_intents`, { headers })).status;
}
