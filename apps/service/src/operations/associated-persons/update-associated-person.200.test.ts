import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { child } from "../../testing/people.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

describe("changing a person", () => {
  test("changes only the supplied fields, and emits an event", async () => {
    const journey = await Journey.begin(service);
    const person = await journey.person({ email: "noor@example.com", phone_number: "+442079460000" });
    const emitted = await journey.eventsOf(() =>
      journey.changePerson(person.id, { email: null, first_name: "  Noor   Anna " }),
    );
    const { items } = await journey.ok<{ items: unknown[] }>(
      "GET",
      `/employees/${journey.employeeId}/associated_persons`,
    );
    expect(items).toEqual([{ ...person, email: null, first_name: "Noor Anna" }]);
    expect(emitted).toEqual(["associated_person.updated"]);
  });

  test("keeps names in one form of Unicode", async () => {
    const journey = await Journey.begin(service);
    const person = await journey.person({ first_name: "Zoe\u0308", last_name: "王" });
    expect(person).toMatchObject({ first_name: "Zo\u00eb", last_name: "王" });
  });

  test("changes nothing of what is confirmed: it covers people under the names that were screened", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("pending_confirmation");
    const { id } = await journey.person(child);
    await journey.cover(id);
    await journey.change({ last_name: "Slow" });
    const { policy_enrolments } = await journey.reach("enrolling");
    await journey.changePerson(id, { last_name: "Restricted", date_of_birth: "1995-01-01" });
    await journey.change({ first_name: "Rejected", last_name: "Rejected" });
    const costs = policy_enrolments.map(({ cost }) => cost);
    expect((await journey.intent()).policy_enrolments.map(({ cost }) => cost)).toEqual(costs);
    const enrolled = await journey.pass(3 * 86_400);
    expect(enrolled.status).toBe("enrolled");
    expect(enrolled.policy_enrolments.map(({ cost }) => cost)).toEqual(costs);
    const members = enrolled.policy_enrolments.flatMap((enrolment) => enrolment.members ?? []);
    expect(members.find(({ member_type }) => member_type === "child_dependant")).toMatchObject({
      first_name: child.first_name,
      last_name: child.last_name,
    });
    expect(members.map(({ last_name }) => last_name)).not.toContain("Rejected");
  });

  test("judges the person anew in the list that is open", async () => {
    const journey = await Journey.begin(service);
    const { id } = await journey.person(child);
    await journey.reach("pending_confirmation");
    await journey.openList();
    await journey.add(id);
    const emitted = await journey.eventsOf(() => journey.changePerson(id, { date_of_birth: "1995-01-01" }));
    expect((await journey.list()).dependents).toMatchObject([
      { associated_person_id: id, status: "ineligible" },
    ]);
    expect(emitted).toEqual([
      "associated_person.updated",
      "dependents_management_intent.dependent.ineligible",
    ]);
    await journey.changePerson(id, { date_of_birth: "2015-01-01" });
    expect((await journey.list()).dependents).toMatchObject([{ status: "pending_confirmation" }]);
  });
});
