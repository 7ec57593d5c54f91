import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startDemo } from "./testing/demo.ts";

test("mints a session for whoever is signed in, and names the human behind it", async () => {
  const demo = await startDemo();
  const me = await demo.post("/api/sign-in", { kind: "slow_insurer" });
  const { status, json } = await demo.post("/api/enrolkit-session");
  expect(status).toBe(200);
  expect(Object.keys(json)).toEqual(["token", "expiry"]);
  expect(demo.service.state.sessions[0]).toMatchObject({
    employer_id: demo.file?.employer_id,
    employee_id: me.json.me.employee_id,
    acting_user_id: "hr-demo:slow_insurer",
  });
});

test("mints a session of the employer for the administrator, and names her", async () => {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "administrator" });
  expect((await demo.post("/api/enrolkit-session")).status).toBe(200);
  const [session] = demo.service.state.sessions;
  expect(session).toMatchObject({
    employer_id: demo.file?.employer_id,
    acting_user_id: "hr-demo:ines.carvalho",
  });
  expect(session).not.toHaveProperty("employee_id");
});

test("no answer holds the secret key or the operator's token", async () => {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "administrator" });
  const ofCompany = await Promise.all(
    ["home", "groups", "policies", "receipts", "receipts.json"].map((name) =>
      demo.get(`/api/employer/${name}`),
    ),
  );
  await demo.post("/api/sign-in", { kind: "simple" });
  const answers = [
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
  for (const { text, headers } of answers)
    expect(text + JSON.stringify([...headers])).not.toMatch(/pk_test_|operator-token/);
});

test("what is remembered is for its owner's eyes only, and holds no cookie", async () => {
  const demo = await startDemo();
  const { setCookie } = await demo.post("/api/sign-in", { kind: "simple" });
  const path = join(demo.dataDir, "hr-demo.json");
  expect(statSync(path).mode & 0o077).toBe(0);
  expect(readFileSync(path, "utf8")).not.toContain(setCookie?.split(/[=;]/)[1]);
  expect(readdirSync(demo.dataDir)).not.toContain("hr-demo.json.new");
});
