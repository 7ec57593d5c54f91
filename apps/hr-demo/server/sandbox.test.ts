import { readFileSync, writeFileSync } from "node:fs";
import { expect, test } from "vitest";
import { deadUrl, type Demo, service, startDemo } from "./testing/demo.ts";

const idOf = (demo: Demo, kind: "family" | "simple") => demo.readState().people[kind]?.employee_id ?? "";

test("moves the sandbox's clock by whole days", async () => {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "simple" });
  const before = Date.parse((await demo.get("/api/sandbox")).json.now);
  const { now } = (await demo.post("/api/sandbox/advance", { days: 15 })).json;
  expect((Date.parse(now) - before) / 86_400_000).toBeCloseTo(15, 2);
  for (const days of [0, -1, 1.5, "7", 400, undefined])
    expect((await demo.post("/api/sandbox/advance", { days })).status).toBe(400);
});

test("forces the signed-in person's own intents, and says what was possible instead", async () => {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "simple" });
  const force = (target: string, status: string) => demo.post("/api/sandbox/force", { target, status });
  expect((await force("enrolment", "ineligible")).status).toBe(400);
  await demo.startEnrolment(idOf(demo, "family"));
  expect((await force("enrolment", "ineligible")).json.detail).toContain("no enrolment");
  const { id } = await demo.startEnrolment(idOf(demo, "simple"));
  expect((await force("dependents", "completed")).json.detail).toContain("People");
  expect((await force("enrolment", "pending_confirmation")).json.benefits).toMatchObject({
    intent_id: id,
    status: "pending_confirmation",
  });
  expect((await force("enrolment", "ineligible")).status).toBe(200);
  expect((await force("enrolment", "enrolled")).json).toMatchObject({
    code: "invalid_state",
    allowed_statuses: ["ineligible"],
  });
});

test("forces the newest change to one of the signed-in person's policies, and no one else's", async () => {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "simple" });
  const force = (status: string) => demo.post("/api/sandbox/force", { target: "amendment", status });
  await requestCancellation(demo, idOf(demo, "family"), "health_insurance");
  expect((await force("amended")).json.detail).toContain("once enrolled");
  await requestCancellation(demo, idOf(demo, "simple"), "life_assurance");
  const newest = await requestCancellation(demo, idOf(demo, "simple"), "health_insurance");
  expect((await force("processing_error")).json.amendment).toEqual({
    intent_id: newest.id,
    status: "processing_error",
    effective_from: newest.effective_from,
  });
});

test("starts over as a fresh person of the same kind, and revokes the old one's tokens", async () => {
  const demo = await startDemo();
  const before = await demo.post("/api/sign-in", { kind: "simple" });
  const { token } = (await demo.post("/api/enrolkit-session")).json;
  expect((await demo.post("/api/sandbox/start-over", { what: "person" })).status).toBe(204);
  const after = await demo.get("/api/me");
  expect(after.json.me.employee_id).not.toBe(before.json.me.employee_id);
  expect(after.json.me.first_name).toBe("Maya");
  const headers = { authorization: `Bearer ${token}` };
  expect((await fetch(`${service.url}/enrolment_intents`, { headers })).status).toBe(401);
});

test("starts over with a fresh world, still signed in", async () => {
  const demo = await startDemo();
  const before = await demo.post("/api/sign-in", { kind: "simple" });
  expect((await demo.post("/api/sandbox/start-over", { what: "world" })).status).toBe(204);
  const after = await demo.get("/api/me");
  expect(after.json.me.group_id).not.toBe(before.json.me.group_id);
  await demo.restart();
  expect((await demo.get("/api/me")).json.me.group_id).toBe(after.json.me.group_id);
});

test("a new sandbox.json means a new world, and all people sign in again", async () => {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "simple" });
  const world = await service.world();
  demo.writeSandboxFile(world);
  expect((await demo.get("/api/me")).json.me).toBeNull();
  expect((await demo.post("/api/sign-in", { kind: "simple" })).json.me.group_id).toBe(world.group_id);
});

test("says how to fix a key that the service does not know any more", async () => {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "simple" });
  const state = readFileSync(demo.statePath, "utf8");
  writeFileSync(demo.statePath, state.replace(/"pk_test_[^"]+"/, '"pk_test_of_another_database"'));
  await demo.restart();
  const { status, json } = await demo.get("/api/me");
  expect(status).toBe(503);
  expect(json.code).toBe("world_gone");
  expect(json.detail).toContain("DATABASE_URL");
});

test("says that the service is unreachable, and continues once it is back", async () => {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "simple" });
  demo.writeSandboxFile(demo.initialWorld, deadUrl);
  expect((await demo.get("/api/me")).json).toMatchObject({ status: 503, code: "service_unreachable" });
  demo.writeSandboxFile(demo.initialWorld);
  expect((await demo.get("/api/me")).status).toBe(200);
});

/** Enrols an employee who is not enrolled yet, and asks to end one of the policies. */
async function requestCancellation(
  demo: Demo,
  employee_id: string,
  benefit_type: "health_insurance" | "life_assurance",
) {
  const query = { employee_id };
  if ((await demo.call("ListPolicies", { query })).items.length === 0)
    await demo.force((await demo.startEnrolment(employee_id)).id, "enrolled");
  const { items } = await demo.call("ListPolicies", { query });
  const policy_id = items.find((policy) => policy.benefit_type === benefit_type)?.id ?? "";
  return demo.call("CreatePolicyAmendmentIntent", {
    params: { policy_id },
    body: {
      amendment_reason: { type: "initial_adjustment_period" },
      requested_changes: [{ change_type: "cancellation" }],
    },
  });
}
