import type { EligibilityItem, Paged, Policy } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import type { PolicyRow } from "../../store/rows.ts";
import { changeRecords } from "../../testing/api-client.ts";
import { Journey, type JourneyOptions } from "../../testing/journey.ts";
import { child, partner, student } from "../../testing/people.ts";
import { healthOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

async function openList(options: Pick<JourneyOptions, "world" | "employee"> = {}): Promise<Journey> {
  const journey = await Journey.begin(service, { group_policies: healthOnly, ...options });
  await journey.reach("pending_confirmation");
  await journey.openList();
  return journey;
}

async function eligibility(journey: Journey): Promise<EligibilityItem[]> {
  const path = `${journey.listPath}/associated_persons_eligibility?page_size=100`;
  return (await journey.ok<Paged<EligibilityItem>>("GET", path)).items;
}

const codeOf = async (journey: Journey, id: string) =>
  (await eligibility(journey)).find(({ associated_person_id }) => associated_person_id === id)
    ?.ineligibility_code;

/** Gives the employee a policy like one that covers a person of someone else's, with this person in their stead. */
async function coverElsewhere(journey: Journey, id: string, change: Partial<PolicyRow> = {}): Promise<void> {
  const other = await openList({ world: journey.world, employee: 1 });
  const theirs = (await other.person(child)).id;
  await other.cancelList();
  await other.cover(theirs);
  await other.reach("enrolled");
  const [policy] = (await other.ok<Paged<Policy>>("GET", `/policies?employee_id=${other.employeeId}`)).items;
  await changeRecords(journey, async ({ policies }) => {
    const copy = JSON.parse(
      JSON.stringify(await policies.get(policy!.id)).replaceAll(theirs, id),
    ) as PolicyRow;
    const { newId } = service.service.services;
    await policies.insert({ ...copy, id: newId("p"), employee_id: journey.employeeId, ...change });
  });
}

// Cover begins on 2027-01-01.
describe("who may be covered", () => {
  test.each([
    ["a partner of 18", { date_of_birth: "2009-01-01" }, "eligible", null, null],
    ["a partner of 17", { date_of_birth: "2009-01-02" }, "ineligible", "under_minimum_age", "2027-01-02"],
    ["a partner of 75", { date_of_birth: "1951-01-02" }, "eligible", null, null],
    ["a partner of 76", { date_of_birth: "1951-01-01" }, "ineligible", "over_maximum_age", null],
    ["a child of 20", { ...child, date_of_birth: "2006-01-02" }, "eligible", null, null],
    [
      "a child of 21",
      { ...child, date_of_birth: "2006-01-01" },
      "pending",
      "student_evidence_required",
      null,
    ],
    ["a child of 25", { ...child, date_of_birth: "2002-01-01" }, "ineligible", "over_maximum_age", null],
    ["a child born today", { ...child, date_of_birth: "2026-12-01" }, "eligible", null, null],
    ["a mother", { relationship_type: "other" as const }, "ineligible", "relationship_not_covered", null],
  ])("%s", async (_, person, eligibility_status, ineligibility_code, becomes_eligible_on) => {
    const journey = await openList();
    const { id } = await journey.person(person);
    expect(await eligibility(journey)).toMatchObject([
      { associated_person_id: id, eligibility_status, ineligibility_code, becomes_eligible_on },
    ]);
  });

  test("covers everyone on file, on the list or not, newest first, with a reason for people", async () => {
    const journey = await openList();
    const ids = [partner, child, student, { ...partner, relationship_type: "other" as const }];
    const people = [];
    for (const person of ids) people.push(await journey.person(person));
    await journey.add(people[0]?.id ?? "");
    const items = await eligibility(journey);
    expect(items.map(({ associated_person_id }) => associated_person_id)).toEqual(
      people.map(({ id }) => id).toReversed(),
    );
    expect(
      items.map(
        ({ ineligibility_code, ineligibility_reason }) =>
          (ineligibility_code === null) === (ineligibility_reason === null),
      ),
    ).toEqual([true, true, true, true]);
    expect(items[1]).toMatchObject({
      first_name: "Levi",
      relationship: "child",
      eligibility_status: "pending",
    });
  });

  test("is one partner of several, while no one is chosen; then the others may not", async () => {
    const journey = await openList();
    const [{ id: first }, { id: second }] = [
      await journey.person(),
      await journey.person({ first_name: "Robin", relationship_type: "partner" }),
    ];
    expect([await codeOf(journey, first), await codeOf(journey, second)]).toEqual([null, null]);
    await journey.add(first);
    expect([await codeOf(journey, first), await codeOf(journey, second)]).toEqual([
      null,
      "maximum_partners_reached",
    ]);
    expect((await journey.add(second)).dependents.map(({ status }) => status)).toEqual([
      "ineligible",
      "ineligible",
    ]);
    expect((await journey.remove(first)).dependents.map(({ status }) => status)).toEqual([
      "pending_confirmation",
    ]);
  });

  test("are twins of one name and birthday: two people, each covered and paid for", async () => {
    const journey = await openList();
    const [{ id: one }, { id: other }] = [await journey.person(child), await journey.person(child)];
    expect((await journey.add(one, other)).dependents).toHaveLength(2);
    await journey.confirmList();
    const { policy_enrolments } = await journey.pass();
    // 86.43 and two children at 31.29; 32.65 + 0 + 0 + 6.2 + 5.5 + 1.2 of options for each of three.
    expect(policy_enrolments[0]?.cost.monthly.total.gross).toBe(285.66);
  });

  test("words neutrally that someone was stopped", async () => {
    const journey = await openList();
    const { id } = await journey.person({ last_name: "Restricted" });
    await journey.add(id);
    await journey.confirmList();
    await journey.pass();
    const [item] = await eligibility(journey);
    expect(item).toMatchObject({ eligibility_status: "ineligible", ineligibility_code: "restricted" });
    expect(item?.ineligibility_reason).toContain("+44");
    expect(item?.ineligibility_reason).not.toMatch(/screen|restrict|sanction|complian/i);
  });

  test("is no one who is covered by another policy of the employee's already", async () => {
    const journey = await openList();
    const { id } = await journey.person(child);
    await coverElsewhere(journey, id);
    expect(await codeOf(journey, id)).toBe("already_covered");
    expect((await journey.add(id)).dependents).toMatchObject([{ status: "ineligible" }]);
  });

  test("may be a member of another policy that ends before cover begins", async () => {
    const journey = await openList();
    const { id } = await journey.person(child);
    await coverElsewhere(journey, id, { ends_on: "2026-12-31" });
    expect(await codeOf(journey, id)).toBeNull();
  });

  test("is judged on the day that cover begins, which may be wished for later", async () => {
    const journey = await openList();
    const { id } = await journey.person({ ...child, date_of_birth: "2006-01-20" });
    await journey.add(id);
    const emitted = await journey.eventsOf(async () => {
      await journey.configure({ policy_configuration: { desired_policy_start_date: "2027-02-01" } });
      await journey.pass();
    });
    expect(emitted).toContain("dependents_management_intent.dependent.action_required");
    expect(await codeOf(journey, id)).toBe("student_evidence_required");
  });
});
