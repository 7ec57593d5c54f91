import { describe, expect, test } from "vitest";
import type { PersonKind } from "../src/wire.ts";
import type { CompanyHome, PeopleToChoose } from "../src/wire-employer.ts";
import { selectedNames } from "./company/policies.ts";
import { type Demo, service, startDemo } from "./testing/demo.ts";

/** The demo with its administrator signed in. */
async function startCompany() {
  const demo = await startDemo();
  await demo.post("/api/sign-in", { kind: "administrator" });
  return demo;
}

/** A group for which the insurer takes three days from acceptance to policy. */
const slowGroup = (demo: Demo) => ({
  name: "Studio – Slow",
  employee_ids: [demo.readState().people.family?.employee_id],
});

async function groupNamed(demo: Demo, name: string): Promise<string> {
  const group = (await demo.call("ListGroups", { query: { page_size: "100" } })).items.find(
    (each) => each.name === name,
  );
  if (!group) throw new Error(`There is no group "${name}".`);
  return group.id;
}

test("signs in for the company, and employees' pages are not hers", async () => {
  const demo = await startDemo();
  const { json } = await demo.post("/api/sign-in", { kind: "administrator" });
  expect(json.me).toMatchObject({
    role: "administrator",
    first_name: "Ines",
    employer_id: demo.initialWorld.employer_id,
  });
  expect((await demo.get("/api/payslips")).json).toMatchObject({ status: 403, code: "forbidden" });
});

test("the company's data is for its administrator alone", async () => {
  const demo = await startDemo();
  for (const name of ["home", "groups", "policies", "receipts"])
    expect((await demo.get(`/api/employer/${name}`)).status).toBe(401);
  await demo.post("/api/sign-in", { kind: "family" });
  for (const name of ["home", "groups", "people-to-choose", "policies", "receipts", "receipts.json"])
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
  expect(groups[0].name).toBe("All employees");
  expect(groups[0].policies).toContainEqual(
    expect.objectContaining({ plan: "Anchor Modular Health", starts_on: "2026-11-01" }),
  );
  expect(staff.length).toBeGreaterThan(15);
});

test("makes a group with people in it, whose benefits come from there once it has a policy", async () => {
  const demo = await startCompany();
  const { get, post, initialWorld } = demo;
  const maya = demo.readState().people.simple?.employee_id ?? "";
  const { json } = await post("/api/employer/groups", { name: " Studio ", employee_ids: [maya] });
  expect(await demo.call("RetrieveGroup", { params: { group_id: json.id } })).toMatchObject({
    name: "Studio",
    employer_id: initialWorld.employer_id,
  });
  const amara = demo.readState().people.family?.employee_id ?? "";
  const added = await post(`/api/employer/groups/${json.id}/employees`, { employee_ids: [amara] });
  expect(added.status).toBe(204);
  const { items } = await demo.call("ListGroupEmployees", { params: { group_id: json.id } });
  expect(items.map(({ id }) => id).toSorted()).toEqual([maya, amara].toSorted());
  await post("/api/sign-in", { kind: "simple" });
  expect((await get("/api/me")).json.me.group_id).toBe(initialWorld.group_id);
  await demo.acceptQuote(await demo.requestQuote(json.id));
  expect((await get("/api/me")).json.me.group_id).toBe(json.id);
});

test("an employee of a group without a policy is offered nothing until there is one", async () => {
  const demo = await startCompany();
  const { group_without_policy_id } = demo.initialWorld;
  const joiner = await demo.post("/api/sign-in", { kind: "new_joiner" });
  expect(joiner.json.me).toMatchObject({ is_offered_benefits: false, group_id: group_without_policy_id });
  await demo.acceptQuote(await demo.requestQuote(group_without_policy_id));
  expect((await demo.get("/api/me")).json.me.is_offered_benefits).toBe(true);
});

