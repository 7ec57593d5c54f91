import { expect, test } from "vitest";
import { startDemo } from "./testing/demo.ts";

test("signs in with one request, by a cookie that no script reads and no other site sends", async () => {
  const demo = await startDemo();
  const { status, json, setCookie } = await demo.post("/api/sign-in", { kind: "simple" });
  expect(status).toBe(200);
  expect(json.me).toMatchObject({ first_name: "Maya", employer: "Brightwater Studios", benefits: null });
  expect(setCookie).toMatch(/^pennyroyal_session=[\w-]{43};/);
  expect(setCookie).toContain("HttpOnly");
  expect(setCookie).toContain("SameSite=Lax");
  expect((await demo.get("/api/me")).json).toEqual(json);
});

test("tells nobody anything who is signed out", async () => {
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

test("refuses whom it does not know, and requests from other sites", async () => {
  const demo = await startDemo();
  expect((await demo.post("/api/sign-in", { kind: "nobody" })).status).toBe(400);
  const elsewhere = { origin: "https://elsewhere.example" };
  expect((await demo.post("/api/sign-in", { kind: "simple" }, elsewhere)).status).toBe(403);
  expect((await demo.post("/api/sign-in", { kind: "simple" }, { origin: "null" })).status).toBe(403);
});

test("signing out revokes the tokens that were minted, and the cookie is worth nothing", async () => {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "simple" });
  await demo.post("/api/enrolkit-session");
  await demo.post("/api/sign-out");
  expect(demo.service.state.revoked).toEqual([demo.service.state.sessions[0]?.id]);
  expect((await demo.get("/api/me")).json.me).toBeNull();
});

test("a restart signs nobody out and hires nobody twice", async () => {
  const demo = await startDemo();
  const before = await demo.post("/api/sign-in", { kind: "family" });
  const hired = demo.service.state.employees.length;
  await demo.restart();
  expect((await demo.get("/api/me")).json).toEqual(before.json);
  expect(demo.service.state.employees).toHaveLength(hired);
});
