import type { Requirement } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { answersTo } from "../../testing/requirement-answers.ts";
import { Journey } from "../../testing/journey.ts";
import { healthOnly, lifeOnly } from "../../testing/plans.ts";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

async function journeyWithRequirement(
  options: Parameters<typeof Journey.begin>[1],
): Promise<[Journey, Requirement]> {
  const journey = await Journey.begin(service, options);
  await journey.reach("action_required");
  const [requirement] = await journey.requirements();
  if (requirement === undefined) throw new Error("Nothing was asked.");
  return [journey, requirement];
}

const evidence = () =>
  journeyWithRequirement({ group_policies: healthOnly, details: { last_name: "Evidence" } });
const beneficiaries = () => journeyWithRequirement({ group_policies: lifeOnly });

describe("answering a requirement", () => {
  test.each([
    [{}, "previously_insured"],
    [{ previously_insured: null }, "previously_insured"],
    [{ previously_insured: "yes" }, "previously_insured"],
    [{ previously_insured: true, country_of_cover: "IE" }, "country_of_cover"],
    [{ previously_insured: true, insured_until: "2026-02-30" }, "insured_until"],
    [{ previously_insured: true, favourite_colour: "blue" }, "favourite_colour"],
  ])("rejects %j at the field", async (answers, field) => {
    const [journey, { id }] = await evidence();
    const { error_code, errors } = await journey.rejected("POST", `/requirements/${id}`, { answers });
    expect(error_code).toBe("invalid_request");
    expect(Object.keys(errors ?? {})).toEqual([`$.answers.${field}`]);
    expect(await journey.pass()).toMatchObject({ status: "action_required" });
  });

  test.each([[[]], [[50, 49]], [[100, 0]], [[-20, 120]], [[60.5, 40]]])(
    "rejects beneficiaries with shares %j",
    async (shares) => {
      const [journey, { id }] = await beneficiaries();
      const people = await Promise.all(shares.map(() => journey.person()));
      const named = people.map((person, index) => ({
        associated_person_id: person.id,
        share: shares[index],
      }));
      const { errors } = await journey.rejected("POST", `/requirements/${id}`, {
        answers: { beneficiaries: named },
      });
      expect(Object.keys(errors ?? {}).every((path) => path.startsWith("$.answers.beneficiaries"))).toBe(
        true,
      );
    },
  );

  const personId = `ap_${"0".repeat(32)}`;
  test.each([
    ["a text", "everything to Ana", "", "must be a list"],
    ["a boolean", true, "", "must be a list"],
    ["a number", 100, "", "a list of people"],
    ["one entry alone", { associated_person_id: personId, share: 100 }, "", "a list of people"],
    ["ids alone", [personId], "[0]", "must be an object, but is a string"],
    [
      "a share in quotes",
      [{ associated_person_id: personId, share: "100" }],
      "[0].share",
      "must be a number, but is a string",
    ],
    ["no share", [{ associated_person_id: personId }], "[0].share", "is required: a number"],
    ["no person", [{ share: 100 }], "[0].associated_person_id", "is required: a string"],
    [
      "an employee",
      [{ associated_person_id: "ee_1", share: 100 }],
      "[0].associated_person_id",
      'starts with "ap_"',
    ],
    [
      "more than is known",
      [{ associated_person_id: personId, share: 100, name: "Ana" }],
      "[0].name",
      "unknown property",
    ],
  ])("names the path and the rule for %s as beneficiaries", async (_, value, path, words) => {
    const [journey, { id }] = await beneficiaries();
    const { errors } = await journey.rejected("POST", `/requirements/${id}`, {
      answers: { beneficiaries: value },
    });
    expect(errors).toEqual({ [`$.answers.beneficiaries${path}`]: [expect.stringContaining(words)] });
  });

  test("rejects answers and field names that are too long", async () => {
    const [journey, { id }] = await evidence();
    const { errors } = await journey.rejected("POST", `/requirements/${id}`, {
      answers: { previously_insured: "x".repeat(1001), ["y".repeat(256)]: true },
    });
    expect(errors).toEqual({
      "$.answers.previously_insured": ["must have at most 1000 characters"],
      [`$.answers["${"y".repeat(100)}"]`]: ["has a name that must have at most 255 characters"],
    });
  });

  test("rejects the same beneficiary twice", async () => {
    const [journey, { id }] = await beneficiaries();
    const { id: person } = await journey.person();
    const twice = [50, 50].map((share) => ({ associated_person_id: person, share }));
    const { errors } = await journey.rejected("POST", `/requirements/${id}`, {
      answers: { beneficiaries: twice },
    });
    expect(errors).not.toEqual({});
  });

  test.each(["enrolling", "enrolled", "not_undertaken"] as const)(
    "is rejected once the enrolment is %s",
    async (status) => {
      const [journey, requirement] = await evidence();
      await journey.reach(status);
      const answers = await answersTo(requirement, () => journey.person());
      expect(await journey.rejected("POST", `/requirements/${requirement.id}`, { answers })).toMatchObject({
        error_code: "invalid_state",
        current_status: status,
      });
    },
  );
});

describe("answering a quote's requirement about the group", () => {
  async function askedOfEmployer(): Promise<[QuoteJourney, string]> {
    const journey = await QuoteJourney.begin(service, { as: "employer" });
    await journey.reach("action_required");
    const [requirement] = await journey.requirements();
    return [journey, `/requirements/${requirement?.id}`];
  }

  test.each([
    [{}, "previously_insured"],
    [{ previously_insured: "no" }, "previously_insured"],
    [{ previously_insured: true, insured_until: "last year" }, "insured_until"],
    [{ previously_insured: true, previous_insurer: " " }, "previous_insurer"],
    [{ previously_insured: true, previous_insurer: [] }, "previous_insurer"],
    [{ previously_insured: true, employees: "Ada" }, "employees"],
  ])("rejects %j at the field", async (answers, field) => {
    const [journey, path] = await askedOfEmployer();
    const { errors } = await journey.rejected("POST", path, { answers });
    expect(Object.keys(errors ?? {})).toEqual([`$.answers.${field}`]);
    expect(await journey.pass()).toMatchObject({ status: "action_required" });
  });

  test.each(["quote_available", "rejected", "quote_expired"] as const)(
    "is rejected once the quote is %s",
    async (status) => {
      const [journey, path] = await askedOfEmployer();
      await journey.reach(status);
      const answers = { previously_insured: false };
      expect(await journey.rejected("POST", path, { answers })).toMatchObject({
        error_code: "invalid_state",
        current_status: status,
        allowed_statuses: ["action_required", "processing"],
      });
    },
  );
});