test("home leaves out a quote whose group has got a policy of its benefit since it was asked for", async () => {
  const demo = await startCompany();
  const { group_without_policy_id, group_id } = demo.initialWorld;
  const openQuotes = async () => {
    const { open } = (await demo.get("/api/employer/home")).json as CompanyHome;
    return open.map(({ quote_id }) => quote_id).toSorted();
  };
  const first = await demo.requestQuote(group_without_policy_id);
  const other = await demo.requestQuote(group_id);
  const second = await demo.requestQuote(group_without_policy_id);
  expect(await openQuotes()).toEqual([first.id, other.id, second.id].toSorted());
  await demo.acceptQuote(second);
  expect(await openQuotes()).toEqual([other.id]);
  // One that is asked for now means to replace the policy.
  const later = await demo.requestQuote(group_without_policy_id);
  expect(await openQuotes()).toEqual([later.id, other.id].toSorted());
});

test.each([{}, { name: " " }, { name: "x".repeat(101) }, { name: "Studio", employee_ids: "all" }])(
  "makes no group of %j",
  async (body) => {
    const { post } = await startCompany();
    expect((await post("/api/employer/groups", body)).status).toBe(400);
  },
);

test("policies show what was chosen", async () => {
  const demo = await startCompany();
  const { policies } = (await demo.get("/api/employer/policies")).json;
  const policy = policies.find(({ plan }: { plan: string }) => plan === "Anchor Modular Health");
  expect(policy).toMatchObject({ provider: "Harbour Mutual", status: "active", currency: "gbp" });
  const { items } = await demo.call("ListGroupPolicies");
  const plan_id = items.find((each) => each.id === policy.id)?.plan_id ?? "";
  const { coverage_configurations } = await demo.call("RetrievePlan", { params: { plan_id } });
  const ofGroup = coverage_configurations.filter(({ scope }) => scope === "group_policy");
  expect(policy.chosen.length).toBeGreaterThan(0);
  expect(ofGroup[0]?.options.some(({ name }) => policy.chosen[0]?.startsWith(name))).toBe(true);
});

