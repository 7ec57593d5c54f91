import type { EnrolmentIntent, EnrolmentOffer, Paged } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

describe("RetrieveEnrolmentOffer", async () => {
  const service = await serviceOfFile();

  const offerTo = (journey: Journey, groupId = journey.world.group_id) =>
    journey.ok<EnrolmentOffer>("GET", `/groups/${groupId}/employees/${journey.employeeId}/enrolment_offer`);
  const benefitsOf = ({ policy_enrolments }: Pick<EnrolmentOffer, "policy_enrolments">) =>
    policy_enrolments.map(({ type }) => type);

  test("shows to the employee what the enrolment that is begun next is about, and begins nothing", async () => {
    const journey = await Journey.begin(service, { as: "employee" });
    const offer = await offerTo(journey);
    expect(benefitsOf(offer)).toEqual(["health_insurance", "life_assurance"]);
    const query = `/enrolment_intents?employee_id=${journey.employeeId}`;
    expect((await journey.ok<Paged<EnrolmentIntent>>("GET", query)).items).toEqual([]);
    const intent = await journey.create();
    expect(offer).toEqual({
      employee_id: journey.employeeId,
      group_id: journey.world.group_id,
      policy_enrolments: intent.policy_enrolments,
      dependents_cover: intent.dependents_cover,
    });
  });

  test("leaves out what is held or open, and a plan that does not take the employee while another does", async () => {
    const journey = await Journey.begin(service);
    await journey.reach("enrolled");
    expect((await offerTo(journey)).policy_enrolments).toEqual([]);
    // 71: above the age of life, not of health.
    const older = await Journey.begin(service, { details: { date_of_birth: "1955-06-01" } });
    expect(benefitsOf(await offerTo(older))).toEqual(["health_insurance"]);
    await older.create();
    expect((await offerTo(older)).policy_enrolments).toEqual([]);
  });

  test("is empty in a group that the employee is not in", async () => {
    const journey = await Journey.begin(service);
    const offer = await offerTo(journey, journey.world.group_without_policy_id);
    expect(offer).toMatchObject({ policy_enrolments: [], dependents_cover: "none" });
  });
});
