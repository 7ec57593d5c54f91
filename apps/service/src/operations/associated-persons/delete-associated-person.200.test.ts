import type { PolicyBeneficiaries } from "@enrolkit/contract";
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

  describe("who is to receive the benefit", () => {
    /** An enrolment that waits for confirmation, with who was named. */
    async function named(...shares: unknown[]): Promise<{ journey: Journey; personId: string }> {
      const journey = await Journey.begin(service);
      await journey.reach("pending_confirmation");
      const [requirement] = await journey.requirements();
      const { id } = await journey.person();
      const beneficiaries = [
        {
          kind: "person",
          associated_person_id: id,
          share_percent: 100 - 30 * shares.length,
          order: "primary",
        },
        ...shares,
      ];
      if (requirement) await journey.answerRequirement(requirement, { beneficiaries });
      return { journey, personId: id };
    }
    const fund = { kind: "organisation", name: "Lifeboat Fund", share_percent: 30, order: "primary" };

    test("removes the person from answers, and they are asked for again", async () => {
      const { journey, personId } = await named();
      const emitted = await journey.eventsOf(async () => {
        await journey.deletePerson(personId);
        expect(await journey.pass()).toMatchObject({ status: "pending_confirmation" });
      });
      expect(emitted).toEqual([]);
      const [requirement] = await journey.requirements();
      expect(requirement).toMatchObject({ is_fulfilled: false, answers: null });
      expect(await journey.rejected("POST", `${journey.intentPath}/confirm`)).toMatchObject({
        error_code: "invalid_state",
        requirement_id: requirement?.id,
      });
    });

    test("leaves the others in the answers", async () => {
      const { journey, personId } = await named(fund);
      await journey.deletePerson(personId);
      expect(await journey.requirements()).toMatchObject([
        { is_fulfilled: false, answers: { beneficiaries: [fund] } },
      ]);
    });

    test("changes nothing on the policy: they keep the name that they have there", async () => {
      const { journey, personId } = await named(fund);
      const path = `/policies/${await journey.lifePolicyId()}/beneficiaries`;
      const before = await journey.ok<PolicyBeneficiaries>("GET", path);
      expect(before.beneficiaries).toMatchObject([
        { associated_person_id: personId, name: `${partner.first_name} ${partner.last_name}` },
        { ...fund, associated_person_id: null },
      ]);
      await journey.deletePerson(personId);
      expect(await journey.ok("GET", path)).toEqual(before);
    });

    test("begins a policy with no one where the rest of what was confirmed is not whole", async () => {
      const { journey, personId } = await named(fund);
      await journey.confirm();
      await journey.deletePerson(personId);
      const path = `/policies/${await journey.lifePolicyId()}/beneficiaries`;
      expect(await journey.ok("GET", path)).toMatchObject({ effective_from: null, beneficiaries: [] });
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
