import type { Requirement } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { answersTo } from "../../testing/answers.ts";
import { Journey } from "../../testing/journey.ts";
import { healthOnly, lifeOnly } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

async function asked(options: Parameters<typeof Journey.begin>[1]): Promise<[Journey, Requirement]> {
  const journey = await Journey.begin(service, options);
  await journey.reach("action_required");
  const [requirement] = await journey.requirements();
  if (requirement === undefined) throw new Error("Nothing was asked.");
  return [journey, requirement];
}

const evidence = () => asked({ group_policies: healthOnly, details: { last_name: "Evidence" } });
const beneficiaries = () => asked({ group_policies: lifeOnly });

describe("answering a requirement", () => {
  test.each([
    [{}, "previously_insured"],
    [{ previously_insured: null }, "previously_insured"],
    [{ previously_insured: "yes" }, "previously_insured"],
    [{ previously_insured: true, country_of_cover: "IE" }, "country_of_cover"],
    [{ previously_insured: true, insured_until: "2026-02-30" }, "insured_until"],
    [{ previously_insured: true, favourite_colour: "blue" }, "favourite_colour"],
  ])("refuses %j at the field", async (answers, field) => {
    const [journey, { id }] = await evidence();
    const { error_code, errors } = await journey.refused("POST", `/requirements/${id}`, { answers });
    expect(error_code).toBe("invalid_request");
    expect(Object.keys(errors ?? {})).toEqual([`$.answers.${field}`]);
    expect(await journey.pass()).toMatchObject({ status: "action_required" });
  });

  test.each([[[]], [[50, 49]], [[100, 0]], [[-20, 120]], [[60.5, 40]]])(
    "refuses beneficiaries with shares %j",
    async (shares) => {
      const [journey, { id }] = await beneficiaries();
      const people = await Promise.all(shares.map(() => journey.person()));
      const named = people.map((person, index) => ({
        associated_person_id: person.id,
        share: shares[index],
      }));
      const { errors } = await journey.refused("POST", `/requirements/${id}`, {
        answers: { beneficiaries: named },
      });
      expect(Object.keys(errors ?? {}).every((path) => path.startsWith("$.answers.beneficiaries"))).toBe(
        true,
      );
    },
  );

  test("refuses the same beneficiary twice", async () => {
    const [journey, { id }] = await beneficiaries();
    const { id: person } = await journey.person();
    const twice = [50, 50].map((share) => ({ associated_person_id: person, share }));
    const { errors } = await journey.refused("POST", `/requirements/${id}`, {
      answers: { beneficiaries: twice },
    });
    expect(errors).not.toEqual({});
  });

  test.each(["enrolling", "enrolled", "not_undertaken"] as const)(
    "is refused once the enrolment is %s",
    async (status) => {
      const [journey, requirement] = await evidence();
      await journey.reach(status);
      const answers = await answersTo(requirement, () => journey.person());
      expect(await journey.refused("POST", `/requirements/${requirement.id}`, { answers })).toMatchObject({
        error_code: "invalid_state",
        current_status: status,
      });
    },
  );
});
