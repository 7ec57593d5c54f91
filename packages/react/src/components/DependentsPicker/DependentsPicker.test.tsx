import type { AssociatedPersonInput, DependentInfo, EligibilityItem } from "@enrolkit/types";
import { screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { renderIn } from "../../testing/render-in.tsx";
import { DependentsPicker } from "./DependentsPicker.tsx";
import type { DependentsPickerProps, WhoIsCovered } from "./props.ts";

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
const card = (box: HTMLElement) => within(box.closest(".ek-choice") as HTMLElement);

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
    expect(boxes[0]).toHaveAccessibleDescription("Spouse · 37 on 1 January 2027 adds £86.43 a month");
    expect(boxes[1]).toHaveAccessibleDescription("Child · 7 on 1 January 2027 no extra cost");
    // With some ways of sharing the cost a larger family is cheaper for the employee.
    expect(boxes[2]).toHaveAccessibleDescription("Child · 7 on 1 January 2027 saves £5.20 a month");
  });

  it("says who pays the rest of a person, and switches to full prices for all", async () => {
    const share = { employee_contribution: 17.29, employer_contribution: 69.14, total: 86.43 };
    const { user } = show({ prices: { ap_9: share } });
    const [amara] = screen.getAllByRole("checkbox");
    expect(amara).toHaveAccessibleDescription(/adds £17.29 a month of £86.43; your employer pays £69.14$/);
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
      "Noah Okafor (5 June 2011)",
      "Noah Okafor (1)",
      "Noah Okafor (2)",
    ]);
    expect(screen.getByRole("checkbox", { name: "Amara Okafor" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Delete: Noah Okafor (2)" }));
    expect(screen.getByRole("dialog", { name: "Delete Noah Okafor (2)?" })).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await user.click(screen.getByRole("button", { name: "Change: Noah Okafor (1)" }));
    expect(await screen.findByRole("heading", { name: "Change details of Noah Okafor (1)" })).toHaveFocus();
  });

  it.each([
    ["pending_confirmation", "Added"],
    ["action_required", "Answer needed"],
    ["ineligible", "Can’t be covered"],
    ["processing", "Being checked"],
    ["restricted", "Contact the insurer"],
    ["ready", "Ready"],
    ["reincarnated", "Ask the insurer"],
  ])("says %s in words, and lets them be taken out", async (status, words) => {
    const { user } = show({
      people: [person("ap_1", { eligibility_status: "ineligible", ineligibility_code: "restricted" })],
      dependents: [dependent("ap_1", status as DependentInfo["status"])],
    });
    const box = screen.getByRole("checkbox");
    expect(card(box).getByText(words)).toBeVisible();
    expect(box).toBeEnabled();
    await user.click(box);
    expect(box).not.toBeChecked();
  });

  it.each<[Partial<EligibilityItem>, RegExp]>([
    [
      { ineligibility_code: "under_minimum_age", becomes_eligible_on: "2027-05-04" },
      /^Too young\. Can be covered from 4 May 2027\.$/,
    ],
    [{ ineligibility_code: "over_maximum_age" }, /^Too young\.$/],
    [
      { ineligibility_code: "maximum_partners_reached" },
      /Can be covered if you remove the partner you chose\.$/,
    ],
    [
      { ineligibility_code: "new_rule" as never, becomes_eligible_on: "2028-01-01" },
      /Can be covered from 1 January 2028\.$/,
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
    expect(card(box).getByText("Can’t be covered")).toBeVisible();
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
    expect(screen.getAllByText(/إثبات/)).toHaveLength(1);
  });

  it("asks for proof and for choices of their own inside the card of each person covered", () => {
    show({
      dependents: [{ ...dependent("ap_1", "action_required"), requirement_id: "ar_1" }],
      renderRequirement: (personId, requirementId) => (
        <p className="ek-text">{`${personId} owes ${requirementId}`}</p>
      ),
      renderChoices: (personId) => <p className="ek-text">{`${personId} chooses`}</p>,
    });
    const [, first, second] = screen.getAllByRole("checkbox");
    expect(card(first!).getByText("ap_1 owes ar_1")).toBeVisible();
    expect(card(first!).getByText("ap_1 chooses")).toBeVisible();
    expect(card(second!).queryByText(/chooses/)).toBeNull();
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
    const { user } = show({ cover: "open", who: null, fixed: { ap_1: "No one may leave." }, mayAdd: false });
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
    expect(screen.getByRole("checkbox", { name: "Amara Okafor" })).toHaveAccessibleDescription(
      /37 سنة في 1 يناير 2027/,
    );
  });
});

describe("people on file", () => {
  const fill = async (user: ReturnType<typeof show>["user"]) => {
    await user.type(await screen.findByRole("textbox", { name: "First name" }), "Lina");
    await user.type(screen.getByRole("textbox", { name: "Last name" }), "Okafor");
    await user.type(screen.getByRole("textbox", { name: "Day" }), "1");
    await user.type(screen.getByRole("textbox", { name: "Month" }), "2");
    await user.type(screen.getByRole("textbox", { name: "Year" }), "2020");
    await user.click(screen.getByRole("radio", { name: "Child" }));
    await user.click(screen.getByRole("radio", { name: "Female" }));
    await user.click(screen.getByRole("button", { name: "Save" }));
  };

  it("adds a person, with focus in the form and back on the button", async () => {
    const onAdd = vi.fn<(person: AssociatedPersonInput) => Promise<void>>(done);
    const { user } = show({ onAdd });
    await user.click(screen.getByRole("button", { name: "Add someone" }));
    await waitFor(() => expect(screen.getByRole("heading", { name: "Add someone" })).toHaveFocus());
    await fill(user);
    expect(onAdd).toHaveBeenCalledOnce();
    expect(onAdd.mock.calls[0]?.[0]).toMatchObject({ first_name: "Lina", date_of_birth: "2020-02-01" });
    await waitFor(() => expect(screen.getByRole("button", { name: "Add someone" })).toHaveFocus());
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
    const { user } = show({ onDelete, undeletable: ["ap_1", "ap_2"] });
    expect(screen.queryByRole("button", { name: /^Delete: Noah/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Delete: Amara Okafor" }));
    const question = within(screen.getByRole("dialog", { name: "Delete Amara Okafor?" }));
    await user.click(question.getByRole("button", { name: "Cancel" }));
    expect(onDelete).not.toHaveBeenCalled();
    await user.click(screen.getByRole("button", { name: "Delete: Amara Okafor" }));
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
