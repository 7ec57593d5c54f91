import { readdirSync, readFileSync, statSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { operatorToken, startDemo } from "./testing/demo.ts";

test("mints a session for the person who is signed in, and names the human behind it", async () => {
  const demo = await startDemo();
  const me = await demo.post("/api/sign-in", { kind: "slow_insurer" });
  const sent = recordMinting();
  const { status, json } = await demo.post("/api/enrolkit-session");
  expect(status).toBe(200);
  expect(Object.keys(json)).toEqual(["token", "expiry", "id", "subject"]);
  expect(json.subject).toBe(`${demo.initialWorld.employer_id}.${me.json.me.employee_id}`);
  expect(sent).toMatchObject([
    {
      employer_id: demo.initialWorld.employer_id,
      employee_id: me.json.me.employee_id,
      acting_user_id: "hr-demo:slow_insurer",
    },
  ]);
});

test("mints a session of the employer for the administrator, and names her", async () => {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "administrator" });
  const sent = recordMinting();
  expect((await demo.post("/api/enrolkit-session")).status).toBe(200);
  expect(sent).toMatchObject([
    {
      employer_id: demo.initialWorld.employer_id,
      acting_user: { id: "hr-demo:ines.carvalho", name: "Ines Carvalho", role: "Chief Operating Officer" },
    },
  ]);
  expect(sent[0]).not.toHaveProperty("employee_id");
});

test("no response holds the secret key or the operator's token", async () => {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "administrator" });
  const ofCompany = await Promise.all(
    ["home", "groups", "policies", "receipts", "receipts.json", "payroll"].map((name) =>
      demo.get(`/api/employer/${name}`),
    ),
  );
  await demo.post("/api/sign-in", { kind: "simple" });
  const responses = [
    ...ofCompany,
    ...(await Promise.all(
      ["/", "/api/people", "/api/me", "/api/payslips", "/api/time-off", "/api/sandbox", "/sandbox.json"].map(
        (path) => demo.get(path),
      ),
    )),
    await demo.post("/api/enrolkit-session"),
    await demo.post("/api/sandbox/advance", { days: 1 }),
    await demo.post("/api/sandbox/force", { target: "enrolment", status: "enrolled" }),
    await demo.post("/api/sandbox/start-over", { what: "person" }),
    await demo.post("/api/sandbox/start-over", { what: "world" }),
  ];
  for (const { text, headers } of responses) {
    const all = text + JSON.stringify([...headers]);
    expect(all).not.toContain("pk_test_");
    expect(all).not.toContain(operatorToken);
  }
});

test("only its owner can read the state file, which holds no cookie", async () => {
  const demo = await startDemo();
  const { setCookie } = await demo.post("/api/sign-in", { kind: "simple" });
  expect(statSync(demo.statePath).mode & 0o077).toBe(0);
  expect(readFileSync(demo.statePath, "utf8")).not.toContain(setCookie?.split(/[=;]/)[1]);
  expect(readdirSync(demo.dataDir)).not.toContain("hr-demo.json.new");
});

/** Records the bodies with which sessions are minted from now on. */
function recordMinting(): unknown[] {
  const bodies: unknown[] = [];
  const { fetch } = globalThis;
  const spy = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.url.endsWith("/embed/sessions")) bodies.push(await request.clone().json());
    return fetch(request);
  });
  onTestFinished(() => spy.mockRestore());
  return bodies;
}
