import fc from "fast-check";
import { inEnglish } from "../sentence/sentence.ts";
import { describe, expect, it } from "vitest";
import type { SelectionIssueCode } from "../selections/check-selections.ts";
import { beneficiaryInFull, checkBeneficiaries, type NamedBeneficiary } from "./beneficiaries.ts";
import { checkPerson } from "./person.ts";
import { findPersonIssues, type PersonToCheck } from "./person-issues.ts";
import { selectionFieldErrors, issueMessage } from "../selections/issue-messages.ts";

const today = "2026-11-27";
const person = {
  first_name: "Zoë",
  last_name: "Ní Bhriain",
  date_of_birth: "2020-05-05",
  sex_at_birth: "female",
  relationship_type: "child",
};
const create = (changes: PersonToCheck) => checkPerson({ ...person, ...changes }, { mode: "create", today });
const paths = (changes: PersonToCheck): string[] => {
  const result = create(changes);
  return "errors" in result ? Object.keys(result.errors) : [];
};

describe("a person", () => {
  it("is tidied: trimmed, blanks collapsed, NFC, any script", () => {
    const result = create({
      first_name: "  Zoe\u0308 \u00A0 Mary\t",
      last_name: "李",
      email: " zoe@mail.example ",
    });
    expect(result).toMatchObject({
      value: { first_name: "Zoë Mary", last_name: "李", email: "zoe@mail.example" },
    });
    expect(paths({ first_name: "نور", last_name: "می‌خواهم" })).toEqual([]);
  });

  it("lacks what is missing, by path", () => {
    const result = checkPerson({}, { mode: "create", today });
    expect("errors" in result && Object.keys(result.errors)).toEqual([
      "$.first_name",
      "$.last_name",
      "$.date_of_birth",
      "$.sex_at_birth",
      "$.relationship_type",
    ]);
  });

  it("has a name that can be seen, stored, and is no longer than 100 characters", () => {
    expect(paths({ first_name: "𠮷".repeat(100) })).toEqual([]);
    for (const first_name of ["", "   ", "\u200B", "a\u0000b", "\uD800", "a".repeat(101), 7, null]) {
      expect(paths({ first_name })).toEqual(["$.first_name"]);
    }
  });

  it("was born after 1900-01-01 and not in the future; today is fine", () => {
    expect(paths({ date_of_birth: today })).toEqual([]);
    expect(paths({ date_of_birth: "1900-01-02" })).toEqual([]);
    expect(checkPerson({ date_of_birth: "2025-02-29" }, { mode: "update", today })).toEqual({
      errors: { "$.date_of_birth": [expect.stringContaining("no such day")] },
    });
    for (const date_of_birth of ["2026-11-28", "1900-01-01", "2025-02-29", "5/5/2020", "", null]) {
      expect(paths({ date_of_birth })).toEqual(["$.date_of_birth"]);
    }
  });

  it("says what is wrong without words, too, for a form that has its own", () => {
    const issuesOf = (changes: PersonToCheck) =>
      findPersonIssues({ ...person, ...changes }, { mode: "create", today });
    expect(issuesOf({ last_name: " ", date_of_birth: "1899-01-01" })).toEqual({
      issues: { last_name: "blank", date_of_birth: "too_early" },
    });
    for (const [date_of_birth, issue] of [
      ["70-4-4", "not_a_date"],
      ["2025-02-29", "no_such_day"],
      ["2026-11-28", "in_future"],
    ])
      expect(issuesOf({ date_of_birth })).toEqual({ issues: { date_of_birth: issue } });
    expect(issuesOf({})).toEqual({ value: person });
  });

  it("with one name gets help: where it goes", () => {
    const result = create({ last_name: "" });
    expect("errors" in result && result.errors["$.last_name"]?.[0]).toContain("as first and as last name");
  });

  it("has an email and a phone number that can be reached, or none", () => {
    expect(paths({ email: null, phone_number: null })).toEqual([]);
    expect(paths({ phone_number: "+353871234567", email: "o'neil+x@müller.example" })).toEqual([]);
    for (const email of [
      "",
      "zoe",
      "zoe@",
      "@x.example",
      "a b@x.example",
      "a..b@x.example",
      "zoe@x.",
      "z@x\u0000.example",
    ]) {
      expect(paths({ email })).toEqual(["$.email"]);
    }
    for (const phone_number of ["", "087 123", "+0871234567", "+12", "+3538712345678901", "353871234567"]) {
      expect(paths({ phone_number })).toEqual(["$.phone_number"]);
    }
  });

  it("updates any subset; null clears, what is absent stays", () => {
    const update = (changes: PersonToCheck) => checkPerson(changes, { mode: "update", today });
    expect(update({})).toEqual({ value: {} });
    expect(update({ email: null })).toEqual({ value: { email: null } });
    expect(update({ first_name: null })).toMatchObject({ errors: { "$.first_name": [expect.any(String)] } });
  });

  it("is never echoed in a message", () => {
    const result = create({
      first_name: "x".repeat(150),
      email: "secret-address",
      relationship_type: "cousin",
    });
    expect(JSON.stringify(result)).not.toMatch(/xxx|secret-address|cousin/);
  });
});

