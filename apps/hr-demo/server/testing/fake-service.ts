import express from "express";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

type Row = Record<string, unknown> & { id: string };

/** A stand-in for Enrolkit's service: just what this backend asks of it. */
export async function startFakeService(dataDir: string) {
  const state = {
    now: Date.parse("2026-11-18T21:40:00Z"),
    keys: new Map<string, string>(),
    employees: [] as Row[],
    persons: [] as Row[],
    groups: [] as Row[],
    grouped: [] as { group_id: string; employee_id: string }[],
    plans: [] as Row[],
    providers: [] as Row[],
    policies: [] as Row[],
    ownPolicies: [] as Row[],
    amendments: [] as Row[],
    quotes: [] as Row[],
    policyIntents: [] as Row[],
    receipts: [] as Row[],
    sessions: [] as Row[],
    revoked: [] as string[],
    intents: [] as Row[],
    forced: [] as unknown[],
    reports: [] as Row[],
    breakdowns: [] as Row[],
    endpoints: [] as Row[],
    events: [] as Row[],
    replays: new Map<string, unknown>(),
  };
  let count = 0;
  const id = (prefix: string) => `${prefix}_${String((count += 1)).padStart(32, "0")}`;
  const makeWorld = () => {
    const world = {
      platform_id: id("pt"),
      api_key: `pk_test_${"k".repeat(20)}${count}`,
      employer_id: id("er"),
      group_id: id("gr"),
      group_without_policy_id: id("gr"),
      external_customer_id: null,
    };
    state.groups.push(
      { id: world.group_id, name: "All employees" },
      { id: world.group_without_policy_id, name: "New joiners" },
    );
    state.keys.set(world.api_key, world.platform_id);
    return world;
  };

  const operatorToken = "operator-token-of-the-fake";
  const app = express().use(express.json());
  app.post("/test_helpers/worlds", (request, response) => {
    const known = request.headers.authorization === `Bearer ${operatorToken}`;
    response.status(known ? 200 : 401).json(known ? makeWorld() : {});
  });
  app.use((request, response, next) => {
    const key = request.headers.authorization?.replace("Bearer ", "") ?? "";
    const replay = state.replays.get(String(request.headers["idempotency-key"]));
    if (!state.keys.has(key))
      response.status(401).json({ title: "Unauthorized", error_code: "unauthorized" });
    else if (replay) response.json(replay);
    else next();
  });
  const remember = (request: express.Request, answer: unknown) => {
    if (request.headers["idempotency-key"])
      state.replays.set(String(request.headers["idempotency-key"]), answer);
    return answer;
  };
  app.get("/test_helpers/clock", (_request, response) => {
    response.json({ now: new Date(state.now).toISOString(), object: "clock" });
  });
  app.post("/test_helpers/clock/advance", (request, response) => {
    state.now += Number(request.body.seconds) * 1000;
    response.json({ now: new Date(state.now).toISOString(), object: "clock" });
  });
  app.post("/test_helpers/intents/:id/force", (request, response) => {
    if (request.body.status === "enrolled") response.status(400).json(refusedForce);
    else {
      state.forced.push({ id: request.params.id, ...request.body });
      response.json({});
    }
  });
  const list = (path: string, items: (request: express.Request) => Row[]) =>
    app.get(path, (request, response) => {
      response.json({ items: items(request), page: 1, has_next_page: false });
    });
  list("/employees", () => state.employees);
  list("/groups", () => state.groups);
  list("/groups/:id/employees", ({ params }) =>
    state.employees.filter((employee) =>
      state.grouped.some(
        ({ group_id, employee_id }) => group_id === params["id"] && employee_id === employee.id,
      ),
    ),
  );
  list("/plans", () => state.plans);
  list("/providers", () => state.providers);
  list("/group_policies", ({ query }) =>
    state.policies.filter(({ group_id }) => !query["group_id"] || group_id === query["group_id"]),
  );
  list("/contribution_reports", ({ query }) =>
    state.reports.filter(({ employer_id }) => employer_id === query["employer_id"]),
  );
  list("/contribution_reports/:id/employee_breakdowns", ({ params }) =>
    state.breakdowns.filter(({ contribution_report_id }) => contribution_report_id === params["id"]),
  );
  app.post("/contribution_reports/:id/finalize", (request, response) => {
    const report = state.reports.find(({ id }) => id === request.params.id);
    const finalized = { ...report, status: "finalized", finalized_at: "2027-02-01T09:00:00Z" };
    if (report && request.query["dry_run"] !== "true") Object.assign(report, finalized);
    response.json(finalized);
  });
  app.get("/contribution_reports/:id/export", (request, response) => {
    response.type("text/csv; charset=utf-8").send(`contribution_report_id\r\n${request.params.id}\r\n`);
  });
  app.post("/webhooks/endpoints", (request, response) => {
    const endpoint = { id: id("whe"), secret: `whsec_${btoa(`secret ${count}`)}`, ...request.body };
    state.endpoints.push(endpoint);
    response.json(remember(request, endpoint));
  });
  list("/events", () => state.events);
  list("/group_quote_intents", () => state.quotes);
  list("/group_policy_intents", () => state.policyIntents);
  list("/employers/:id/consent_receipts", () => state.receipts);
  app.get("/group_quote_intents/:id/quote", (_request, response) => {
    response.json({ expires_at: "2026-12-18T23:59:59Z" });
  });
  app.post("/groups", (request, response) => {
    const group = { id: id("gr"), ...request.body };
    state.groups.push(group);
    response.json(remember(request, group));
  });
  app.post("/employees", (request, response) => {
    const employee = { id: id("ee"), ...request.body };
    state.employees.push(employee);
    response.json(remember(request, employee));
  });
  app.get("/employees/:id", (request, response) => {
    response.json(state.employees.find((employee) => employee.id === request.params.id));
  });
  app.post("/employees/:id/associated_persons", (request, response) => {
    const person = { id: id("ap"), employee_id: request.params.id, ...request.body };
    state.persons.push(person);
    response.json(remember(request, person));
  });
  app.post("/groups/:id/employees", (request, response) => {
    for (const employee_id of request.body.employee_ids)
      state.grouped.push({ group_id: request.params.id, employee_id });
    response.json(remember(request, {}));
  });
  app.get("/employers/:id", (_request, response) => {
    response.json({ name: "Brightwater Studios" });
  });
  list("/enrolment_intents", ({ query }) =>
    state.intents.filter(({ employee_id }) => !query["employee_id"] || employee_id === query["employee_id"]),
  );
  list("/policies", ({ query }) =>
    state.ownPolicies.filter(
      ({ employee_id }) => !query["employee_id"] || employee_id === query["employee_id"],
    ),
  );
  list("/policies/:id/policy_amendment_intents", ({ params }) =>
    state.amendments.filter(({ policy_id }) => policy_id === params["id"]),
  );
  app.post("/embed/sessions", (request, response) => {
    const session = {
      id: id("es"),
      token: `est_test_${count}`,
      expiry: new Date(Date.now() + 3_600_000).toISOString(),
    };
    state.sessions.push({ ...session, ...request.body });
    response.json(session);
  });
  app.delete("/embed/sessions/:id", (request, response) => {
    state.revoked.push(request.params.id);
    response.json({});
  });

  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  const base_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const writeSandbox = (world = makeWorld()) => {
    const file = { base_url, demo_url: "http://127.0.0.1:4173", operator_token: operatorToken, ...world };
    writeFileSync(join(dataDir, "sandbox.json"), JSON.stringify(file));
    return file;
  };
  return {
    base_url,
    state,
    writeSandbox,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

const refusedForce = {
  title: "Bad Request",
  error_code: "invalid_state",
  detail: "Not from here.",
  allowed_statuses: ["ineligible"],
};
