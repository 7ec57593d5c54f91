import type { PolicyAmendmentIntent } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { adjusting, AmendmentJourney, because, cancelling } from "../../testing/amendment-journey.ts";
import { child, partner } from "../../testing/people.ts";
import { idNamed, planNamed } from "../../testing/plans.ts";
import { reportsOf } from "../../testing/reports.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

// Tests begin on 2026-12-01; the policy covers from 2027-01-01 and its year ends on 2027-11-30. Ada's cover costs 131.98
// a month; a spouse adds 131.98, a child 76.84, of which the employer pays 80 %.

const service = await serviceOfFile();
const begin = (options?: Parameters<typeof AmendmentJourney.begin>[1]) =>
  AmendmentJourney.begin(service, options);
const names = (members: { first_name: string }[]) => members.map(({ first_name }) => first_name);
const blocks = (intent: PolicyAmendmentIntent) =>
  (["required_action", "pending_confirmation", "processing_error"] as const).filter(
    (block) => block in intent,
  );

describe("a change of dependents", () => {
  test("goes by list, quote and confirmation to a policy that covers who was chosen", async () => {
    const amending = await begin({ people: [partner] });
    const { journey } = amending;
    const { id: childId } = await journey.person(child);
    const created = await amending.create();
    expect(created).toMatchObject({
      policy_id: amending.policyId,
      status: "action_required",
      amendment_reason: { type: "initial_adjustment_period" },
      requested_changes: [{ change_type: "dependents" }],
      effective_from: "2027-01-01",
      required_action: {
        code: "provide_dependents_information",
        due_by: "2026-12-15",
        associated_persons: {
          type: "dependents",
          dependents: { dependents_management_intent_id: null, status: null },
        },
      },
    });
    const list = await amending.openList();
    expect(list).toMatchObject({
      parent_intent_id: created.id,
      parent_intent_type: "policy_amendment_intent",
      status: "action_required",
      dependents: [{ associated_person_id: amending.personIds[0], status: "ready" }],
    });
    await journey.add(childId);
    await journey.confirmList();
    expect((await amending.intent()).required_action?.associated_persons.dependents).toEqual({
      dependents_management_intent_id: list.id,
      status: "processing",
    });
    const quoted = await amending.pass();
    expect(quoted).toMatchObject({
      status: "pending_confirmation",
      pending_confirmation: {
        code: "confirm_quote",
        due_by: "2026-12-15",
        associated_persons: {
          type: "dependents",
          dependents: { dependents_management_intent_id: list.id, status: "completed" },
        },
      },
    });
    expect(await amending.confirm()).toMatchObject({ status: "processing" });
    expect(names((await amending.policy()).members)).toEqual(["Ada", "Noor"]);
    expect(await amending.pass()).toMatchObject({ status: "amended", effective_from: "2027-01-01" });
    const policy = await amending.policy();
    expect(names(policy.members)).toEqual(["Ada", "Noor", "Ida"]);
    const { currency, monthly, term } = policy.cost;
    expect(quoted.pending_confirmation?.quote).toMatchObject({ currency, monthly, term });
  });

  test("is quoted with the difference to today, month by month and for the rest of the year", async () => {
    const amending = await begin({ people: [partner] });
    await amending.until("2027-01-10T12:00:00Z");
    const { id } = await amending.journey.person({ ...child, date_of_birth: "2027-01-05" });
    await amending.create(because("birth_of_child", "2027-01-05"));
    const before = (await amending.policy()).cost;
    const quote = (await amending.choose({ add: [id] })).pending_confirmation?.quote;
    const minor = (amount = Number.NaN) => Math.round(amount * 100);
    for (const part of ["total", "employer_contribution", "employee_contribution"] as const) {
      for (const column of ["net", "tax", "gross"] as const) {
        expect(minor(quote?.difference.monthly[part][column])).toBe(
          minor(quote?.monthly[part][column]) - minor(before.monthly[part][column]),
        );
      }
    }
    // 27 of 31 days of January and ten whole months.
    const [more, term] = [quote?.difference.monthly.total.gross, quote?.difference.term.total.gross];
    expect(more).toBeGreaterThan(0);
    expect(Math.abs(minor(term) - minor(more) * (10 + 27 / 31))).toBeLessThanOrEqual(1);
  });

  test("with an unchanged list changes nothing, costs nothing, and is confirmed too", async () => {
    const amending = await begin({ people: [partner, child] });
    const before = await amending.policy();
    await amending.create();
    const { pending_confirmation } = await amending.choose({});
    const nothing = { net: 0, tax: 0, gross: 0 };
    expect(pending_confirmation?.quote?.difference).toEqual({
      monthly: { employee_contribution: nothing, employer_contribution: nothing, total: nothing },
      term: { employee_contribution: nothing, employer_contribution: nothing, total: nothing },
    });
    await amending.confirm();
    expect(await amending.pass()).toMatchObject({ status: "amended" });
    const { updated_at, ...after } = await amending.policy();
    expect({ ...after, updated_at: before.updated_at }).toEqual(before);
    expect(updated_at).not.toBe(before.updated_at);
  });

  test("leaves those covered whose age would not let them join, and prices them as before", async () => {
    // 20 when cover began, 21 in February.
    const grown = { ...child, date_of_birth: "2006-02-10" };
    const amending = await begin({ people: [grown] });
    const { cost } = await amending.policy();
    await amending.until("2027-03-05T12:00:00Z");
    const { id } = await amending.journey.person(partner);
    await amending.create(because("marriage_or_civil_partnership", "2027-03-01"));
    expect((await amending.openList()).dependents).toMatchObject([{ status: "ready" }]);
    await amending.journey.add(id);
    await amending.journey.confirmList();
    await amending.pass();
    const { pending_confirmation } = await amending.pass();
    // A spouse alone costs what the policyholder does.
    const added = pending_confirmation?.quote?.difference.monthly.total.gross ?? 0;
    await amending.confirm();
    await amending.pass();
    const [upcoming] = (await amending.policy()).upcoming_changes;
    expect(upcoming).toMatchObject({ effective_from: "2027-04-01" });
    expect(Math.round((upcoming?.cost.monthly.total.gross ?? 0) * 100)).toBe(
      Math.round((cost.monthly.total.gross + added) * 100),
    );
  });

  test("is from the first of next month, and until then the policy covers the members that it had", async () => {
    const amending = await begin({ people: [partner] });
    await amending.until("2027-01-20T12:00:00Z");
    await amending.change(adjusting, { drop: [...amending.personIds] });
    const policy = await amending.policy();
    expect(names(policy.members)).toEqual(["Ada", "Noor"]);
    expect(
      policy.upcoming_changes.map(({ effective_from, members }) => [effective_from, names(members)]),
    ).toEqual([["2027-02-01", ["Ada"]]]);
    await amending.until("2027-02-01T12:00:00Z");
    const later = await amending.policy();
    expect(names(later.members)).toEqual(["Ada"]);
    expect(later.upcoming_changes).toEqual([]);
    expect(policy.cover_history).toEqual([
      { effective_from: "2027-01-01", members: policy.members, cost: policy.cost },
    ]);
    expect(later.cover_history).toEqual([...policy.cover_history, ...policy.upcoming_changes]);
    expect(later.cost.monthly.total.gross).toBe(131.98);
  });

  test("that is backdated holds in what was agreed for later, too, which stays as agreed", async () => {
    const amending = await begin({ people: [partner] });
    await amending.until("2027-01-20T12:00:00Z");
    await amending.change(adjusting, { drop: [...amending.personIds] });
    const { id } = await amending.journey.person({ ...child, date_of_birth: "2027-01-18" });
    await amending.change(because("birth_of_child", "2027-01-18"), { add: [id] });
    const policy = await amending.policy();
    expect(names(policy.members)).toEqual(["Ada", "Noor", "Ida"]);
    expect(policy.upcoming_changes.map(({ members }) => names(members))).toEqual([["Ada", "Ida"]]);
    expect(policy.members.map(({ covered_from }) => covered_from)).toEqual([
      "2027-01-01",
      "2027-01-01",
      "2027-01-18",
    ]);
  });

  test("that is backdated carries back nothing that others chose later", async () => {
    const amending = await begin({ people: [child] });
    const { journey } = amending;
    const [childId = ""] = amending.personIds;
    await amending.until("2027-01-20T12:00:00Z");
    await amending.create();
    await amending.openList();
    const plan = planNamed("Anchor Modular");
    const options = [{ option_id: idNamed(plan, "Basic") }];
    await journey.ok("POST", `${journey.listPath}/dependents`, {
      associated_person_ids: [childId],
      dependent_coverage_selections: [
        {
          associated_person_id: childId,
          coverage_selections: [{ configuration_id: idNamed(plan, "Optical"), options }],
        },
      ],
    });
    await journey.confirmList();
    await amending.pass();
    await amending.pass();
    await amending.confirm();
    await amending.pass();
    await amending.until("2027-02-10T12:00:00Z");
    const january = async () => {
      const [report] = await reportsOf(journey, "?year=2027&month=01");
      return report?.aggregates[0]?.total;
    };
    const before = await january();
    await amending.change(because("birth_of_child", "2027-01-15"), {});
    expect(await january()).toBe(before);
    const { id } = await journey.person({ ...child, date_of_birth: "2027-01-15" });
    await amending.change(because("birth_of_child", "2027-01-15"), { add: [id] });
    // 17 of 31 days of a child at 76.84.
    expect(Math.round(((await january()) ?? 0) * 100)).toBe(Math.round((before ?? 0) * 100) + 4214);
  });

  test("is quoted with what is owed on the days between, whatever else was agreed", async () => {
    const elm = planNamed("Elm Großregion");
    const cost_sharing = { type: "full_coverage" as const };
    const amending = await begin({ group_policies: [{ plan_id: elm.id, cost_sharing }] });
    const { journey } = amending;
    await amending.until("2027-01-25T12:00:00Z");
    const { id: first } = await journey.person({ ...child, date_of_birth: "2027-01-21" });
    await amending.change(because("birth_of_child", "2027-01-21"), { add: [first] });
    const { id: second } = await journey.person(child);
    await amending.create(because("adoption_of_child", "2027-01-05"));
    const quote = (await amending.choose({ add: [second] })).pending_confirmation?.quote;
    // One parent with one child or two costs the same: 71.55 more than alone. It is owed for 16 more of 31 days.
    expect(quote?.difference.monthly.total.gross).toBe(0);
    expect(quote?.difference.term.total.gross).toBe(36.93);
  });

  test("is quoted to the end of cover where that is known", async () => {
    const amending = await begin();
    await amending.until("2027-01-20T12:00:00Z");
    await amending.journey.change({ end_on: "2027-03-31" });
    const { id } = await amending.journey.person(child);
    await amending.create();
    const quote = (await amending.choose({ add: [id] })).pending_confirmation?.quote;
    const [month, term] = [quote?.monthly.total.gross ?? 0, quote?.term.total.gross ?? 0];
    expect(Math.round(term * 100)).toBe(Math.round(2 * month * 100));
  });

  test("does not screen members again, under whatever name", async () => {
    const amending = await begin({ people: [child] });
    await amending.journey.changePerson(amending.personIds[0] ?? "", { last_name: "Restricted" });
    await amending.create();
    expect(await amending.choose({})).toMatchObject({ status: "pending_confirmation" });
    expect(await amending.journey.list()).toMatchObject({ dependents: [{ status: "ready" }] });
  });

  test("drops no member whose record was deleted: the policy has its own", async () => {
    const amending = await begin({ people: [partner, child] });
    const [partnerId = "", childId = ""] = amending.personIds;
    await amending.journey.deletePerson(partnerId);
    await amending.create();
    expect((await amending.openList()).dependents).toMatchObject([{ associated_person_id: childId }]);
    await amending.journey.deletePerson(childId);
    await amending.journey.confirmList();
    await amending.pass();
    await amending.pass();
    await amending.confirm();
    await amending.pass();
    expect(names((await amending.policy()).members)).toEqual(["Ada", "Noor", "Ida"]);
  });

  test("retains no one who is deleted before the insurer decided", async () => {
    const amending = await begin();
    const { id } = await amending.journey.person({ ...child, last_name: "Slow" });
    await amending.create();
    await amending.choose({ add: [id] });
    await amending.confirm();
    await amending.journey.deletePerson(id);
    expect(await amending.pass(4 * 86_400)).toMatchObject({ status: "amended" });
    expect(names((await amending.policy()).members)).toEqual(["Ada"]);
  });

  test("gives those who come back on the list what was chosen for them", async () => {
    const amending = await begin({ people: [partner] });
    const [id = ""] = amending.personIds;
    const { cost } = await amending.policy();
    await amending.create();
    await amending.openList();
    await amending.journey.remove(id);
    const path = `${amending.journey.listPath}/dependents`;
    expect(await amending.journey.ok("POST", path, { associated_person_ids: [id] })).toMatchObject({
      dependents: [{ associated_person_id: id, status: "ready" }],
    });
    await amending.journey.confirmList();
    await amending.pass();
    await amending.pass();
    await amending.confirm();
    await amending.pass();
    expect((await amending.policy()).cost).toEqual(cost);
  });

  test("because of an event that adds drops no one, and the reverse", async () => {
    const amending = await begin({ people: [partner] });
    const { journey } = amending;
    const [id = ""] = amending.personIds;
    const { id: childId } = await journey.person(child);
    await amending.create(because("adoption_of_child", "2026-12-01"));
    await amending.openList();
    expect(await journey.rejected("DELETE", `${journey.listPath}/dependents/${id}`)).toMatchObject({
      error_code: "invalid_state",
    });
    await journey.add(childId);
    await journey.remove(childId);
    await amending.cancel();
    await amending.create(because("divorce_or_legal_separation", "2026-12-01"));
    await amending.openList();
    const body = { associated_person_ids: [childId] };
    expect(await journey.rejected("POST", `${journey.listPath}/dependents`, body)).toMatchObject({
      error_code: "invalid_state",
    });
    expect((await journey.remove(id)).dependents).toEqual([]);
  });
});