describe("beneficiaries", () => {
  const check = (...shares: number[]): string[] =>
    Object.keys(
      checkBeneficiaries(shares.map((share, index) => ({ associated_person_id: `ap_${index}`, share }))),
    );

  it("have shares that add up to 100, to the hundredth", () => {
    expect(check(100)).toEqual([]);
    expect(check(33.33, 33.33, 33.34)).toEqual([]);
    expect(check(33.33, 33.33, 33.33)).toEqual(["$.beneficiaries"]);
    expect(check(60, 60)).toEqual(["$.beneficiaries"]);
    expect(check()).toEqual(["$.beneficiaries"]);
  });

  it("have shares above 0, and are named once", () => {
    expect(check(100, 0)).toEqual(["$.beneficiaries[1].share"]);
    expect(check(33.333, 66.667)).toEqual(["$.beneficiaries[0].share", "$.beneficiaries[1].share"]);
    const twice = [50, 50].map((share) => ({ associated_person_id: "ap_1", share }));
    expect(Object.keys(checkBeneficiaries(twice, "$.answers.shares"))).toEqual([
      "$.answers.shares[1].associated_person_id",
    ]);
  });
});

describe("beneficiaries in full", () => {
  const estate = { kind: "estate", share_percent: 100, order: "primary" } as const;
  const check = (...named: NamedBeneficiary[]) => Object.keys(checkBeneficiaries(named, "$.b"));

  it("are people, organisations and the estate, each named as their kind is", () => {
    const half = { share_percent: 50, order: "primary" } as const;
    const partner = { kind: "person", associated_person_id: "ap_1", ...half } as const;
    const friend = { kind: "person", name: "Ana Ruiz", ...half } as const;
    const fund = { kind: "organisation", name: "Lifeboat Fund", ...half } as const;
    expect(check(partner, friend)).toEqual([]);
    expect(check(fund, { ...estate, ...half })).toEqual([]);
    expect(check(friend, { ...friend })).toEqual([]);
    expect(check(partner, { ...partner, name: "Ana" })).toEqual([
      "$.b[1].name",
      "$.b[1].associated_person_id",
    ]);
    expect(check(friend, { kind: "person", name: null, ...half })).toEqual(["$.b[1].associated_person_id"]);
    expect(check(friend, { ...friend, name: " \u200B" })).toEqual(["$.b[1].name"]);
    expect(check(friend, { ...friend, name: "a\u0000b" })).toEqual(["$.b[1].name"]);
    expect(check(friend, { kind: "organisation", ...half })).toEqual(["$.b[1].name"]);
    expect(check(friend, { ...fund, associated_person_id: "ap_1" })).toEqual(["$.b[1].associated_person_id"]);
    expect(check(friend, { ...partner, kind: "estate", name: "Ana" })).toEqual([
      "$.b[1].associated_person_id",
      "$.b[1].name",
    ]);
    expect(check({ ...estate, ...half }, { ...estate, ...half })).toEqual(["$.b[1].kind"]);
  });

  it("have a primary one, who may be contingent for others too", () => {
    const contingent = { ...estate, order: "contingent" } as const;
    expect(check(contingent)).toEqual(["$.b"]);
    expect(check(estate, contingent)).toEqual([]);
    expect(check(estate, { ...contingent, share_percent: 40 })).toEqual(["$.b"]);
    expect(check(estate, { ...contingent, share_percent: 101 })).toEqual(["$.b[1].share_percent"]);
  });

  it("may be written in the short form: people on file who are primary", () => {
    const short = { associated_person_id: "ap_1", share: 50 };
    expect(beneficiaryInFull(short)).toEqual({
      kind: "person",
      associated_person_id: "ap_1",
      share_percent: 50,
      order: "primary",
    });
    expect(check(short, { ...estate, share_percent: 50 })).toEqual([]);
    expect(check(short, { ...short, share: 0 })).toEqual(["$.b[1].associated_person_id", "$.b[1].share"]);
  });

  const order = fc.constantFrom("primary" as const, "contingent" as const);
  const hundredths = fc.array(fc.integer({ min: 1, max: 10_000 }), { minLength: 1, maxLength: 8 });

  it("are valid just where the shares of each order add up to 100", () => {
    fc.assert(
      fc.property(hundredths, fc.option(hundredths), (primary, contingent) => {
        const named = (of: number[], order: "primary" | "contingent") =>
          of.map(
            (share, index) =>
              ({ kind: "person", name: `N ${index}`, share_percent: share / 100, order }) as const,
          );
        const whole = (of: number[]) => of.reduce((sum, share) => sum + share, 0) === 10_000;
        const all = [...named(primary, "primary"), ...named(contingent ?? [], "contingent")];
        const isValid = whole(primary) && (contingent === null || whole(contingent));
        expect(Object.keys(checkBeneficiaries(all)).length === 0).toBe(isValid);
      }),
    );
  });

  it("are valid however 100 is split, in any order", () => {
    const cuts = fc.uniqueArray(fc.integer({ min: 1, max: 9_999 }), { maxLength: 12 });
    fc.assert(
      fc.property(cuts, order, (unsorted, split) => {
        const ends = [...unsorted.toSorted((a, b) => a - b), 10_000];
        const shares = ends.map((end, index) => (end - (ends[index - 1] ?? 0)) / 100);
        const others = split === "primary" ? [] : [estate];
        const named = shares.map(
          (share_percent) => ({ kind: "person", name: "Ana", share_percent, order: split }) as const,
        );
        expect(checkBeneficiaries([...named, ...others])).toEqual({});
      }),
    );
  });
});

