import type { Requirement, RequirementAnswers, RequirementField } from "@enrolkit/types";
import { Country } from "@enrolkit/contract";
import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderIn } from "../../testing/render-in.tsx";
import { RequirementForm, type RequirementFormProps } from "./RequirementForm.tsx";
import { countryCodes } from "./CountrySelect.tsx";

const field = (id: string, type: string, more: Partial<RequirementField> = {}): RequirementField =>
  ({ id, type, label: id, required: true, ...more }) as RequirementField;
const requirement = (...fields: RequirementField[]): Requirement => ({
  id: "ar_1",
  intent_id: "ei_1",
  associated_person_id: null,
  code: "provide_missing_information",
  title: "More about you",
  description: "The insurer asks for this.",
  is_fulfilled: false,
  fields,
  answers: null,
  object: "requirement",
});
const people = [
  { id: "ap_1", first_name: "Amara", last_name: "Okafor" },
  { id: "ap_2", first_name: "Noah", last_name: "Okafor" },
  { id: "ap_3", first_name: "Noah", last_name: "Okafor" },
];

function show(asked: Requirement, props: Partial<RequirementFormProps> = {}, locale = "en") {
  const onSubmit = vi.fn<(answers: RequirementAnswers) => void>();
  const form = <RequirementForm requirement={asked} people={people} onSubmit={onSubmit} {...props} />;
  return { ...renderIn(form, { locale }), onSubmit };
}
const send = () => screen.getByRole("button", { name: "Send" });

describe("a requirement", () => {
  it.each([
    ["en", "As on the letter. For example, 27 3 2019"],
    ["de", "As on the letter. Zum Beispiel 27 3 2019"],
    ["en-US", "As on the letter. For example, 3 27 2019"],
  ])("shows a date as it is typed, behind what is said of it, in %s", (locale, said) => {
    show(requirement(field("since", "date", { description: "As on the letter." })), {}, locale);
    expect(screen.getByRole("group", { name: "since" })).toHaveAccessibleDescription(said);
  });

  it("asks each field by its kind and gives one answer for each", async () => {
    const { user, onSubmit } = show(
      requirement(
        field("school", "text"),
        field("since", "date"),
        field("work", "select", { options: [{ value: "office", label: "Office" }] }),
        field("smoker", "boolean"),
        field("nationality", "country"),
        field("later", "hologram", { required: false }),
      ),
    );
    await user.type(screen.getByRole("textbox", { name: "school" }), "Trinity");
    const since = within(screen.getByRole("group", { name: "since" }));
    for (const [part, text] of [
      ["Day", "1"],
      ["Month", "9"],
      ["Year", "2023"],
    ] as const) {
      await user.type(since.getByRole("textbox", { name: part }), text);
    }
    await user.selectOptions(screen.getByRole("combobox", { name: "work" }), "Office");
    await user.click(screen.getByRole("radio", { name: "No" }));
    await user.selectOptions(screen.getByRole("combobox", { name: "nationality" }), "Kosovo");
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      answers: {
        school: "Trinity",
        since: "2023-09-01",
        work: "office",
        smoker: false,
        nationality: "xk",
        later: null,
      },
    });
  });

  it.each([
    ["textbox", "school"],
    ["combobox", "work"],
    ["radio", "No"],
  ])("is sent by Enter, inside a host's form too: %s %s", async (role, name) => {
    const submitted = vi.fn<() => void>();
    const onSubmit = vi.fn<(answers: RequirementAnswers) => void>();
    const asked = requirement(
      field("school", "text"),
      field("work", "select", { options: [{ value: "office", label: "Office" }] }),
      field("smoker", "boolean"),
    );
    const answers = { school: "Trinity", work: "office", smoker: false };
    const { user } = renderIn(
      <form onSubmit={submitted}>
        <RequirementForm requirement={asked} draft={answers} onSubmit={onSubmit} />
      </form>,
    );
    screen.getByRole(role, { name }).focus();
    await user.keyboard("{Enter}");
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ answers });
    expect(submitted).not.toHaveBeenCalled();
  });

  it("says what is missing, and leads to it", async () => {
    const { user, onSubmit } = show(
      requirement(
        field("school", "text"),
        field("since", "date"),
        field("smoker", "boolean"),
        field("note", "text", { required: false }),
      ),
      { draft: { since: "2023-02-30" } },
    );
    await user.click(send());
    expect(onSubmit).not.toHaveBeenCalled();
    const summary = within(screen.getByRole("region"));
    expect(summary.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "Answer “school”",
      "Enter a real date for “since”",
      "Answer “smoker”",
    ]);
    await user.click(summary.getByRole("button", { name: "Answer “smoker”" }));
    expect(screen.getByRole("radio", { name: "Yes" })).toHaveFocus();
    await user.type(screen.getByRole("textbox", { name: "school" }), "x");
    expect(screen.getByRole("textbox", { name: "school" })).toBeValid();
  });

  it("shows the service's error at the field, also of something inside it, until it is changed", async () => {
    const { user } = show(requirement(field("school", "text")), {
      problems: { "$.answers.school[0]": ["Not a school that we know."] },
    });
    const school = screen.getByRole("textbox", { name: "school" });
    expect(school).toHaveAccessibleDescription("Not a school that we know.");
    await user.type(school, "x");
    expect(school).toBeValid();
  });

  it("begins with what was answered before", () => {
    show({ ...requirement(field("school", "text")), answers: { school: "Trinity" } });
    expect(screen.getByRole("textbox", { name: "school" })).toHaveValue("Trinity");
  });

  it("knows every country of the contract", () => {
    expect(countryCodes().toSorted()).toEqual([...Country.options].toSorted());
  });
});

describe("a requirement that asks for beneficiaries", () => {
  const shares = requirement(field("shares", "beneficiaries"));

  it("gives them as its one answer, and keeps what it held: organisations, the estate, who comes after them", async () => {
    const named: RequirementAnswers["answers"][string] = [
      { kind: "person", associated_person_id: "ap_1", share_percent: 60, order: "primary" },
      { kind: "organisation", name: "Shelter", share_percent: 40, order: "primary" },
      { kind: "estate", share_percent: 100, order: "contingent" },
    ];
    const onDraft = vi.fn<(answers: RequirementAnswers["answers"]) => void>();
    const { user, onSubmit } = show({ ...shares, answers: { shares: named } }, { onDraft });
    expect(screen.getByRole("heading", { name: "More about you" })).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ answers: { shares: named } });
    await user.click(screen.getByRole("button", { name: "Remove: Shelter" }));
    expect(onDraft).toHaveBeenCalledExactlyOnceWith({ shares: [named[0], named[2]] });
  });

  it("shows the service's errors at the fields, until something is changed", async () => {
    const { user } = show(
      { ...shares, answers: { shares: [{ associated_person_id: "ap_1", share: 100 }] } },
      { problems: { "$.answers.shares[0].share_percent": ["Too much."], "$.answers.other": ["Not here."] } },
    );
    const share = await screen.findByRole("textbox", { name: /^Share for Amara Okafor/ });
    expect(share).toHaveAccessibleDescription("Too much.");
    await user.type(share, "0");
    expect(share).toBeValid();
  });
});