describe("a cancellation", () => {
  test("in the initial adjustment period is an opt-out: before cover begins, it never does", async () => {
    const amending = await begin({ people: [partner] });
    expect(await amending.create(cancelling)).toMatchObject({
      status: "pending_confirmation",
      effective_from: "2027-01-01",
      pending_confirmation: { code: "confirm_opt_out", due_by: "2026-12-15" },
    });
    await amending.confirm();
    const emitted = await amending.journey.eventsOf(() => amending.pass());
    expect(emitted).toEqual(["policy.updated", "policy_amendment_intent.amended"]);
    expect(await amending.policy()).toMatchObject({ status: "active", ends_on: "2026-12-31" });
    expect(await amending.journey.eventsOf(() => amending.until("2027-01-01T12:00:00Z"))).toContain(
      "policy.cancelled",
    );
    expect(await amending.policy()).toMatchObject({ status: "cancelled", ends_on: "2026-12-31" });
  });

  test("because of a life event ends cover with the month, and lets the employee enrol once more", async () => {
    const amending = await begin();
    const { journey } = amending;
    await amending.until("2027-03-10T12:00:00Z");
    const input = because("gained_other_insurance_coverage", "2027-03-01", "cancellation");
    expect(await amending.create(input)).toMatchObject({
      effective_from: "2027-04-01",
      pending_confirmation: { code: "confirm_qle" },
    });
    await amending.confirm();
    await amending.pass();
    expect(await amending.policy()).toMatchObject({ status: "active", ends_on: "2027-03-31" });
    // From the day after, as no policy of the benefit is in force then (policy-life §5).
    expect(await journey.create()).toMatchObject({
      status: "processing",
      policy_enrolments: [{ estimated_effective_from: "2027-04-01" }],
    });
  });
});