describe("a message about a selection", () => {
  const configuration = { id: "pc_1", name: "Dental" };
  const option = { id: "pco_1", name: "Major" };
  const codes: SelectionIssueCode[] = [
    "unknown_configuration",
    "wrong_scope",
    "duplicate",
    "unknown_option",
    "sub_option_without_parent",
    "not_eligible",
    "missing_required",
    "too_few",
    "too_many",
  ];

  it("is a sentence for each code, with and without an option", () => {
    const messages = codes.flatMap((code) =>
      [{}, { option }].map((of) =>
        inEnglish(issueMessage({ code, path: "$", configuration, bound: 2, ...of })),
      ),
    );
    for (const message of messages) expect(message).toMatch(/^[“A-Z].*\.$/);
    expect(messages.join()).not.toContain("undefined");
  });

  it("gives the reasons of the plan, and the names of what is missing", () => {
    const reasons = ["Ten members or more."];
    const rejected = issueMessage({ code: "not_eligible", path: "$", configuration, option, reasons });
    expect(inEnglish(rejected)).toContain(reasons[0]);
    const missing = selectionFieldErrors([
      { code: "missing_required", path: "$.x", missing: [configuration] },
    ]);
    expect(missing["$.x"]?.map(inEnglish)).toEqual(["A choice is missing. Choose an option in “Dental”."]);
  });
});