describe("who takes part", () => {
  const employee = (demo: Demo, kind: PersonKind) => demo.readState().people[kind]?.employee_id ?? "";
  const home = async (demo: Demo) => (await demo.get("/api/employer/home")).json as CompanyHome;

  test("home counts who is covered, who has the fewest days left and who missed the deadline and who cannot choose yet, each once", async () => {
    const demo = await startCompany();
    const all = (await home(demo)).policies[0]?.all ?? 0;
    expect(all).toBeGreaterThan(5);
    const notInvited = (people: number) =>
      expect.objectContaining({ kind: "not_invited", people, later: 0, until: null });
    expect((await home(demo)).progress).toEqual([notInvited(all)]);
    const { id: covered } = await demo.startEnrolment(employee(demo, "simple"));
    await demo.force(covered, "enrolled");
    await demo.startEnrolment(employee(demo, "family"));
    await demo.advance({ seconds: 3 * 86_400 });
    await demo.startEnrolment(employee(demo, "reads_arabic"));
    const later = await home(demo);
    expect(later.policies).toEqual(later.policies.map((policy) => ({ ...policy, covered: 1, all })));
    expect(later.policies).toHaveLength(2);
    expect(later.progress).toEqual([
      {
        kind: "choosing",
        group: { id: demo.initialWorld.group_id, name: "All employees" },
        policy_id: expect.stringMatching(/^gp_/),
        people: 1,
        later: 1,
        until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      },
      notInvited(all - 3),
    ]);
    await demo.advance({ seconds: 13 * 86_400 });
    expect((await home(demo)).progress).toEqual([
      expect.objectContaining({ kind: "choosing", people: 1, later: 0 }),
      expect.objectContaining({ kind: "missed", people: 1, later: 0, until: null }),
      notInvited(all - 3),
    ]);
  });

  test("everyone who has not chosen yet is on one list, each once in their group, with the moment that days count from", async () => {
    const demo = await startCompany();
    const all = (await home(demo)).policies[0]?.all ?? 0;
    const toChoose = async () => (await demo.get("/api/employer/people-to-choose")).json as PeopleToChoose;
    const { id: covered } = await demo.startEnrolment(employee(demo, "simple"));
    await demo.force(covered, "enrolled");
    await demo.startEnrolment(employee(demo, "family"));
    await demo.advance({ seconds: 3 * 86_400 });
    await demo.startEnrolment(employee(demo, "reads_arabic"));
    await demo.advance({ seconds: 13 * 86_400 });
    const { now, people } = await toChoose();
    expect(people).toHaveLength(all - 1);
    expect(new Set(people.map(({ employee_id }) => employee_id)).size).toBe(all - 1);
    expect(people.filter(({ state }) => state === "deadline_missed")).toEqual([
      expect.objectContaining({ employee_id: employee(demo, "family"), due_by: null }),
    ]);
    const choosing = people.filter(({ state }) => state === "invited");
    expect(choosing).toEqual([
      expect.objectContaining({
        employee_id: employee(demo, "reads_arabic"),
        group: { id: demo.initialWorld.group_id, name: "All employees" },
        policy_ids: expect.arrayContaining([expect.stringMatching(/^gp_/)]),
      }),
    ]);
    expect(Date.parse(choosing[0]?.due_by ?? "")).toBeGreaterThan(Date.parse(now));
  });

  test("the administrator starts an enrolment again, and the employee can choose", async () => {
    const demo = await startCompany();
    const maya = employee(demo, "simple");
    const { id } = await demo.startEnrolment(maya);
    await demo.force(id, "not_undertaken");
    const path = `/api/employer/groups/${demo.initialWorld.group_id}/enrolments`;
    const { status, json } = await demo.post(path, { employee_id: maya });
    expect(status).toBe(200);
    expect(json.id).not.toBe(id);
    await service.runDueWork(demo.readState().world);
    await demo.post("/api/sign-in", { kind: "simple" });
    expect((await demo.get("/api/me")).json.me.benefits).toMatchObject({
      intent_id: json.id,
      status: expect.stringMatching(/^(action|coverage_options)_required$/),
    });
  });

  test("an employee who has an enrolment gets no second one, and the service says why", async () => {
    const demo = await startCompany();
    const maya = employee(demo, "simple");
    await demo.startEnrolment(maya);
    const path = `/api/employer/groups/${demo.initialWorld.group_id}/enrolments`;
    expect(await demo.post(path, { employee_id: maya })).toMatchObject({ status: 400 });
  });

  test("no one else starts enrolments, and only in the company's own groups", async () => {
    const demo = await startDemo();
    await demo.get("/api/me");
    const maya = employee(demo, "simple");
    const path = `/api/employer/groups/${demo.initialWorld.group_id}/enrolments`;
    const body = { employee_id: maya };
    expect((await demo.post(path, body)).status).toBe(401);
    await demo.post("/api/sign-in", { kind: "family" });
    expect((await demo.post(path, body)).status).toBe(403);
    await demo.post("/api/sign-in", { kind: "administrator" });
    const { id: employer_id } = await demo.call("CreateEmployer", {
      body: { name: "Others", country: "gb", industry: "software" },
    });
    const { id } = await demo.call("CreateGroup", { body: { employer_id, name: "Theirs" } });
    expect((await demo.post(`/api/employer/groups/${id}/enrolments`, body)).status).toBe(404);
    expect((await demo.post("/api/employer/groups/gr_none/enrolments", body)).status).toBe(404);
    expect((await demo.post(path, { employee_id: ["ee"] })).status).toBe(400);
    expect((await demo.post(path, { employee_id: "ee_none" })).status).toBe(404);
    expect((await demo.call("ListEnrolmentIntents", { query: { employee_id: maya } })).items).toEqual([]);
  });
});

test("names what was chosen, an option with what was chosen within it", () => {
  const core = { id: "pco_1", name: "Core", sub_options: [{ id: "pco_2", name: "Physio" }] };
  const configurations = [{ id: "pc_1", options: [core] }];
  const selections = [
    { configuration_id: "pc_1", options: [{ option_id: "pco_1", sub_options: [{ option_id: "pco_2" }] }] },
  ];
  expect(selectedNames(configurations, selections)).toEqual(["Core (Physio)"]);
});