describe("an amendment", () => {
  test.each([
    ["action_required", ["required_action"]],
    ["awaiting_quote", []],
    ["pending_confirmation", ["pending_confirmation"]],
    ["processing", []],
    ["amended", []],
    ["processing_error", ["processing_error"]],
    ["not_undertaken", []],
  ] as const)("in %s has the block of that state and no other: %j", async (status, expected) => {
    const amending = await begin({ as: "employee" });
    expect(blocks(await amending.reach(status))).toEqual(expected);
  });

  test("ends without a price where the insurer names none, and the policy stays", async () => {
    const amending = await begin();
    const before = await amending.policy();
    const { id } = await amending.journey.person({ ...child, last_name: "Unquotable" });
    await amending.create();
    const ended = await amending.choose({ add: [id] });
    expect(ended).toMatchObject({
      status: "processing_error",
      processing_error: { code: "unable_to_quote" },
    });
    expect(ended.processing_error?.reason_description).toContain("+44");
    expect(await amending.policy()).toEqual(before);
  });

  test("ends where the insurer rejects it, and the policy stays", async () => {
    const amending = await begin();
    const before = await amending.policy();
    const { id } = await amending.journey.person({ ...child, last_name: "Rejected" });
    await amending.create();
    await amending.choose({ add: [id] });
    await amending.confirm();
    expect(await amending.pass()).toMatchObject({
      status: "processing_error",
      processing_error: { code: "provider_rejected" },
    });
    expect(await amending.policy()).toEqual(before);
  });

  test("lapses when its deadline passes, with its list", async () => {
    const amending = await begin();
    await amending.create();
    await amending.openList();
    await amending.until("2026-12-16T12:00:00Z");
    expect(await amending.intent()).toMatchObject({ status: "not_undertaken", effective_from: "2027-01-01" });
    expect(await amending.journey.list()).toMatchObject({ status: "not_undertaken" });
  });

  test("gets new time where screening stopped someone", async () => {
    const amending = await begin();
    const { id } = await amending.journey.person({ ...child, last_name: "Restricted" });
    await amending.create();
    await amending.openList();
    await amending.journey.add(id);
    await amending.until("2026-12-10T12:00:00Z");
    await amending.journey.confirmList();
    await amending.pass();
    expect(await amending.journey.list()).toMatchObject({
      status: "action_required",
      action_required: { due_by: "2026-12-24T23:59:59+00:00" },
    });
    expect(await amending.intent()).toMatchObject({ required_action: { due_by: "2026-12-24" } });
  });

  test("emits each state that it enters, once", async () => {
    const amending = await begin();
    const emitted = await amending.journey.eventsOf(() => amending.change(adjusting, {}));
    expect(emitted.filter((type) => type.startsWith("policy"))).toEqual([
      "policy_amendment_intent.action_required",
      "policy_amendment_intent.awaiting_quote",
      "policy_amendment_intent.pending_confirmation",
      "policy_amendment_intent.processing",
      "policy.updated",
      "policy_amendment_intent.amended",
    ]);
  });

  test("is given up when the policy ends", async () => {
    const amending = await begin();
    await amending.create();
    await amending.journey.change({ end_on: "2027-01-02" });
    await amending.until("2026-12-10T12:00:00Z");
    await amending.cancel();
    await amending.until("2027-01-02T12:00:00Z");
    await amending.create(because("birth_of_child", "2027-01-02"));
    await amending.until("2027-01-03T12:00:00Z");
    expect(await amending.intent()).toMatchObject({ status: "not_undertaken" });
  });
});
