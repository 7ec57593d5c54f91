import type { Policy, PolicyBeneficiaries } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { readSettings } from "../settings.ts";
import { columnsContaining, storedValues, textsInFiles, withoutMembers } from "../testing/stored-data.ts";
import { AmendmentJourney, because } from "../testing/amendment-journey.ts";
import { Journey } from "../testing/journey.ts";
import { healthOnly } from "../testing/plans.ts";
import { serviceOfFile } from "../testing/service-of-file.ts";
import { endAndFinalize, leaveTraces, otherTexts, textsInPolicy } from "../testing/traced-person.ts";
import { runCommandLine } from "./run.ts";

describe.each(["sqlite", "postgres"] as const)("erasing people on %s", async (engine) => {
  const service = await serviceOfFile({ engine });
  const { testStore, logged } = service;

  /** Runs the command beside the running service, on the same store. */
  function erase(journey: Journey, ...args: string[]) {
    const context = { store: testStore.store, settings: readSettings({}), now: service.clock.now };
    const line = ["people", "erase", ...args, "--platform", journey.world.platform_id];
    return runCommandLine(line, () => Promise.resolve({ context, close: async () => {} }));
  }

  /** Rows that must not change by a byte. */
  async function books(): Promise<unknown> {
    const tables = ["contribution_reports", "employee_breakdowns", "consent_receipts", "events"];
    return (await storedValues(testStore)).filter(({ table }) => tables.includes(table));
  }

  test("deleting leaves only the members in policies; erasing leaves nothing", async () => {
    const { journey, personId, policyId, repeat } = await leaveTraces(service);
    const everything = [...otherTexts, ...textsInPolicy];
    expect(await columnsContaining(testStore, everything)).toEqual([
      "associated_persons.document",
      "idempotency_keys.body",
      "policies.document",
      "policy_amendment_intents.document",
      "policy_beneficiaries.document",
      "requirements.document",
    ]);
    if (engine === "sqlite") expect(await textsInFiles(testStore, everything)).not.toEqual([]);

    await journey.deletePerson(personId);
    expect(await columnsContaining(testStore, otherTexts)).toEqual([]);
    const stored = ["policies.document", "policy_beneficiaries.document"];
    expect(await columnsContaining(testStore, textsInPolicy)).toEqual(stored);
    const policies = (await storedValues(testStore)).filter(
      ({ table, column }) => table === "policies" && column === "document",
    );
    for (const { text } of policies)
      for (const name of textsInPolicy) expect(withoutMembers(text)).not.toContain(name);
    expect(await textsInFiles(testStore, otherTexts)).toEqual([]);
    const repeated = await repeat();
    expect(repeated.status).toBe(409);
    for (const text of everything) expect([...logged, repeated.text].join("")).not.toContain(text);

    const rejected = await erase(journey, personId);
    expect(rejected).toMatchObject({ exitCode: 1, stderr: expect.stringContaining(policyId) });
    expect(await columnsContaining(testStore, textsInPolicy)).toEqual(stored);

    await endAndFinalize(journey);
    const before = [await storedValues(testStore), await books(), await costOf(journey, policyId)];
    const dryRun = await erase(journey, personId, "--dry-run", "--json");
    expect(JSON.parse(dryRun.stdout)).toEqual([
      { table: "policies", id: policyId, what: "changed" },
      { table: "policy_beneficiaries", id: expect.stringMatching(/^bv_/), what: "changed" },
    ]);
    expect(await storedValues(testStore)).toEqual(before[0]);

    const erased = await erase(journey, personId, "--json");
    expect([erased.exitCode, erased.stdout]).toEqual([0, dryRun.stdout]);
    expect(await columnsContaining(testStore, everything)).toEqual([]);
    expect(await textsInFiles(testStore, everything)).toEqual([]);
    expect([await books(), await costOf(journey, policyId)]).toEqual(before.slice(1));
    expect(await erase(journey, personId)).toMatchObject({
      exitCode: 0,
      stdout: "",
      stderr: expect.stringContaining("Nothing is left"),
    });
  });

  /** An employee with unmistakable data. */
  const employee = {
    first_name: "Æthelþryð",
    last_name: "Σκλαβενίτης",
    date_of_birth: "1987-10-19",
    email: "aethel@sklav.example",
    external_id: "NB-Σκλ-77",
    address: { line_1: "Łódzka 88½", line_2: null, city: "Žižkov", postal_code: "QX9 7ZZ", country: "ie" },
  } as const;
  const { address, ...rest } = employee;
  const names = [...Object.values(rest), address.line_1, address.city, address.postal_code];
  const family = ["Владимира", "Nguyễnová"];

  async function begin() {
    const journey = await Journey.begin(service, { details: employee });
    const { id } = await journey.person({ first_name: "Владимира", last_name: "Nguyễnová" });
    return { journey, personId: id };
  }

  test("erasing an employee erases their associated persons, and leaves the books as they are", async () => {
    const { journey, personId } = await begin();
    const { world, employeeId } = journey;
    await journey.ok("POST", "/embed/sessions", {
      employer_id: world.employer_id,
      employee_id: employeeId,
      acting_user_id: "hr-Σκλαβενίτης",
    });
    await journey.reach("pending_confirmation");
    await journey.cover(personId);
    const policyId = await journey.policyId();
    await journey.deletePerson(personId);
    expect((await erase(journey, employeeId)).stderr).toContain(policyId);

    await endAndFinalize(journey);
    const everything = [...names, ...family];
    expect(await columnsContaining(testStore, everything)).toEqual([
      "employees.document",
      "employees.external_id",
      "policies.document",
      "sessions.acting_user_id",
    ]);
    const numbered = await journey.ok<Policy>("GET", `/policies/${policyId}`);
    expect(numbered.member_number).not.toBeNull();
    const before = [await books(), await costOf(journey, policyId)];
    const dryRun = await erase(journey, employeeId, "--dry-run");
    expect(await columnsContaining(testStore, everything)).toHaveLength(4);
    const erased = await erase(journey, employeeId);
    expect([erased.exitCode, erased.stdout]).toEqual([0, dryRun.stdout]);
    expect(await columnsContaining(testStore, everything)).toEqual([]);
    expect(await textsInFiles(testStore, everything)).toEqual([]);
    expect([await books(), await costOf(journey, policyId)]).toEqual(before);
    expect(await journey.ok("GET", `/employees/${employeeId}`)).toMatchObject({
      first_name: "Erased",
      status: "inactive",
    });
    expect(await journey.ok("GET", `/policies/${policyId}`)).toMatchObject({ member_number: null });
    expect((await erase(journey, employeeId)).stderr).toContain("Nothing is left");
  });

  test("an employee's answers are erased too, and the reasons of amendments", async () => {
    const journey = await Journey.begin(service, {
      group_policies: healthOnly,
      details: { last_name: "Evidence" },
    });
    await journey.reach("action_required");
    const [requirement] = await journey.requirements();
    const requirementAnswers = {
      previously_insured: true,
      country_of_cover: "ie",
      insured_until: "1999-07-17",
    };
    if (requirement) await journey.answerRequirement(requirement, requirementAnswers);
    const amending = await AmendmentJourney.of(journey);
    await amending.until("2027-01-10T12:00:00Z");
    await amending.create(because("other_change", "2027-01-05"));
    await endAndFinalize(journey);
    const texts = ["1999-07-17", "As it happened."];
    expect(await columnsContaining(testStore, texts)).toEqual([
      "policy_amendment_intents.document",
      "requirements.document",
    ]);
    await erase(journey, journey.employeeId);
    expect(await columnsContaining(testStore, texts)).toEqual([]);
  });

  test("an employee is not erased while the insurer decides, and a waiting enrolment ends", async () => {
    const { journey } = await begin();
    await journey.reach("enrolling");
    const rejected = await erase(journey, journey.employeeId);
    expect(rejected).toMatchObject({ exitCode: 1, stderr: expect.stringContaining(journey.intentId) });
    await journey.force("rejected");
    await journey.create();
    await journey.reach("pending_confirmation");
    expect((await erase(journey, journey.employeeId)).exitCode).toBe(0);
    expect(await journey.intent()).toMatchObject({ status: "not_undertaken" });
    expect(await columnsContaining(testStore, [...names, ...family])).toEqual([]);
  });

  test.each(["processing", "scheduled"] as const)(
    "an enrolment in %s ends when it is evaluated",
    async (status) => {
      const { journey } = await begin();
      await journey.reach(status);
      expect((await erase(journey, journey.employeeId)).exitCode).toBe(0);
      expect(await journey.pass()).toMatchObject({ status: "ineligible" });
    },
  );

  test("a response about an erased employee is not replayed", async () => {
    const { journey } = await begin();
    const number = "NB-Σκλ-78";
    const own = { ...employee, external_id: number };
    const body = { employer_id: journey.world.employer_id, sex_at_birth: "female", ...own };
    const create = () =>
      journey.call<{ id: string }>("POST", "/employees", body, {
        headers: { "Idempotency-Key": "employee" },
      });
    const { id } = (await create()).body;
    await erase(journey, id);
    await erase(journey, journey.employeeId);
    expect(await columnsContaining(testStore, [...names, number, ...family])).toEqual([]);
    expect(await create()).toMatchObject({ status: 409 });
  });

  test("a beneficiary is erased once others are named, with all versions before", async () => {
    const journey = await Journey.begin(service);
    const { id } = await journey.person({ first_name: "Владимира", last_name: "Nguyễnová" });
    const path = `/policies/${await journey.lifePolicyId()}/beneficiaries`;
    const others = { kind: "person", name: "Žofie Krásná", relationship: "Teta", order: "primary" };
    const half = { share_percent: 50, order: "primary" };
    await journey.ok("PUT", path, {
      beneficiaries: [
        { kind: "person", associated_person_id: id, relationship: "Nguyễnová", ...half },
        { ...others, ...half },
      ],
    });
    await journey.deletePerson(id);
    expect(await erase(journey, id)).toMatchObject({
      exitCode: 1,
      stderr: expect.stringContaining("beneficiary"),
    });
    await journey.ok("PUT", path, { beneficiaries: [{ ...others, share_percent: 100 }] });
    expect((await erase(journey, id)).exitCode).toBe(0);
    expect(await columnsContaining(testStore, family)).toEqual([]);
    const { history } = await journey.ok<PolicyBeneficiaries>("GET", `${path}?history=true`);
    expect(history?.map(({ beneficiaries }) => beneficiaries.map(({ name }) => name))).toEqual([
      ["Žofie Krásná"],
      ["Erased", "Žofie Krásná"],
      [expect.any(String)],
    ]);
    expect((await erase(journey, id)).stderr).toContain("Nothing is left");
  });

  test("with an employee go all their beneficiaries, and who named them", async () => {
    const { journey } = await begin();
    const { employeeId, world } = journey;
    const path = `/policies/${await journey.lifePolicyId()}/beneficiaries`;
    const session = {
      employer_id: world.employer_id,
      employee_id: employeeId,
      acting_user: { id: "hr-Σκλαβενίτης", name: "Æthelþryð" },
    };
    const { token } = await journey.ok<{ token: string }>("POST", "/embed/sessions", session);
    const beneficiaries = [
      {
        kind: "organisation",
        name: "Nguyễnová",
        relationship: "Владимира",
        share_percent: 100,
        order: "primary",
      },
      { kind: "estate", share_percent: 100, order: "contingent" },
    ];
    await journey.ok("PUT", path, { beneficiaries }, { key: token });
    await endAndFinalize(journey);
    expect((await erase(journey, employeeId)).exitCode).toBe(0);
    expect(await columnsContaining(testStore, [...names, ...family])).toEqual([]);
    expect(await journey.ok("GET", path)).toMatchObject({
      actor: { kind: "employee_session", acting_user_id: null, acting_user: null },
      beneficiaries: [
        { name: "Erased", relationship: null, share_percent: 100 },
        { kind: "estate", name: null },
      ],
    });
    expect((await erase(journey, employeeId)).stderr).toContain("Nothing is left");
  });

  test("a member who leaves a policy is erased once they have left, though the policy continues", async () => {
    const amending = await AmendmentJourney.begin(service, { people: [{ last_name: "Nguyễnová" }] });
    const [personId = ""] = amending.personIds;
    await amending.until("2027-01-10T12:00:00Z");
    await amending.change(because("other_change", "2027-01-05"), { drop: [personId] });
    const covered = await erase(amending.journey, personId);
    expect(covered).toMatchObject({ exitCode: 1, stderr: expect.stringContaining(amending.policyId) });
    await amending.until("2027-02-01T12:00:00Z");
    const before = [await books(), await costOf(amending.journey, amending.policyId)];
    expect(await erase(amending.journey, personId)).toMatchObject({ exitCode: 0 });
    expect(await columnsContaining(testStore, family)).toEqual([]);
    expect([await books(), await costOf(amending.journey, amending.policyId)]).toEqual(before);
    expect(await amending.policy()).toMatchObject({ status: "active" });
  });

  test("no one of another platform is erased, nor an unknown person", async () => {
    const { journey, personId } = await begin();
    const elsewhere = await Journey.begin(service);
    for (const id of [personId, `ap_${"0".repeat(32)}`]) {
      const { exitCode, stderr } = await erase(elsewhere, id);
      expect([exitCode, stderr]).toEqual([0, expect.stringContaining("Nothing is left")]);
    }
    expect(await journey.ok("GET", `/employees/${journey.employeeId}/associated_persons`)).toMatchObject({
      items: [{ id: personId }],
    });
    expect(await erase(journey, "p_1")).toMatchObject({ exitCode: 2 });
  });
});

/** Returns the cost of a policy and the ids of its members. */
async function costOf(journey: Journey, policyId: string): Promise<unknown> {
  const { cost, members } = await journey.ok<{ cost: unknown; members: { id: string }[] }>(
    "GET",
    `/policies/${policyId}`,
  );
  return [cost, members.map(({ id }) => id)];
}
