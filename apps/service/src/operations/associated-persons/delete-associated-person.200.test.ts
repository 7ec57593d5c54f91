import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { child, partner } from "../../testing/people.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

describe("deleting a person", () => {
  test("returns the last record, then there is none", async () => {
    const journey = await Journey.begin(service);
    const person = await journey.person();
    expect(await journey.deletePerson(person.id)).toEqual(person);
    const path = `/employees/${journey.employeeId}/associated_persons/${person.id}`;
    for (const method of ["GET", "DELETE"]) expect((await journey.call(method, path)).status).toBe(404);
    expect((await journey.call("PUT", path, { first_name: "X" })).status).toBe(404);
  });

  test("removes the person from the open list, so that another can be added", async () => {
    const journey = await Journey.begin(service);
    const first = await journey.person();
    const second = await journey.person({ first_name: "Robin", relationship_type: "partner" });
    await journey.reach("pending_confirmation");
    await journey.openList();
    await journey.add(first.id, second.id);
    expect((await journey.list()).dependents.map(({ status }) => status)).toEqual([
      "ineligible",
      "ineligible",
    ]);
    await journey.deletePerson(first.id);
    expect((await journey.list()).dependents).toMatchObject([
      { associated_person_id: second.id, status: "pending_confirmation" },
    ]);
  });

  test("takes the person off the completed list, and out of the cost", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("pending_confirmation");
    const alone = (await journey.intent()).policy_enrolments[0]?.cost;
    const { id } = await journey.person(child);
    await journey.cover(id);
    expect((await journey.intent()).policy_enrolments[0]?.cost).not.toEqual(alone);
    await journey.deletePerson(id);
    expect((await journey.intent()).policy_enrolments[0]?.cost).toEqual(alone);
    expect((await journey.reach("enrolled")).policy_enrolments[0]?.cost).toEqual(alone);
  });

  test("takes the person out of screening", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("pending_confirmation");
    const { id } = await journey.person({ ...partner, last_name: "Restricted" });
    await journey.openList();
    await journey.add(id);
    await journey.confirmList();
    await journey.deletePerson(id);
    await journey.pass();
    expect(await journey.list()).toMatchObject({ status: "completed", dependents: [] });
  });

  test("takes the person out of what was confirmed and waits for the insurer", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("pending_confirmation");
    const alone = (await journey.intent()).policy_enrolments.map(({ cost }) => cost);
    const { id } = await journey.person({ ...child, first_name: "Forgotten", last_name: "Slow" });
    await journey.cover(id);
    await journey.reach("enrolling");
    await journey.deletePerson(id);
    expect((await journey.intent()).policy_enrolments.map(({ cost }) => cost)).toEqual(alone);
    const { status, policy_enrolments } = await journey.pass(3 * 86_400);
    expect(status).toBe("enrolled");
    expect(policy_enrolments.map(({ cost }) => cost)).toEqual(alone);
    expect(JSON.stringify(policy_enrolments)).not.toContain("Forgotten");
  });

  test("leaves no one in a rejected enrolment", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("pending_confirmation");
    const { id } = await journey.person({ ...child, first_name: "Forgotten", last_name: "Rejected" });
    await journey.cover(id);
    await journey.confirm();
    expect(await journey.pass()).toMatchObject({ status: "rejected" });
    await journey.deletePerson(id);
    const row = await service.testStore.store.read((transaction) =>
      transaction.db
        .selectFrom("enrolment_intents")
        .selectAll()
        .where("id", "=", journey.intentId)
        .executeTakeFirst(),
    );
    expect(JSON.stringify(row)).not.toContain("Forgotten");
  });

  test("leaves what a policy covers as it is", async () => {
    const journey = await Journey.begin(service);
    const { id } = await journey.person(child);
    await journey.reach("pending_confirmation");
    await journey.cover(id);
    const { policy_enrolments } = await journey.reach("enrolled");
    await journey.deletePerson(id);
    expect((await journey.intent()).policy_enrolments.map(({ cost }) => cost)).toEqual(
      policy_enrolments.map(({ cost }) => cost),
    );
  });

  test("removes the person from answers: beneficiaries are required again", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("pending_confirmation");
    const [{ answers } = { answers: null }] = await journey.requirements();
    const [person] = (
      await journey.ok<{ items: { id: string }[] }>(
        "GET",
        `/employees/${journey.employeeId}/associated_persons`,
      )
    ).items;
    expect(JSON.stringify(answers)).toContain(person?.id);
    await journey.deletePerson(person?.id ?? "");
    expect(await journey.requirements()).toMatchObject([{ is_fulfilled: false, answers: null }]);
    expect(await journey.pass()).toMatchObject({
      status: "action_required",
      action_required: { code: "provide_beneficiary_information" },
    });
  });

  test("erases stored responses about the person", async () => {
    const journey = await Journey.begin(service);
    const path = `/employees/${journey.employeeId}/associated_persons`;
    const options = { headers: { "Idempotency-Key": "person" } };
    const { id } = await journey.ok<{ id: string }>("POST", path, partner, options);
    await journey.deletePerson(id);
    const replay = await journey.call("POST", path, partner, options);
    expect(replay.status).toBe(409);
    expect(replay.text).not.toContain(partner.first_name);
  });
});
