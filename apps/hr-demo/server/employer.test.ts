import { expect, test } from "vitest";
import { startDemo } from "./testing/demo.ts";

/** The demo with its administrator signed in, and a plan in force for the first group. */
async function startCompany() {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "administrator" });
  const { state } = demo.service;
  state.providers.push({ id: "pr_1", name: "Harbour Mutual" });
  state.plans.push({
    id: "pl_1",
    provider_id: "pr_1",
    name: "Anchor",
    currency: "gbp",
    coverage_configurations: [
      {
        id: "pc_1",
        options: [{ id: "pco_1", name: "Core", sub_options: [{ id: "pco_2", name: "Physio" }] }],
      },
    ],
  });
  state.policies.push({
    id: "gp_1",
    group_id: demo.file?.group_id,
    plan_id: "pl_1",
    status: "active",
    created_at: "2026-11-01T00:00:00Z",
    starts_on: "2026-12-01",
    coverage_selections: [
      { configuration_id: "pc_1", options: [{ option_id: "pco_1", sub_options: [{ option_id: "pco_2" }] }] },
    ],
  });
  return { ...demo, state };
}

const levels = (group_id: unknown) => [
  { benefit_type: "health_insurance", levels: [{ group_id, plan_id: "pl_1" }] },
];

test("signs in for the company, and employees' pages are not hers", async () => {
  const demo = await startDemo();
  const { json } = await demo.post("/api/sign-in", { kind: "administrator" });
  expect(json.me).toMatchObject({
    role: "administrator",
    first_name: "Ines",
    employer: "Brightwater Studios",
  });
  expect((await demo.get("/api/payslips")).json).toMatchObject({ status: 403, code: "forbidden" });
});

test("what is the company's is nobody else's", async () => {
  const demo = await startDemo();
  for (const name of ["home", "groups", "policies", "receipts"])
    expect((await demo.get(`/api/employer/${name}`)).status).toBe(401);
  await demo.post("/api/sign-in", { kind: "family" });
  for (const name of ["home", "groups", "policies", "receipts", "receipts.json"])
    expect((await demo.get(`/api/employer/${name}`)).status).toBe(403);
  expect((await demo.post("/api/employer/groups", { name: "Mine" })).status).toBe(403);
});

test("groups name their people, with the titles that only this application knows", async () => {
  const { get } = await startCompany();
  const { groups, staff } = (await get("/api/employer/groups")).json;
  const joiners = groups.find(({ name }: { name: string }) => name === "New joiners");
  expect(joiners.employees).toContainEqual(
    expect.objectContaining({ first_name: "Bea", last_name: "Novak", title: "Apprentice Frame Builder" }),
  );
  expect(joiners.policies).toEqual([]);
  expect(groups[0].policies).toEqual([expect.objectContaining({ plan: "Anchor", starts_on: "2026-12-01" })]);
  expect(staff.length).toBeGreaterThan(15);
});

test("makes a group with people in it, whose benefits come from there once it has a policy", async () => {
  const { get, post, state, file } = await startCompany();
  const maya = state.employees.find(({ first_name }) => first_name === "Maya");
  const { json } = await post("/api/employer/groups", { name: " Studio ", employee_ids: [maya?.id] });
  expect(state.groups.at(-1)).toMatchObject({ id: json.id, name: "Studio", employer_id: file?.employer_id });
  await post("/api/sign-in", { kind: "simple" });
  expect((await get("/api/me")).json.me.group_id).toBe(file?.group_id);
  state.policies.push({ id: "gp_2", group_id: json.id, plan_id: "pl_1", status: "active" });
  expect((await get("/api/me")).json.me.group_id).toBe(json.id);
});

test("an employee of a group without a policy is offered nothing until there is one", async () => {
  const { get, post, state, file } = await startCompany();
  const joiner = await post("/api/sign-in", { kind: "new_joiner" });
  expect(joiner.json.me).toMatchObject({
    is_offered_benefits: false,
    group_id: file?.group_without_policy_id,
  });
  state.policies.push({
    id: "gp_2",
    group_id: file?.group_without_policy_id,
    plan_id: "pl_1",
    status: "active",
  });
  expect((await get("/api/me")).json.me.is_offered_benefits).toBe(true);
});

