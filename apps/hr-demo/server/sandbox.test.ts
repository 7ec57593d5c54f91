import { expect, test } from "vitest";
import { startDemo } from "./testing/demo.ts";

test("moves the sandbox's clock by whole days", async () => {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "simple" });
  expect((await demo.post("/api/sandbox/advance", { days: 15 })).json.now).toBe("2026-12-03T21:40:00.000Z");
  for (const days of [0, -1, 1.5, "7", 400, undefined])
    expect((await demo.post("/api/sandbox/advance", { days })).status).toBe(400);
});

test("forces the signed-in person's own intents, and says what was possible instead", async () => {
  const demo = await startDemo();
  const { json } = await demo.post("/api/sign-in", { kind: "simple" });
  const force = (target: string, status: string) => demo.post("/api/sandbox/force", { target, status });
  expect((await force("enrolment", "ineligible")).status).toBe(400);
  demo.service.state.intents.push({
    id: "ei_1",
    employee_id: json.me.employee_id,
    status: "x",
    policy_enrolments: [],
  });
  expect((await force("enrolment", "ineligible")).status).toBe(200);
  expect(demo.service.state.forced).toEqual([{ id: "ei_1", status: "ineligible" }]);
  expect((await force("dependents", "completed")).json.detail).toContain("People");
  expect((await force("enrolment", "enrolled")).json).toMatchObject({
    code: "invalid_state",
    allowed_statuses: ["ineligible"],
  });
});

test("forces the newest change to one of the signed-in person's policies, and nobody else's", async () => {
  const demo = await startDemo();
  const { json } = await demo.post("/api/sign-in", { kind: "simple" });
  const force = () => demo.post("/api/sandbox/force", { target: "amendment", status: "amended" });
  const { state } = demo.service;
  state.ownPolicies.push(
    { id: "p_1", employee_id: json.me.employee_id },
    { id: "p_2", employee_id: json.me.employee_id },
    { id: "p_3", employee_id: "ee_other" },
  );
  state.amendments.push({
    id: "pai_9",
    policy_id: "p_3",
    status: "processing",
    effective_from: "2027-01-01",
  });
  expect((await force()).json.detail).toContain("once enrolled");
  state.amendments.push(
    { id: "pai_1", policy_id: "p_2", status: "amended", effective_from: "2027-01-01" },
    { id: "pai_2", policy_id: "p_1", status: "processing", effective_from: "2027-02-01" },
  );
  const newest = { intent_id: "pai_2", status: "processing", effective_from: "2027-02-01" };
  expect((await force()).json.amendment).toEqual(newest);
  expect(state.forced).toEqual([{ id: "pai_2", status: "amended" }]);
});

test("starts over as a fresh person of the same kind, and revokes the old one's tokens", async () => {
  const demo = await startDemo();
  const before = await demo.post("/api/sign-in", { kind: "simple" });
  await demo.post("/api/enrolkit-session");
  expect((await demo.post("/api/sandbox/start-over", { what: "person" })).status).toBe(204);
  const after = await demo.get("/api/me");
  expect(after.json.me.employee_id).not.toBe(before.json.me.employee_id);
  expect(after.json.me.first_name).toBe("Maya");
  expect(demo.service.state.revoked).toHaveLength(1);
});

test("starts over with a fresh world, still signed in; others are signed out", async () => {
  const demo = await startDemo();
  const before = await demo.post("/api/sign-in", { kind: "simple" });
  expect((await demo.post("/api/sandbox/start-over", { what: "world" })).status).toBe(204);
  const after = await demo.get("/api/me");
  expect(after.json.me.group_id).not.toBe(before.json.me.group_id);
  await demo.restart();
  expect((await demo.get("/api/me")).json.me.group_id).toBe(after.json.me.group_id);
});

test("a new sandbox.json means a new world, and everybody signs in again", async () => {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "simple" });
  const file = demo.service.writeSandbox();
  expect((await demo.get("/api/me")).json.me).toBeNull();
  expect((await demo.post("/api/sign-in", { kind: "simple" })).json.me.group_id).toBe(file.group_id);
});

test("says how to mend a key that the service does not know any more", async () => {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "simple" });
  demo.service.state.keys.clear();
  const { status, json } = await demo.get("/api/me");
  expect(status).toBe(503);
  expect(json.code).toBe("world_gone");
  expect(json.detail).toContain("DATABASE_URL");
});

test("says that the service does not answer, and goes on once it does", async () => {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "simple" });
  demo.service.close();
  expect((await demo.get("/api/me")).json).toMatchObject({ status: 503, code: "service_unreachable" });
});
