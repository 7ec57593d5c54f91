import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { child, student } from "../../testing/people.ts";
import { healthOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

// Decisions §5, "Dependents management intent"; each state entered emits once, of the intent and of each dependent.

const service = await serviceOfFile();

async function pending(): Promise<Journey> {
  const journey = await Journey.begin(service, { group_policies: healthOnly });
  await journey.reach("pending_confirmation");
  return journey;
}

async function openList(): Promise<Journey> {
  const journey = await pending();
  await journey.openList();
  return journey;
}

/** The part of an event's type that says what happened to the list. */
const short = (types: string[]) => types.map((type) => type.replace("dependents_management_intent.", ""));

describe("a list of dependents", () => {
  test("begins in action_required, without a block and empty", async () => {
    const journey = await pending();
    const emitted = await journey.eventsOf(async () => {
      const list = await journey.openList();
      expect(list).toMatchObject({
        status: "action_required",
        parent_intent_id: journey.intentId,
        parent_intent_type: "enrolment_intent",
        dependents: [],
        plan: { pricing: { type: "per_member" } },
      });
      expect(list).not.toHaveProperty("action_required");
      expect(list.coverage_options?.every(({ scope }) => scope === "member")).toBe(true);
    });
    expect(short(emitted)).toEqual(["action_required"]);
  });

  test("appears in the enrolment once it exists, and no longer once it was given up", async () => {
    const journey = await pending();
    const shown = async () => (await journey.intent()).pending_confirmation?.associated_persons;
    expect(await shown()).toBeUndefined();
    const { id } = await journey.openList();
    expect(await shown()).toEqual({
      optional: true,
      type: "dependents",
      dependent: { intent_id: id, status: "processing" },
    });
    await journey.cancelList();
    expect(await shown()).toBeUndefined();
    await journey.cover();
    expect(await shown()).toMatchObject({ dependent: { intent_id: journey.listId, status: "confirmed" } });
    await journey.openList();
    expect(await shown()).toMatchObject({ dependent: { intent_id: journey.listId, status: "processing" } });
    await journey.cancelList();
    expect(await shown()).toMatchObject({ dependent: { status: "confirmed" } });
  });

  test("stays in action_required as people are added and removed", async () => {
    const journey = await openList();
    const { id } = await journey.person();
    const added = await journey.eventsOf(async () => {
      expect(await journey.add(id)).toMatchObject({
        status: "action_required",
        dependents: [{ associated_person_id: id, status: "pending_confirmation" }],
      });
    });
    const again = await journey.eventsOf(async () => {
      expect((await journey.add(id, id)).dependents).toHaveLength(1);
    });
    const removed = await journey.eventsOf(async () => {
      expect(await journey.remove(id)).toMatchObject({ status: "action_required", dependents: [] });
    });
    expect([added, again, removed].map(short)).toEqual([["dependent.pending_confirmation"], [], []]);
  });

  test("takes choices with a person, and other ones when the person is added again", async () => {
    const journey = await openList();
    const { id } = await journey.person();
    const [{ coverage_selections: first } = {}] = (await journey.add(id)).dependents;
    const other = first?.map((choice) => ({ ...choice, options: choice.options.slice(0, 1) })) ?? [];
    const dental = (await journey.list()).coverage_options?.find(({ required }) => !required);
    const more = {
      configuration_id: dental?.id ?? "",
      options: [{ option_id: dental?.options[0]?.id ?? "" }],
    };
    await journey.ok("POST", `${journey.listPath}/dependents`, {
      associated_person_ids: [id],
      dependent_coverage_selections: [{ associated_person_id: id, coverage_selections: [...other, more] }],
    });
    expect((await journey.list()).dependents).toMatchObject([{ coverage_selections: [...other, more] }]);
    await journey.ok("POST", `${journey.listPath}/dependents`, { associated_person_ids: [id] });
    expect((await journey.list()).dependents).toMatchObject([{ coverage_selections: [...other, more] }]);
  });

  test("is processed when confirmed, then completed, everyone ready", async () => {
    const journey = await openList();
    const ids = [(await journey.person()).id, (await journey.person(child)).id];
    await journey.add(...ids);
    const confirmed = await journey.eventsOf(async () => {
      await journey.confirmList();
      expect(await journey.list()).toMatchObject({
        status: "processing",
        dependents: [{ status: "processing" }, { status: "processing" }],
      });
    });
    const screened = await journey.eventsOf(() => journey.pass());
    expect([confirmed, screened].map(short)).toEqual([
      ["processing", "dependent.processing", "dependent.processing"],
      ["completed", "dependent.ready", "dependent.ready"],
    ]);
    expect((await journey.list()).dependents.map(({ status }) => status)).toEqual(["ready", "ready"]);
  });

  test("may be empty: it covers no one", async () => {
    const journey = await pending();
    expect(await journey.cover()).toMatchObject({ status: "completed", dependents: [] });
    expect(await journey.reach("enrolled")).toMatchObject({ status: "enrolled" });
  });

  test("comes back with a block, in neutral words, where screening stops someone", async () => {
    const journey = await openList();
    const stopped = await journey.person({ last_name: "Restricted" });
    const fine = await journey.person(child);
    await journey.add(stopped.id, fine.id);
    await journey.confirmList();
    const emitted = await journey.eventsOf(() => journey.pass());
    expect(short(emitted)).toEqual(["action_required", "dependent.restricted", "dependent.ready"]);
    const { action_required, ...list } = await journey.list();
    expect(list).toMatchObject({
      status: "action_required",
      dependents: [{ status: "restricted" }, { status: "ready" }],
    });
    expect(action_required).toMatchObject({
      code: "remove_restricted_or_ineligible_dependents",
      due_by: (await journey.intent()).due_by,
    });
    const words = `${action_required?.reason} ${action_required?.reason_description}`;
    expect(words).toContain("+44");
    expect(words).not.toMatch(/screen|restrict|sanction|complian/i);
  });

  test("goes on once who was stopped is removed, and the block goes with them", async () => {
    const journey = await openList();
    const stopped = await journey.person({ last_name: "Restricted" });
    const fine = await journey.person(child);
    await journey.add(stopped.id, fine.id);
    await journey.confirmList();
    await journey.pass();
    expect(await journey.remove(stopped.id)).not.toHaveProperty("action_required");
    await journey.confirmList();
    await journey.pass();
    expect(await journey.list()).toMatchObject({
      status: "completed",
      dependents: [{ associated_person_id: fine.id, status: "ready" }],
    });
  });

  test("names the deadline to come while its enrolment is judged anew", async () => {
    const journey = await openList();
    await journey.add((await journey.person({ last_name: "Restricted" })).id);
    await journey.confirmList();
    await journey.pass(86_400);
    await journey.configure({ policy_configuration: {} });
    const due_by = "2026-12-16T23:59:59+00:00";
    expect(await journey.list()).toMatchObject({ action_required: { due_by } });
    expect(await journey.pass()).toMatchObject({ due_by });
  });

  test("remembers who was stopped, in this list and in later ones", async () => {
    const journey = await openList();
    const { id } = await journey.person({ last_name: "Restricted" });
    await journey.add(id);
    await journey.confirmList();
    await journey.pass();
    await journey.remove(id);
    expect((await journey.add(id)).dependents).toMatchObject([{ status: "restricted" }]);
    await journey.cancelList();
    await journey.openList();
    expect((await journey.add(id)).dependents).toMatchObject([{ status: "restricted" }]);
  });

  test("lets a person who was stopped by a misspelt name be confirmed again", async () => {
    const journey = await openList();
    const { id } = await journey.person({ last_name: "Restricted" });
    await journey.add(id);
    await journey.confirmList();
    await journey.pass();
    await journey.changePerson(id, { last_name: "Okafor" });
    const list = await journey.list();
    expect(list).toMatchObject({ dependents: [{ status: "pending_confirmation" }] });
    expect(list).not.toHaveProperty("action_required");
    await journey.confirmList();
    await journey.pass();
    expect(await journey.list()).toMatchObject({ status: "completed" });
  });

  test.each(["action_required", "processing"])("is not undertaken when given up in %s", async (status) => {
    const journey = await openList();
    if (status === "processing") await journey.confirmList();
    const emitted = await journey.eventsOf(() => journey.cancelList());
    expect(short(emitted)).toEqual(["not_undertaken"]);
    expect(await journey.eventsOf(() => journey.pass())).toEqual([]);
    expect(await journey.list()).toMatchObject({ status: "not_undertaken" });
  });

  test.each(["action_required", "processing"])("in %s ends with the enrolment", async (status) => {
    const journey = await openList();
    if (status === "processing") await journey.confirmList();
    const emitted = await journey.eventsOf(() => journey.reject());
    expect(emitted.toSorted()).toEqual([
      "dependents_management_intent.not_undertaken",
      "enrolment_intent.not_undertaken",
    ]);
    expect(await journey.eventsOf(() => journey.pass())).toEqual([]);
  });

  test("that is new begins with those of the one completed last", async () => {
    const journey = await pending();
    const { id } = await journey.person();
    const { dependents } = await journey.cover(id);
    await journey.openList();
    await journey.cancelList();
    const emitted = await journey.eventsOf(async () => {
      expect((await journey.openList()).dependents).toEqual([
        { ...dependents[0], status: "pending_confirmation" },
      ]);
    });
    expect(short(emitted)).toEqual(["action_required", "dependent.pending_confirmation"]);
    await journey.remove(id);
    await journey.confirmList();
    await journey.pass();
    const { policy_enrolments } = await journey.reach("enrolled");
    expect(policy_enrolments[0]?.cost.monthly.total.gross).toBe(131.98);
  });

  test("counts in the cost once it is completed, and not before", async () => {
    const journey = await pending();
    const { id } = await journey.person(child);
    const cost = async () => (await journey.intent()).policy_enrolments[0]?.cost.monthly.total.gross;
    const alone = await cost();
    await journey.openList();
    await journey.add(id);
    expect(await cost()).toBe(alone);
    await journey.confirmList();
    expect(await cost()).toBe(alone);
    await journey.pass();
    expect(await cost()).toBeGreaterThan(alone ?? 0);
  });
});

describe("a dependent with an open requirement", () => {
  test.each([
    ["a student", student, "Proof of study"],
    ["a person the insurer asks about", { ...child, last_name: "Evidence" }, "earlier cover"],
  ])("is %s: pending until it is met", async (_, person, title) => {
    const journey = await openList();
    const { id } = await journey.person(person);
    const added = await journey.eventsOf(() => journey.add(id));
    const [dependent] = (await journey.list()).dependents;
    expect(dependent).toMatchObject({
      status: "action_required",
      requirement_id: expect.stringMatching(/^ar_/),
    });
    const requirement = await journey.ok<Parameters<typeof journey.answerRequirement>[0]>(
      "GET",
      `/requirements/${dependent?.requirement_id}`,
    );
    expect(requirement).toMatchObject({
      intent_id: journey.listId,
      associated_person_id: id,
      code: "provide_dependant_information",
      title: expect.stringContaining(title),
      is_fulfilled: false,
    });
    const emitted = await journey.eventsOf(() => journey.answerRequirement(requirement));
    expect([added, emitted].map(short)).toEqual([
      ["dependent.action_required"],
      ["dependent.pending_confirmation"],
    ]);
    expect((await journey.list()).dependents[0]).not.toHaveProperty("requirement_id");
    await journey.confirmList();
    await journey.pass();
    expect(await journey.list()).toMatchObject({ status: "completed" });
  });

  test("has proven it once and for all: a later list does not ask again", async () => {
    const journey = await openList();
    const { id } = await journey.person(student);
    const [dependent] = (await journey.add(id)).dependents;
    await journey.answerRequirement(await journey.ok("GET", `/requirements/${dependent?.requirement_id}`));
    await journey.cancelList();
    await journey.openList();
    expect((await journey.add(id)).dependents).toMatchObject([{ status: "pending_confirmation" }]);
  });
});
