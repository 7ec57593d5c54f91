import type {
  AssociatedPersonInput,
  DependentInfo,
  EligibilityItem,
  PlanCoverage,
  PlanCoverageOption,
} from "@enrolkit/types";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderIn } from "../../testing/render-in.tsx";
import { DependentsPicker } from "./DependentsPicker.tsx";
import type { DependentsPickerProps, MemberChoices, WhoIsCovered } from "./props.ts";

function person(id: string, more: Partial<EligibilityItem> = {}): EligibilityItem {
  return {
    associated_person_id: id,
    first_name: "Noah",
    last_name: "Okafor",
    date_of_birth: "2019-03-27",
    sex_at_birth: "male",
    relationship: "child",
    eligibility_status: "eligible",
    ineligibility_reason: null,
    ineligibility_code: null,
    becomes_eligible_on: null,
    ...more,
  };
}
const amara = person("ap_9", { first_name: "Amara", relationship: "spouse", date_of_birth: "1989-02-11" });
const family = [person("ap_2"), person("ap_1"), amara];
const dependent = (id: string, status: DependentInfo["status"]): DependentInfo => ({
  associated_person_id: id,
  status,
});
const done = async (): Promise<void> => undefined;

/** Holds what the picker reports, as a flow does. */
function Controlled(props: Partial<DependentsPickerProps>) {
  const [who, setWho] = useState<WhoIsCovered | null>(props.who ?? null);
  const [dependents, setDependents] = useState(props.dependents ?? []);
  return (
    <DependentsPicker
      people={family}
      effectiveFrom="2027-01-01"
      today="2026-12-08"
      currency="gbp"
      onAdd={done}
      onEdit={done}
      onDelete={done}
      {...props}
      who={who}
      onWho={setWho}
      dependents={dependents}
      onCover={(id) => setDependents([...dependents, dependent(id, "pending_confirmation")])}
      onUncover={(id) => setDependents(dependents.filter((one) => one.associated_person_id !== id))}
    />
  );
}
const show = (props: Partial<DependentsPickerProps> = {}, locale = "en") =>
  renderIn(<Controlled who="family" {...props} />, { locale });
/** Of a control that other elements name. */
const accessibleName = (control: HTMLElement) =>
  document.getElementById(control.getAttribute("aria-labelledby") ?? "")?.textContent;
/** A person's row, and what is asked about them below it. */
const row = (box: HTMLElement) => within(box.closest("[role=row]") as HTMLElement);
const below = (box: HTMLElement) => within(box.closest("[role=row]")?.nextElementSibling as HTMLElement);