test.each([{}, { name: " " }, { name: "x".repeat(101) }, { name: "Studio", employee_ids: "all" }])(
  "refuses to make a group of %j",
  async (body) => {
    const { post } = await startCompany();
    expect((await post("/api/employer/groups", body)).status).toBe(400);
  },
);

test("policies say what was chosen and who has started under them, not who had started before", async () => {
  const { get, state } = await startCompany();
  const [first, second] = state.employees;
  const enrolment = {
    status: "enrolled",
    policy_enrolments: [{ plan: { id: "pl_1" }, estimated_effective_from: "2026-12-01" }],
  };
  state.intents.push(
    { ...enrolment, id: "ei_1", employee_id: first?.id, created_at: "2026-11-10T00:00:00Z" },
    { ...enrolment, id: "ei_2", employee_id: second?.id, created_at: "2026-10-10T00:00:00Z" },
  );
  const [policy] = (await get("/api/employer/policies")).json.policies;
  expect(policy).toMatchObject({ plan: "Anchor", provider: "Harbour Mutual", chosen: ["Core", "Physio"] });
  expect(policy.members.filter((member: { enrolment: unknown }) => member.enrolment)).toEqual([
    expect.objectContaining({ id: first?.id, enrolment: { status: "enrolled", from: "2026-12-01" } }),
  ]);
});

test("what is open is open: a quote until it is accepted, then the policy until it is there", async () => {
  const { get, state, file } = await startCompany();
  const items = levels(file?.group_without_policy_id);
  state.quotes.push(
    { id: "gqi_1", status: "quote_available", items },
    { id: "gqi_2", status: "quote_available", items },
    { id: "gqi_3", status: "rejected", items },
  );
  state.policyIntents.push({
    id: "gpi_1",
    quote_intent_id: "gqi_2",
    status: "pending_provider_approval",
    due_date: null,
    items,
  });
  const { open, groups_without_policy } = (await get("/api/employer/home")).json;
  expect(open).toEqual([
    expect.objectContaining({
      kind: "group_policy",
      quote_id: "gqi_2",
      groups: ["New joiners"],
      plans: ["Anchor"],
    }),
    expect.objectContaining({ kind: "quote", quote_id: "gqi_1", until: "2026-12-18T23:59:59Z" }),
  ]);
  expect(groups_without_policy).toHaveLength(4);
});

test("the whole chain of receipts is downloaded as it is, from its beginning", async () => {
  const { get, state } = await startCompany();
  state.receipts.push({ id: "cr_2", sequence: 2 }, { id: "cr_1", sequence: 1 });
  const all = await get("/api/employer/receipts.json");
  expect(all.headers.get("content-disposition")).toContain("consent-receipts.json");
  expect(JSON.parse(all.text)).toEqual([
    { id: "cr_1", sequence: 1 },
    { id: "cr_2", sequence: 2 },
  ]);
});

test("the drawer forces the newest quote and acceptance, and nothing of an employee's", async () => {
  const { post, state, file } = await startCompany();
  const force = (target: string, status: string) => post("/api/sandbox/force", { target, status });
  expect((await force("quote", "quote_available")).json.detail).toContain("no quote");
  const items = levels(file?.group_id);
  state.quotes.push({ id: "gqi_1", status: "awaiting_quote", items });
  state.policyIntents.push({ id: "gpi_1", quote_intent_id: "gqi_1", status: "processing", items });
  expect((await force("quote", "quote_available")).json.company.quote).toMatchObject({
    groups: ["All employees"],
  });
  await force("group_policy", "expired");
  expect(state.forced).toEqual([
    { id: "gqi_1", status: "quote_available" },
    { id: "gpi_1", status: "expired" },
  ]);
  expect((await force("enrolment", "enrolled")).status).toBe(400);
  expect((await force("everything", "enrolled")).status).toBe(400);
  expect((await post("/api/sandbox/start-over", { what: "person" })).status).toBe(400);
  expect((await post("/api/sandbox/start-over", { what: "world" })).status).toBe(204);
});
