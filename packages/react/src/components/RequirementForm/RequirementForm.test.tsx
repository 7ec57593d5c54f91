import type { Requirement, RequirementAnswers, RequirementField } from "@enrolkit/types";
import { Country } from "@enrolkit/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { renderIn } from "../../testing/render-in.tsx";
import { RequirementForm, type RequirementFormProps } from "./RequirementForm.tsx";
import { equalShares, sharesFrom, sumOfShares } from "./Beneficiaries.tsx";
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
    const { user } = show(requirement(field("school", "text"), field("shares", "beneficiaries")), {
      problems: {
        "$.answers.school": ["Not a school that we know."],
        "$.answers.shares[0].share": ["Too much."],
      },
    });
    const school = screen.getByRole("textbox", { name: "school" });
    expect(school).toHaveAccessibleDescription("Not a school that we know.");
    const [share] = within(screen.getByRole("group", { name: "shares" })).getAllByRole("textbox");
    expect(share).toHaveAccessibleDescription("Too much.");
    expect(share).toBeInvalid();
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

describe("beneficiaries", () => {
  const shares = requirement(field("shares", "beneficiaries", { label: "Who receives it?" }));
  const share = (name: RegExp) => screen.getAllByRole("textbox", { name });

  it("add up to 100, and say what is left", async () => {
    const { user, onSubmit } = show(shares);
    await user.type(share(/Amara/)[0]!, "60");
    expect(screen.getByText("40% left to share")).toBeVisible();
    await user.type(share(/Noah/)[1]!, "50,5");
    expect(screen.getByText("10.5% too much")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("10.5% too much"));
    await user.click(send());
    expect(onSubmit).not.toHaveBeenCalled();
    for (const one of screen.getAllByRole("textbox"))
      expect(one).toHaveAccessibleDescription("Shares must add up to 100");
    await user.clear(share(/Noah/)[1]!);
    await user.type(share(/Noah/)[1]!, "٤٠");
    expect(screen.getByText("All shared")).toBeVisible();
    await user.click(send());
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      answers: {
        shares: [
          { associated_person_id: "ap_1", share: 60 },
          { associated_person_id: "ap_3", share: 40 },
        ],
      },
    });
  });

  it("can be shared equally, to the last hundredth", async () => {
    const { user, onSubmit } = show(shares);
    await user.click(screen.getByRole("button", { name: "Share equally" }));
    await user.click(send());
    expect(onSubmit.mock.calls[0]?.[0].answers["shares"]).toEqual([
      { associated_person_id: "ap_1", share: 33.34 },
      { associated_person_id: "ap_2", share: 33.33 },
      { associated_person_id: "ap_3", share: 33.33 },
    ]);
  });

  it("name two people of one name apart", () => {
    show(shares);
    expect(screen.getByRole("textbox", { name: /^Share for Noah Okafor \(1\)/ })).toBeVisible();
    expect(screen.getByRole("textbox", { name: /^Share for Noah Okafor \(2\)/ })).toBeVisible();
  });

  it("can be a person who is not on file yet", async () => {
    const onAddPerson = vi.fn<() => void>();
    const { user } = show(shares, { people: [], onAddPerson });
    expect(screen.getByText("No one added yet.")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Add someone" }));
    expect(onAddPerson).toHaveBeenCalledOnce();
  });

  it("take numbers as they are written anywhere, and what is none as nothing", () => {
    expect(sharesFrom({ a: "33,3 %", b: "", c: "0", d: "x", e: "٥٠" })).toEqual([
      { associated_person_id: "a", share: 33.3 },
      { associated_person_id: "d", share: 0 },
      { associated_person_id: "e", share: 50 },
    ]);
    expect(
      sumOfShares(sharesFrom(equalShares([1, 2, 3, 4, 5, 6, 7].map((id) => ({ id: String(id) }))))),
    ).toBe(100);
  });
});