describe("who should be covered", () => {
  it("offers only me and my family as equals, nothing chosen", async () => {
    const { user } = show({ who: null });
    expect(screen.getAllByRole("radio").map((radio) => radio.matches(":checked"))).toEqual([false, false]);
    expect(screen.queryByRole("checkbox")).toBeNull();
    await user.click(screen.getByRole("radio", { name: "Me and my family" }));
    expect(screen.getAllByRole("checkbox")).toHaveLength(3);
    await user.click(screen.getByRole("radio", { name: "Only me" }));
    expect(screen.queryByRole("checkbox")).toBeNull();
  });

  it("does not offer only me where one person must be covered", () => {
    show({ cover: "required" });
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.getAllByRole("checkbox")).toHaveLength(3);
  });

  it("shows name, relation, age on the first day of cover and price, partners first", () => {
    show({ prices: { ap_9: 86.43, ap_1: 0, ap_2: -5.2 } });
    const boxes = screen.getAllByRole("checkbox");
    expect(boxes.map((box) => box.getAttribute("value"))).toEqual(["ap_9", "ap_1", "ap_2"]);
    expect(boxes[0]).toHaveAccessibleName("Amara Okafor");
    expect(boxes[0]).toHaveAccessibleDescription("Spouse · age 37 adds £86.43 a month");
    expect(boxes[1]).toHaveAccessibleDescription("Child · age 7 no extra cost");
    // With some ways of sharing the cost a larger family is cheaper for the employee.
    expect(boxes[2]).toHaveAccessibleDescription("Child · age 7 saves £5.20 a month");
  });

  it("says who pays the rest of a person, and switches to full prices for all", async () => {
    const share = { employee_contribution: 17.29, employer_contribution: 69.14, total: 86.43 };
    const { user } = show({ prices: { ap_9: share } });
    const [amara] = screen.getAllByRole("checkbox");
    expect(amara).toHaveAccessibleDescription(/adds £17.29 a month of £86.43$/);
    await user.click(screen.getByRole("button", { name: "Full price" }));
    expect(amara).toHaveAccessibleDescription(/adds £86.43 a month$/);
  });

  it("keeps twins with the same name and birthday two", async () => {
    const { user } = show();
    const [, first, second] = screen.getAllByRole("checkbox");
    await user.click(second!);
    expect(first).not.toBeChecked();
    expect(second).toBeChecked();
    expect(screen.getByText("1 person covered with you")).toBeVisible();
    await user.click(first!);
    expect(screen.getByText("2 people covered with you")).toBeVisible();
    await user.click(second!);
    expect(first).toBeChecked();
  });

  it("distinguishes people of one name: by the date of birth, else by a number, wherever they are named", async () => {
    const older = person("ap_3", { date_of_birth: "2011-06-05" });
    const { user } = show({ people: [...family, older] });
    expect(screen.getAllByRole("checkbox", { name: /Noah/ }).map(accessibleName)).toEqual([
      "Noah Okafor (5\u00a0June 2011)",
      "Noah Okafor (1)",
      "Noah Okafor (2)",
    ]);
    expect(screen.getByRole("checkbox", { name: "Amara Okafor" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Delete: Noah Okafor (2)" }));
    expect(screen.getByRole("dialog", { name: "Delete Noah Okafor (2)?" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Change: Noah Okafor (1)" }));
    expect(await screen.findByRole("heading", { name: "Change details of Noah Okafor (1)" })).toBeVisible();
    expect(screen.getByRole("textbox", { name: "First name" })).toHaveFocus();
  });

  it.each([
    ["pending_confirmation", null],
    ["action_required", "Answer needed"],
    ["ineligible", "Can’t be covered"],
    ["processing", null],
    ["restricted", "Contact the insurer"],
    ["ready", null],
    ["reincarnated", "Ask the insurer"],
  ])("says %s in words where something is needed, and lets them be taken out", async (status, words) => {
    const { user } = show({
      people: [person("ap_1", { eligibility_status: "ineligible", ineligibility_code: "restricted" })],
      dependents: [dependent("ap_1", status as DependentInfo["status"])],
    });
    const box = screen.getByRole("checkbox");
    const tag = (box.closest("[role=row]") as HTMLElement).querySelector(".ek-tag");
    expect(tag?.textContent ?? null).toBe(words);
    expect(box).toBeEnabled();
    await user.click(box);
    expect(box).not.toBeChecked();
  });

  it.each<[Partial<EligibilityItem>, RegExp]>([
    [
      { ineligibility_code: "under_minimum_age", becomes_eligible_on: "2027-05-04" },
      /^Too young\. Can be covered from 4\u00a0May 2027\.$/,
    ],
    [{ ineligibility_code: "over_maximum_age" }, /^Too young\.$/],
    [
      { ineligibility_code: "maximum_partners_reached" },
      /Can be covered if you remove the partner you chose\.$/,
    ],
    [
      { ineligibility_code: "new_rule" as never, becomes_eligible_on: "2028-01-01" },
      /Can be covered from 1\u00a0January 2028\.$/,
    ],
  ])("says why not, and what would change it: %o", (more, said) => {
    show({
      people: [
        person("ap_1", { eligibility_status: "ineligible", ineligibility_reason: "Too young.", ...more }),
      ],
    });
    const box = screen.getByRole("checkbox");
    expect(box).toBeDisabled();
    const why = document.getElementById(box.getAttribute("aria-describedby")?.split(" ")[1] ?? "");
    expect(why?.textContent).toMatch(said);
    expect(row(box).getByText("Can’t be covered")).toBeVisible();
  });

  it("says that proof is needed before a person is chosen", () => {
    show({
      people: [
        person("ap_1", {
          eligibility_status: "pending",
          ineligibility_code: "student_evidence_required",
          ineligibility_reason: "Over 20.",
        }),
      ],
    });
    expect(screen.getByText("Proof needed")).toBeVisible();
    expect(screen.getByText(/^Over 20\. ./)).toBeVisible();
    expect(screen.getByRole("checkbox")).toBeEnabled();
  });

  it("says once that proof is needed, in Arabic too", () => {
    const pending = person("ap_1", {
      eligibility_status: "pending",
      ineligibility_code: "student_evidence_required",
    });
    show({ people: [pending] }, "ar");
    expect(screen.getAllByText(/يلزم إثبات/)).toHaveLength(1);
  });

  it("asks for proof below the row of each person covered, and leads to it", async () => {
    const { user } = show({
      attempt: 1,
      dependents: [{ ...dependent("ap_1", "action_required"), requirement_id: "ar_1" }],
      problems: { ap_1: "Answer the question about Noah" },
      renderRequirement: (personId, requirementId) => (
        <input className="ek-plain" aria-label={`${personId} owes ${requirementId}`} />
      ),
    });
    const [, first] = screen.getAllByRole("checkbox");
    expect(below(first!).getByLabelText("ap_1 owes ar_1")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Answer the question about Noah" }));
    expect(screen.getByLabelText("ap_1 owes ar_1")).toHaveFocus();
  });

  it("says what is missing after an attempt", async () => {
    const { user } = show({ who: null, attempt: 1 });
    expect(screen.getByRole("region")).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Choose who to cover: only you, or your family" }));
    expect(screen.getByRole("radio", { name: "Only me" })).toHaveFocus();
    await user.click(screen.getByRole("radio", { name: "Me and my family" }));
    await user.click(screen.getByRole("button", { name: "Choose at least one person" }));
    expect(screen.getByRole("checkbox", { name: "Amara Okafor" })).toHaveFocus();
    await user.click(screen.getByRole("checkbox", { name: "Amara Okafor" }));
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("leads from what is to be fixed about a person to their card, twins too", async () => {
    const message = "Remove Noah Okafor; they can’t be covered";
    const { user } = show({
      attempt: 1,
      dependents: [dependent("ap_1", "restricted"), dependent("ap_2", "ineligible")],
      problems: { ap_1: message, ap_2: message },
    });
    const summary = within(screen.getByRole("region", { name: "Fix 2 answers to continue" }));
    const [, first, second] = screen.getAllByRole("checkbox");
    await user.click(summary.getAllByRole("button", { name: message })[1]!);
    expect(second).toHaveFocus();
    await user.click(summary.getAllByRole("button", { name: message })[0]!);
    expect(first).toHaveFocus();
  });

  it("leads to adding a person where no one on file can be covered", async () => {
    const { user } = show({ attempt: 1, people: [person("ap_1", { eligibility_status: "ineligible" })] });
    await user.click(screen.getByRole("button", { name: "Choose at least one person" }));
    expect(screen.getByRole("button", { name: "Add someone" })).toHaveFocus();
  });

  it("leaves people as they are where nothing can change, and says why", async () => {
    const fixed = { ap_1: "No one may leave.", ap_2: "No one may leave." };
    const { user } = show({ cover: "open", who: null, fixed, mayAdd: false });
    expect(screen.getAllByText("No one may leave.")).toHaveLength(1);
    const [first, second] = [/Noah/, /Amara/].map((name) => screen.getAllByRole("checkbox", { name })[0]!);
    expect(first).toBeDisabled();
    expect(first).toHaveAccessibleDescription(/No one may leave\./);
    await user.click(second!);
    expect(second).toBeChecked();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.queryByRole("button", { name: "Add someone" })).toBeNull();
  });

  it("can end with no one, where the list is open", () => {
    show({ cover: "open", attempt: 1, who: null });
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("stays usable with twelve people", () => {
    const twelve = Array.from({ length: 12 }, (_, index) =>
      person(`ap_${index}`, { first_name: `Kim ${index}` }),
    );
    show({ people: twelve });
    expect(screen.getAllByRole("checkbox")).toHaveLength(12);
    expect(screen.getByRole("button", { name: "Change: Kim 11 Okafor" })).toBeVisible();
  });

  it("takes hostile names for what they are", () => {
    const { container } = show({
      people: [person("ap_1", { first_name: "<b>Bobby</b>", last_name: "\u202eTables" })],
    });
    expect(container.querySelector("b")).toBeNull();
    expect(container.querySelector("bdi")).not.toBeNull();
  });

  it("speaks Arabic", () => {
    show({}, "ar");
    expect(screen.getByRole("checkbox", { name: "Amara Okafor" })).toHaveAccessibleDescription(/37 سنة/);
  });
});

describe("what is chosen for each person", () => {
  const option = (id: string, more: Partial<PlanCoverageOption> = {}): PlanCoverageOption => ({
    id,
    name: id,
    description: null,
    ...more,
  });
  const optical: PlanCoverage = {
    id: "pc_optical",
    name: "Optical level",
    scope: "member",
    input_type: "single_select",
    required: true,
    options: [
      option("Basic", { price: 1.9 }),
      option("Plus", { price: 4.9, sub_options: [option("Lenses"), option("Frames", { price: 0.5 })] }),
      option("Large", {
        eligibility_criteria: [
          { type: "members_count", description: "For six or more.", members_count: { min: 6 } },
        ],
      }),
    ],
  };
  const travel: PlanCoverage = {
    ...optical,
    id: "pc_travel",
    name: "Travel",
    required: false,
    options: [option("World")],
  };
  const dental: PlanCoverage = {
    id: "pc_dental",
    name: "Dental",
    scope: "member",
    input_type: "multi_select",
    required: false,
    max_selections: 2,
    options: [option("Routine care", { price: 7.5 }), option("Orthodontics", { price: 13 })],
  };
  const facts = { employees_count: 3, members_count: 4, industry: null };
  const all = ["ap_9", "ap_1", "ap_2"].map((id) => dependent(id, "pending_confirmation"));
  const names = ["Erik", "Ida", "Nils"];
  const ekFamily = ["ap_9", "ap_1", "ap_2"].map((id, index) =>
    person(id, {
      first_name: names[index],
      last_name: "Ek",
      relationship: index === 0 ? "spouse" : "child",
      date_of_birth: `20${10 + index}-01-01`,
    }),
  );

  function Choosing({
    coverages = [optical],
    ...props
  }: Partial<DependentsPickerProps> & { coverages?: PlanCoverage[] }) {
    const [value, setValue] = useState<MemberChoices["value"]>(props.choices?.value ?? {});
    return (
      <Controlled
        who="family"
        people={ekFamily}
        dependents={all}
        {...props}
        choices={{ facts, ...props.choices, coverages, value }}
        onChoose={(id, selections) => setValue((before) => ({ ...before, [id]: selections }))}
      />
    );
  }
  const choosing = (props: Parameters<typeof Choosing>[0] = {}) => renderIn(<Choosing {...props} />);
  const select = (name: string) => screen.getByRole<HTMLSelectElement>("combobox", { name });
  const chosenIn = (name: string) => select(name).selectedOptions[0]?.textContent;

  it("is a table: a row each for the employee and all on file, a column for each choice", () => {
    choosing({ coverages: [optical, travel], ownPrice: 20, prices: { ap_9: 26.7 } });
    const table = within(screen.getByRole("table", { name: "Your family" }));
    expect(table.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Covered",
      "Optical level",
      "Travel",
      "You pay",
    ]);
    const [, you, erik] = table.getAllByRole("row");
    expect(you).toHaveTextContent("Only your family can have Optical level and Travel");
    expect(you).toHaveTextContent("£20.00 a month");
    expect(within(erik!).getAllByRole("combobox")).toHaveLength(2);
    expect(within(erik!).getByText("adds £26.70 a month")).toBeVisible();
  });

  it("offers each option and what is below it, with its price, and says what is out of reach", async () => {
    const { user } = choosing({ coverages: [optical, travel] });
    const list = select("Optical level: Erik Ek");
    expect(Array.from(list.options, ({ text }) => text)).toEqual([
      "Choose",
      "Basic · + £1.90 a month",
      "Plus – Lenses · + £4.90 a month",
      "Plus – Frames · + £5.40 a month",
      expect.stringMatching(/^Large · .*6/),
    ]);
    expect(list.options[4]).toBeDisabled();
    await user.selectOptions(list, "Plus Frames");
    expect(chosenIn("Optical level: Erik Ek")).toBe("Plus – Frames · + £5.40 a month");
    expect(chosenIn("Travel: Erik Ek")).toBe("None");
    await user.selectOptions(select("Travel: Erik Ek"), "World");
    expect(chosenIn("Optical level: Erik Ek")).toMatch(/^Plus – Frames/);
    await user.selectOptions(select("Travel: Erik Ek"), "None");
    expect(chosenIn("Travel: Erik Ek")).toBe("None");
  });

  it("lists all that is missing at once, each with the person, and leads to its field", async () => {
    const { user, show } = choosing();
    expect(screen.queryByRole("region")).toBeNull();
    show(<Choosing attempt={1} />);
    const summary = within(screen.getByRole("region", { name: "Fix 3 answers to continue" }));
    expect(summary.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Erik: choose an option for “Optical level”",
      "Ida: choose an option for “Optical level”",
      "Nils: choose an option for “Optical level”",
    ]);
    await user.click(summary.getByRole("button", { name: /^Ida/ }));
    expect(select("Optical level: Ida Ek")).toHaveFocus();
    expect(select("Optical level: Ida Ek")).toHaveAccessibleDescription(/Choose an option/);
    await user.selectOptions(select("Optical level: Ida Ek"), "Basic");
    expect(screen.getByRole("region", { name: "Fix 2 answers to continue" })).toBeVisible();
  });

  it("opens a sheet where one list does not do", async () => {
    const { user } = choosing({ coverages: [dental] });
    const cell = screen.getByRole("button", { name: "Dental: Erik Ek: None" });
    await user.click(cell);
    const sheet = within(await screen.findByRole("dialog", { name: "Erik Ek" }));
    await user.click(sheet.getByRole("checkbox", { name: "Routine care" }));
    await user.click(sheet.getByRole("button", { name: "Done" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(screen.getByRole("button", { name: "Dental: Erik Ek: Routine care" })).toBeVisible();
    expect(screen.getByText("Dental: Routine care")).toBeVisible();
  });

  it("opens the sheet at what is missing where the table shows none of it", async () => {
    const { user } = choosing({ coverages: [{ ...dental, required: true }], attempt: 1 });
    await user.click(screen.getByRole("button", { name: /^Nils: choose/ }));
    const sheet = within(await screen.findByRole("dialog", { name: "Nils Ek" }));
    await waitFor(() => expect(sheet.getByRole("checkbox", { name: "Routine care" })).toHaveFocus());
  });

  it("closes the sheet with Escape, and leads from it to the person's details", async () => {
    const { user } = choosing();
    const opener = screen.getByRole("button", { name: "Choose: Ida Ek" });
    await user.click(opener);
    const sheet = await screen.findByRole("dialog", { name: "Ida Ek" });
    fireEvent(sheet, new Event("cancel", { cancelable: true }));
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(opener);
    await user.click(
      within(await screen.findByRole("dialog")).getByRole("button", { name: "Change: Ida Ek" }),
    );
    await waitFor(() => expect(screen.getByRole("textbox", { name: "First name" })).toHaveFocus());
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("copies the choices of one child to all children covered", async () => {
    const { user } = choosing();
    expect(screen.queryByRole("button", { name: "Apply to all children" })).toBeNull();
    await user.selectOptions(select("Optical level: Nils Ek"), "Basic");
    const nils = row(screen.getByRole("checkbox", { name: "Nils Ek" }));
    await user.click(nils.getByRole("button", { name: "Apply to all children" }));
    expect(chosenIn("Optical level: Ida Ek")).toMatch(/^Basic/);
    expect(chosenIn("Optical level: Erik Ek")).toBe("Choose");
    expect(screen.getByText(/All children have the same choices now/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Apply to all children" })).toBeNull();
    expect(screen.getByRole("checkbox", { name: "Nils Ek" })).toHaveFocus();
  });

  it("asks nothing about people who cannot be covered, and offers to remove them", async () => {
    const { user } = choosing({
      dependents: [dependent("ap_9", "restricted"), dependent("ap_1", "ready")],
      attempt: 1,
    });
    expect(screen.queryByRole("combobox", { name: "Optical level: Erik Ek" })).toBeNull();
    expect(screen.queryByRole("button", { name: /^Erik: choose/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Remove Erik to continue" }));
    expect(screen.getByRole("checkbox", { name: "Erik Ek" })).not.toBeChecked();
  });

  it("writes the insurer's number as people in the reader's country do", () => {
    const restricted = person("ap_1", {
      eligibility_status: "ineligible",
      ineligibility_code: "restricted",
      ineligibility_reason: "For details, contact Harbour Mutual: +442079460120.",
    });
    show({ people: [restricted], country: "gb" });
    expect(screen.getByText("For details, contact Harbour Mutual: 020 7946 0120.")).toBeVisible();
  });

  it("says of people of one name and birthday when they were added", () => {
    const at = (id: string, created_at: string) => ({ ...person(id), created_at });
    show({ people: [at("ap_1", "2026-10-03T09:00:00Z"), at("ap_2", "2026-11-20T09:00:00Z")] });
    expect(screen.getByRole("checkbox", { name: "Noah Okafor (2)" })).toHaveAccessibleDescription(
      "Child · age 7 · added on 20\u00a0November 2026",
    );
  });
});

describe("people on file", () => {
  /** Puts people on file and covers them, as a flow does. */
  function showFile() {
    const sent: AssociatedPersonInput[] = [];
    function File() {
      const [people, setPeople] = useState(family);
      const [dependents, setDependents] = useState<DependentInfo[]>([]);
      const onAdd = async (input: AssociatedPersonInput) => {
        const id = `ap_1${sent.push(input)}`;
        const { relationship_type: relationship, ...details } = input;
        setPeople((before) => [person(id, { ...details, relationship }), ...before]);
        setDependents((before) => [...before, dependent(id, "pending_confirmation")]);
      };
      return (
        <DependentsPicker
          {...{ people, dependents, onAdd }}
          effectiveFrom="2027-01-01"
          today="2026-12-08"
          currency="gbp"
          who="family"
          onWho={vi.fn<() => void>()}
          onCover={vi.fn<() => void>()}
          onUncover={vi.fn<() => void>()}
          onEdit={done}
          onDelete={done}
        />
      );
    }
    return { ...renderIn(<File />), sent };
  }
  const fill = async (user: ReturnType<typeof show>["user"], button = "Save") => {
    await user.type(await screen.findByRole("textbox", { name: "First name" }), "Lina");
    await user.type(screen.getByRole("textbox", { name: "Last name" }), "Okafor");
    await user.type(screen.getByRole("textbox", { name: "Day" }), "1");
    await user.type(screen.getByRole("textbox", { name: "Month" }), "2");
    await user.type(screen.getByRole("textbox", { name: "Year" }), "2020");
    await user.click(screen.getByRole("radio", { name: "Child" }));
    await user.click(screen.getByRole("radio", { name: "Female" }));
    await user.click(screen.getByRole("button", { name: button }));
  };

  it("adds a person, with focus in the form and then on their row", async () => {
    const { user, sent } = showFile();
    await user.click(screen.getByRole("button", { name: "Add someone" }));
    await waitFor(() => expect(screen.getByRole("textbox", { name: "First name" })).toHaveFocus());
    await fill(user);
    expect(sent).toMatchObject([{ first_name: "Lina", date_of_birth: "2020-02-01" }]);
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Lina Okafor" })).toHaveFocus());
    expect(screen.getByRole("checkbox", { name: "Lina Okafor" })).toBeChecked();
  });

  it("adds one person after the other, each in an empty form", async () => {
    const { user, sent } = showFile();
    await user.click(screen.getByRole("button", { name: "Add someone" }));
    await fill(user, "Save and add another");
    await screen.findByText("Added: Lina Okafor");
    const name = screen.getByRole("textbox", { name: "First name" });
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveValue("");
    expect(screen.queryByRole("region")).toBeNull();
    await fill(user);
    await waitFor(() => expect(screen.queryByRole("textbox")).toBeNull());
    expect(sent).toHaveLength(2);
  });

  it("opens the form for the first of a family at once", async () => {
    const { user } = show({ people: [], who: null });
    await user.click(screen.getByRole("radio", { name: "Me and my family" }));
    expect(await screen.findByRole("textbox", { name: "First name" })).toBeVisible();
    // People who use the keyboard may still be choosing.
    expect(screen.getByRole("radio", { name: "Me and my family" })).toHaveFocus();
  });

  it("leads to the form that is open where no one is covered yet", async () => {
    const { user } = show({ people: [], who: null, attempt: 1 });
    await user.click(screen.getByRole("radio", { name: "Me and my family" }));
    await screen.findByRole("textbox", { name: "First name" });
    await user.click(screen.getByRole("button", { name: "Choose at least one person" }));
    expect(screen.getByRole("textbox", { name: "First name" })).toHaveFocus();
  });

  it("assumes a child once a partner is on file, which can be changed", async () => {
    const { user } = show({ people: [amara] });
    await user.click(screen.getByRole("button", { name: "Add someone" }));
    expect(await screen.findByRole("radio", { name: "Child" })).toBeChecked();
  });

  it("keeps the form open with the service's error at its field", async () => {
    const onAdd = () =>
      Promise.reject(
        Object.assign(new Error("400"), {
          fieldErrors: {
            "$.first_name": ["Taken."],
          },
        }),
      );
    const { user } = show({ onAdd });
    await user.click(screen.getByRole("button", { name: "Add someone" }));
    await fill(user);
    await waitFor(() =>
      expect(screen.getByRole("textbox", { name: "First name" })).toHaveAccessibleDescription(/Taken\.$/),
    );
    expect(screen.getByRole("textbox", { name: "Last name" })).toHaveValue("Okafor");
  });

  it("opens the form with a draft, and keeps what is typed", async () => {
    const onDraft = vi.fn<(draft: unknown) => void>();
    const { user } = show({ draft: { first_name: "Li" }, onDraft });
    const name = await screen.findByRole("textbox", { name: "First name" });
    expect(name).toHaveValue("Li");
    await user.type(name, "n");
    expect(onDraft).toHaveBeenLastCalledWith(expect.objectContaining({ first_name: "Lin" }));
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    expect(onDraft).toHaveBeenLastCalledWith(null);
  });

  it("changes details in the card", async () => {
    const onEdit = vi.fn<DependentsPickerProps["onEdit"]>(done);
    const { user } = show({ onEdit });
    await user.click(screen.getByRole("button", { name: "Change: Amara Okafor" }));
    await user.clear(await screen.findByRole("textbox", { name: "First name" }));
    await user.type(screen.getByRole("textbox", { name: "First name" }), "Amaka");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(onEdit).toHaveBeenCalledExactlyOnceWith("ap_9", {
      first_name: "Amaka",
      last_name: "Okafor",
      date_of_birth: "1989-02-11",
      relationship_type: "spouse",
      sex_at_birth: "male",
    });
    await waitFor(() => expect(screen.getByRole("button", { name: "Change: Amara Okafor" })).toHaveFocus());
  });

  it("asks before a person is deleted for good", async () => {
    const onDelete = vi.fn<DependentsPickerProps["onDelete"]>(done);
    const { user } = show({
      onDelete,
      undeletable: ["ap_1", "ap_2"],
      deleteNotes: { ap_9: "She receives your life cover." },
    });
    expect(screen.queryByRole("button", { name: /^Delete: Noah/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Delete: Amara Okafor" }));
    const question = within(screen.getByRole("dialog", { name: "Delete Amara Okafor?" }));
    await user.click(question.getByRole("button", { name: "Cancel" }));
    expect(onDelete).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Delete: Amara Okafor" }));
    expect(
      screen.getByText(
        "She receives your life cover. We’ll delete their details. You can add them again later.",
      ),
    ).toBeVisible();
    await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Delete" }));
    expect(onDelete).toHaveBeenCalledExactlyOnceWith("ap_9");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  });

  it("says that no one is on file, and offers to add a person", () => {
    show({ people: [] });
    expect(screen.getByText("No one added yet.")).toBeVisible();
    expect(screen.getByRole("button", { name: "Add someone" })).toBeVisible();
  });
});
