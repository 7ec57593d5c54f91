import type { Policy } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { changeRecords } from "../../testing/api-client.ts";
import { Journey } from "../../testing/journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

const policyOf = async (journey: Journey) =>
  journey.ok<Policy>("GET", `/policies/${await journey.policyId()}`);

/** An enrolled employee with a spouse. */
async function couple(): Promise<{ journey: Journey; spouseId: string }> {
  const journey = await Journey.begin(service, { platform_type: "employer_of_record" });
  const { id: spouseId } = await journey.person();
  await journey.reach("pending_confirmation");
  await journey.cover(spouseId);
  return { journey, spouseId };
}

describe("a policy", () => {
  test("says what it covers, from when and for how long", async () => {
    const { journey } = await couple();
    const policy = await policyOf(journey);
    expect(policy).toMatchObject({
      employee_id: journey.employeeId,
      employer_id: journey.world.employer_id,
      external_customer_id: "customer-1",
      group_id: journey.world.group_id,
      enrolment_intent_id: journey.intentId,
      benefit_type: "health_insurance",
      status: "active",
      member_number: expect.stringMatching(/^HM-\d{4}-\d{4}$/),
      effective_from: "2027-01-01",
      ends_on: null,
      year_ends_on: "2027-11-30",
      adjustable_until: "2027-01-31",
      updated_at: policy.created_at,
      object: "policy",
    });
    expect(policy.members.map(({ member_type }) => member_type)).toEqual([
      "policyholder",
      "partner_dependant",
    ]);
  });

  test("says of each benefit what the enrolment says", async () => {
    const { journey } = await couple();
    const { policy_enrolments } = await journey.reach("enrolled");
    expect(policy_enrolments).toHaveLength(2);
    for (const enrolment of policy_enrolments) {
      const policy = await journey.ok<Policy>("GET", `/policies/${enrolment.id}`);
      const benefit = enrolment.health_insurance ?? enrolment.life_assurance;
      expect(policy).toMatchObject({
        plan_id: enrolment.plan.id,
        benefit_type: enrolment.type,
        effective_from: enrolment.estimated_effective_from,
        year_ends_on: enrolment.term_ends_on,
        cost_sharing: benefit?.configuration.cost_sharing,
        coverage_selections: benefit?.coverage_selections,
      });
      expect(policy.cost).toEqual(enrolment.cost);
      expect(policy.members).toMatchObject(enrolment.members ?? []);
      expect(policy.upcoming_changes).toEqual([]);
    }
  });

  test("keeps its members and its cost, whatever becomes of the records", async () => {
    const { journey, spouseId } = await couple();
    const before = await policyOf(journey);
    await journey.changePerson(spouseId, { first_name: "Other", date_of_birth: "1960-01-01" });
    await journey.deletePerson(spouseId);
    await journey.change({ first_name: "Other" });
    expect(await policyOf(journey)).toEqual(before);
  });

  test("says when it was changed, and its last day once it is cancelled", async () => {
    const { journey } = await couple();
    const { id } = await policyOf(journey);
    const changed = {
      status: "cancelled" as const,
      ends_on: "2027-01-31",
      updated_at: "2027-01-04T10:00:00.000Z",
    };
    await changeRecords(journey, async ({ policies }) =>
      policies.replace({ ...(await policies.get(id)), ...changed }),
    );
    expect(await policyOf(journey)).toMatchObject(changed);
  });

  test("is readable by its employee", async () => {
    const journey = await Journey.begin(service, { as: "employee" });
    expect(await policyOf(journey)).toMatchObject({ employee_id: journey.employeeId });
  });
});