test("shows what is open: a quote until it is accepted, then the policy until it is there", async () => {
  const demo = await startCompany();
  const { id: slow } = (await demo.post("/api/employer/groups", slowGroup(demo))).json;
  const { group_without_policy_id } = demo.initialWorld;
  const declined = await demo.requestQuote(group_without_policy_id);
  await demo.call("RejectGroupQuoteIntent", { params: { group_quote_intent_id: declined.id } });
  const open = await demo.requestQuote(group_without_policy_id);
  const accepted = await demo.requestQuote(slow);
  const policyIntent = await demo.acceptQuote(accepted);
  const quote = await demo.call("RetrieveQuote", { params: { group_quote_intent_id: open.id } });

  const home = (await demo.get("/api/employer/home")).json;
  expect(home.open).toEqual([
    expect.objectContaining({
      kind: "group_policy",
      status: "pending_provider_approval",
      intent_id: policyIntent.id,
      quote_id: accepted.id,
      groups: ["Studio – Slow"],
      plans: ["Elm Großregion Família"],
    }),
    expect.objectContaining({ kind: "quote", quote_id: open.id, until: quote.expires_at }),
  ]);
  expect(home.groups_without_policy).toHaveLength(5);
});

test("lists the quotes of the company, newest first, with what came of each and what it would cost", async () => {
  const demo = await startCompany();
  const { group_without_policy_id } = demo.initialWorld;
  const declined = await demo.requestQuote(group_without_policy_id);
  await demo.call("RejectGroupQuoteIntent", { params: { group_quote_intent_id: declined.id } });
  const accepted = await demo.requestQuote(await groupNamed(demo, "New joiners"));
  await demo.acceptQuote(accepted);
  const replaced = await demo.requestQuote(await groupNamed(demo, "Workshop and warehouse"));
  await demo.acceptQuote(replaced);
  const replacing = await demo.requestQuote(await groupNamed(demo, "Workshop and warehouse"));
  await demo.acceptQuote(replacing);
  const open = await demo.requestQuote(group_without_policy_id);
  const quote = await demo.call("RetrieveQuote", { params: { group_quote_intent_id: open.id } });

  const { quotes } = (await demo.get("/api/employer/quotes")).json;
  expect(quotes).toMatchObject([
    {
      id: open.id,
      status: "quote_available",
      plans: ["Elm Großregion Família"],
      until: quote.expires_at,
      price: { amount: quote.employer_monthly_cost, currency: "eur" },
    },
    { id: replacing.id, status: "policy_created", groups: ["Workshop and warehouse"] },
    { id: replaced.id, status: "policy_ended", groups: ["Workshop and warehouse"] },
    { id: accepted.id, status: "policy_created", groups: ["New joiners"], until: null },
    { id: declined.id, status: "rejected", until: null, price: null },
  ]);
});

test("the whole chain of receipts is downloaded as it is, from its beginning", async () => {
  const demo = await startCompany();
  for (const name of ["New joiners", "Workshop and warehouse"])
    await demo.acceptQuote(await demo.requestQuote(await groupNamed(demo, name)));
  const params = { employer_id: demo.initialWorld.employer_id };
  const { items } = await demo.call("ListConsentReceipts", { params });
  const all = await demo.get("/api/employer/receipts.json");
  expect(all.headers.get("content-disposition")).toContain("consent-receipts.json");
  expect(JSON.parse(all.text)).toEqual(items.toReversed());
  expect(items.map(({ sequence }) => sequence)).toEqual([2, 1]);
});

test("the drawer forces the newest quote and acceptance, and nothing of an employee's", async () => {
  const demo = await startCompany();
  const force = (target: string, status: string) => demo.post("/api/sandbox/force", { target, status });
  expect((await force("quote", "quote_available")).json.detail).toContain("no quote");
  await demo.requestQuote(await groupNamed(demo, "New joiners"));
  const waiting = await demo.requestQuote(await groupNamed(demo, "Overseas dealers – Manual"));
  expect(waiting.status).toBe("awaiting_quote");
  expect((await force("quote", "quote_available")).json.company.quote).toMatchObject({
    intent_id: waiting.id,
    status: "quote_available",
    groups: ["Overseas dealers – Manual"],
  });
  const { id: slow } = (await demo.post("/api/employer/groups", slowGroup(demo))).json;
  const { id } = await demo.acceptQuote(await demo.requestQuote(slow));
  expect((await force("group_policy", "expired")).json.company.group_policy).toMatchObject({
    intent_id: id,
    status: "expired",
  });
  expect((await force("enrolment", "enrolled")).status).toBe(400);
  expect((await force("everything", "enrolled")).status).toBe(400);
  expect((await demo.post("/api/sandbox/start-over", { what: "person" })).status).toBe(400);
  expect((await demo.post("/api/sandbox/start-over", { what: "world" })).status).toBe(204);
});
