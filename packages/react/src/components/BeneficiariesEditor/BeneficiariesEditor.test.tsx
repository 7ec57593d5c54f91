import type { PolicyBeneficiaryInput } from "@enrolkit/types";
import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { languageOf } from "../../testing/languages.ts";
import { renderIn } from "../../testing/render-in.tsx";
import { PoliciesTexts } from "../../messages/PartTexts.tsx";
import { BeneficiariesEditor, type BeneficiariesEditorProps } from "./BeneficiariesEditor.tsx";
import { accessibilityProblems } from "../../testing/axe.ts";

const erik = {
  id: "ap_erik",
  first_name: "Erik",
  last_name: "Lindqvist",
  date_of_birth: "1988-02-01",
  relationship_type: "spouse",
} as const;
const ida = { ...erik, id: "ap_ida", first_name: "Ida", relationship_type: "child" } as const;
const nils = { ...ida, id: "ap_nils", first_name: "Nils" } as const;
const person = (associated_person_id: string, share_percent: number): PolicyBeneficiaryInput => ({
  kind: "person",
  associated_person_id,
  share_percent,
  order: "primary",
});

function show(props: Partial<BeneficiariesEditorProps> = {}, locale = "en") {
  const onSave = vi.fn<(beneficiaries: PolicyBeneficiaryInput[]) => void>();
  const onChange = vi.fn<(beneficiaries: PolicyBeneficiaryInput[]) => void>();
  const editor = (more: Partial<BeneficiariesEditorProps> = {}) => (
    <PoliciesTexts messages={languageOf(locale).policies}>
      <BeneficiariesEditor
        defaultValue={[]}
        people={[erik, ida]}
        onSave={onSave}
        onChange={onChange}
        {...props}
        {...more}
      />
    </PoliciesTexts>
  );
  const rendered = renderIn(editor(), { locale });
  return {
    ...rendered,
    onSave,
    onChange,
    again: (more: Partial<BeneficiariesEditorProps>) => rendered.show(editor(more)),
  };
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const shareOf = (name: string) => screen.getByRole("textbox", { name: new RegExp(`^Share for ${name}`) });
const sharesOf = (named: readonly PolicyBeneficiaryInput[] | undefined) =>
  named?.map(({ share_percent }) => share_percent);
const save = () => button("Save");
/** Once someone is named, the list of who can be added is collapsed. */
const openList = async (user: UserEvent, index = 0) =>
  user.click(screen.getAllByRole("button", { name: "Add a beneficiary" })[index]!);
const said = () =>
  within(screen.getByRole("region"))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);

describe("the form for beneficiaries", () => {
  it("asks one question, and says what would be paid", () => {
    show({ amount: "Two times salary" });
    expect(screen.getByRole("heading", { name: "Who should receive your life cover?" })).toBeVisible();
    expect(screen.getByText("Two times salary would be paid if you die in service.")).toBeVisible();
  });

  it("gives all of it to the one person on file, until someone else is named", async () => {
    const { user, onSave } = show({ people: [erik] });
    expect(shareOf("Erik Lindqvist")).toHaveValue("100");
    expect(screen.getByText("Spouse")).toBeVisible();
    await user.click(save());
    expect(onSave).toHaveBeenCalledExactlyOnceWith([person("ap_erik", 100)]);
    document.body.replaceChildren();
    show({ people: [erik], defaultValue: [{ kind: "estate", share_percent: 100, order: "primary" }] });
    expect(screen.queryByRole("textbox", { name: /Erik/ })).toBeNull();
    expect(shareOf("Your estate")).toHaveValue("100");
  });

  it("names family, someone new, an organisation and the estate, each with what is left", async () => {
    const { user, onSave, onChange } = show();
    await user.click(button("Erik Lindqvist"));
    expect(shareOf("Erik Lindqvist")).toHaveValue("100");
    expect(shareOf("Erik Lindqvist")).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Erik Lindqvist" })).toBeNull();
    await user.clear(shareOf("Erik Lindqvist"));
    await user.type(shareOf("Erik Lindqvist"), "40");
    expect(screen.getByText("60% left to share")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Someone else" })).toBeNull();
    await openList(user);
    await user.click(button("Someone else"));
    expect(screen.getByRole("textbox", { name: "Full name" })).toHaveFocus();
    expect(shareOf("New person")).toHaveValue("60");
    await user.keyboard("Sam Ellery");
    await user.type(screen.getByRole("textbox", { name: /Relationship to you/ }), "Brother");
    await user.clear(shareOf("Sam Ellery"));
    await user.type(shareOf("Sam Ellery"), "12,5 %");
    await openList(user);
    await user.click(button("A charity or organisation"));
    await user.type(screen.getByRole("textbox", { name: "Name of the organisation" }), " Shelter ");
    expect(shareOf("Shelter")).toHaveValue("47.5");
    await user.clear(shareOf("Shelter"));
    await user.type(shareOf("Shelter"), "٣٧.٥");
    await openList(user);
    await user.click(button("Your estate"));
    await openList(user);
    expect(screen.queryByRole("button", { name: "Your estate" })).toBeNull();
    expect(screen.getByText("All shared")).toBeVisible();
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("All shared"));
    await user.click(save());
    expect(onSave).toHaveBeenCalledExactlyOnceWith([
      person("ap_erik", 40),
      { kind: "person", name: "Sam Ellery", relationship: "Brother", share_percent: 12.5, order: "primary" },
      { kind: "organisation", name: "Shelter", share_percent: 37.5, order: "primary" },
      { kind: "estate", share_percent: 10, order: "primary" },
    ]);
    expect(onChange).toHaveBeenLastCalledWith(onSave.mock.calls[0]?.[0]);
  });

  it("shares equally, to the last hundredth", async () => {
    const { user, onSave } = show({ defaultValue: [person("ap_erik", 100)] });
    await openList(user);
    await user.click(button("Ida Lindqvist"));
    await openList(user);
    await user.click(button("Your estate"));
    await user.clear(shareOf("Erik Lindqvist"));
    await user.type(shareOf("Erik Lindqvist"), "10");
    await user.click(button("Share equally"));
    await user.click(save());
    expect(sharesOf(onSave.mock.calls[0]?.[0])).toEqual([33.34, 33.33, 33.33]);
  });

  it("keeps shares equal while people come and go, until one is typed", async () => {
    const { user, onChange } = show({ people: [erik, ida, nils] });
    const isShared = (...shares: number[]) => {
      expect(sharesOf(onChange.mock.lastCall?.[0])).toEqual(shares);
      expect(screen.getByText("All shared")).toBeVisible();
    };
    await user.click(button("Erik Lindqvist"));
    isShared(100);
    await openList(user);
    await user.click(button("Ida Lindqvist"));
    isShared(50, 50);
    await openList(user);
    await user.click(button("Your estate"));
    isShared(33.34, 33.33, 33.33);
    await user.click(button("Remove: Your estate"));
    isShared(50, 50);
    await user.clear(shareOf("Ida Lindqvist"));
    await user.type(shareOf("Ida Lindqvist"), "50");
    await openList(user);
    await user.click(button("Nils Lindqvist"));
    expect(sharesOf(onChange.mock.lastCall?.[0])).toEqual([50, 50, 0]);
  });

  it("never calls a share that is missing shared, and has “Share equally” at hand", async () => {
    const { user } = show({ defaultValue: [person("ap_erik", 70), person("ap_ida", 30)] });
    await openList(user);
    await user.click(button("Your estate"));
    expect(shareOf("Your estate")).toHaveValue("");
    expect(screen.getByText("No share yet: Your estate")).toBeVisible();
    expect(screen.queryByText("All shared")).toBeNull();
    await user.clear(shareOf("Ida Lindqvist"));
    expect(screen.getByText("30% left to share")).toBeVisible();
    await user.clear(shareOf("Erik Lindqvist"));
    await user.type(shareOf("Erik Lindqvist"), "100");
    expect(screen.getByText("No share yet: Ida Lindqvist and Your estate")).toBeVisible();
    await user.click(button("Share equally"));
    expect(screen.getByText("All shared")).toBeVisible();
  });

  it("asks who is paid if none of them is alive, and forgets it once no one is named there", async () => {
    const { user, onSave } = show({ defaultValue: [person("ap_erik", 100)] });
    await user.click(button("Add a beneficiary for if none of them is alive"));
    const group = within(screen.getByRole("group", { name: "If none of them is alive" }));
    // Who is paid first is not alive then.
    expect(group.queryByRole("button", { name: "Erik Lindqvist" })).toBeNull();
    expect(group.getByRole("button", { name: "Ida Lindqvist" })).toHaveFocus();
    await user.click(group.getByRole("button", { name: "Your estate" }));
    await user.click(save());
    expect(onSave).toHaveBeenCalledExactlyOnceWith([
      person("ap_erik", 100),
      { kind: "estate", share_percent: 100, order: "contingent" },
    ]);
    await user.click(group.getByRole("button", { name: "Remove: Your estate" }));
    expect(screen.queryByRole("group", { name: "If none of them is alive" })).toBeNull();
    expect(button("Add a beneficiary for if none of them is alive")).toHaveFocus();
  });

  it("removes someone, and leaves focus at what is left to share", async () => {
    const { user, onSave } = show({ defaultValue: [person("ap_erik", 60), person("ap_ida", 40)] });
    await user.click(button("Remove: Ida Lindqvist"));
    expect(screen.getByText("40% left to share")).toHaveFocus();
    await user.click(button("Remove: Erik Lindqvist"));
    expect(button("Erik Lindqvist")).toHaveFocus();
    await user.click(save());
    expect(said()).toEqual(["Choose who should receive your life cover"]);
    expect(onSave).not.toHaveBeenCalled();
  });

  it("says all that is to be fixed at once, by name, and leads to each", async () => {
    const { user, onSave } = show({ defaultValue: [person("ap_erik", 60), person("ap_ida", 30)] });
    await openList(user);
    await user.click(button("Someone else"));
    await openList(user);
    await user.click(button("A charity or organisation"));
    await user.clear(shareOf("Erik Lindqvist"));
    await user.type(shareOf("Erik Lindqvist"), "60.123");
    await user.click(button("Add a beneficiary for if none of them is alive"));
    const group = within(screen.getByRole("group", { name: "If none of them is alive" }));
    await user.click(group.getByRole("button", { name: "Your estate" }));
    await user.clear(shareOf("Your estate"));
    await user.type(shareOf("Your estate"), "90");
    await user.click(save());
    expect(onSave).not.toHaveBeenCalled();
    expect(screen.getByRole("region")).toHaveFocus();
    const share = "enter a share above 0 and up to 100, with two decimals at most";
    expect(said()).toEqual([
      `Erik Lindqvist: ${share}`,
      "Enter the full name of the person you added",
      "Enter the name of the organisation",
      `New organisation: ${share}`,
      "If none of them is alive: share the remaining 10%",
    ]);
    const summary = within(screen.getByRole("region"));
    await user.click(summary.getByRole("button", { name: "Enter the name of the organisation" }));
    expect(screen.getByRole("textbox", { name: "Name of the organisation" })).toHaveFocus();
    await user.click(summary.getByRole("button", { name: /^If none of them/ }));
    expect(shareOf("Your estate")).toHaveFocus();
    expect(await accessibilityProblems(document.body)).toEqual([]);
  });

  it("says how much is too much", async () => {
    const { user } = show({ defaultValue: [person("ap_erik", 60), person("ap_ida", 50.5)] });
    expect(screen.getByText("10.5% too much")).toBeVisible();
    await user.click(save());
    expect(said()).toEqual(["Reduce the shares by 10.5%"]);
    for (const name of ["Erik Lindqvist", "Ida Lindqvist"])
      expect(shareOf(name)).toHaveAccessibleDescription("Reduce the shares by 10.5%");
  });

  it("shows the service's errors at the fields that have them, until something is changed", async () => {
    const defaultValue: PolicyBeneficiaryInput[] = [
      person("ap_erik", 50),
      { kind: "organisation", name: "Shelter", share_percent: 50, order: "primary" },
    ];
    const { user } = show({
      defaultValue,
      problems: {
        "$.beneficiaries[0].associated_person_id": ["Named twice."],
        "$.beneficiaries[1].name": ["Not a name."],
        "$.beneficiaries": ["Something else."],
      },
    });
    expect(shareOf("Erik Lindqvist")).toHaveAccessibleDescription(/Named twice/);
    const name = screen.getByRole("textbox", { name: "Name of the organisation" });
    expect(name).toHaveAccessibleDescription("Not a name.");
    expect(said()).toEqual(["Named twice.", "Not a name.", "Something else."]);
    await user.type(name, "s");
    expect(name).toBeValid();
    expect(screen.queryByRole("region")).toBeNull();
  });

  it("keeps the name of someone who was deleted, and saves them under the same id", async () => {
    const { user, onSave } = show({
      defaultValue: [{ ...person("ap_gone", 100), name: "Nils Lindqvist" }],
      onCorrectName: async () => undefined,
    });
    expect(screen.getByText("Nils Lindqvist")).toBeVisible();
    expect(screen.queryByRole("button", { name: /Correct name/ })).toBeNull();
    await user.click(save());
    expect(onSave).toHaveBeenCalledExactlyOnceWith([person("ap_gone", 100)]);
  });

  it("leaves out someone whose name no one has kept", () => {
    show({ defaultValue: [person("ap_gone", 50), person("ap_erik", 50)] });
    expect(screen.getAllByRole("textbox")).toHaveLength(1);
  });

  it("corrects a name on file in place, and stays open where that fails", async () => {
    const onCorrectName = vi.fn<(id: string, name: object) => Promise<void>>();
    onCorrectName.mockRejectedValueOnce(new Error("No network."));
    const { user, again } = show({ defaultValue: [person("ap_erik", 100)], onCorrectName });
    await user.click(button("Correct name: Erik Lindqvist"));
    const last = screen.getByRole("textbox", { name: "Last name" });
    expect(screen.getByRole("textbox", { name: "First name" })).toHaveFocus();
    await user.clear(last);
    await user.click(screen.getAllByRole("button", { name: "Save" })[0]!);
    expect(last).toHaveAccessibleDescription(/Enter a last name/);
    await user.type(last, "Lindquist");
    await user.click(screen.getAllByRole("button", { name: "Save" })[0]!);
    expect(last).toHaveValue("Lindquist");
    await user.click(screen.getAllByRole("button", { name: "Save" })[0]!);
    expect(onCorrectName).toHaveBeenLastCalledWith("ap_erik", { first_name: "Erik", last_name: "Lindquist" });
    expect(screen.queryByRole("textbox", { name: "Last name" })).toBeNull();
    again({ people: [{ ...erik, last_name: "Lindquist" }, ida] });
    expect(shareOf("Erik Lindquist")).toBeVisible();
  });

  it("distinguishes people of one name", () => {
    show({ people: [erik, { ...erik, id: "ap_2", date_of_birth: "2015-01-01" }] });
    expect(button("Erik Lindqvist (1\u00a0February 1988)")).toBeVisible();
    expect(button("Erik Lindqvist (1\u00a0January 2015)")).toBeVisible();
  });

  it("can be left for later, or a change be cancelled", async () => {
    const onCancel = vi.fn<() => void>();
    const { user, unmount } = show({ onCancel });
    await user.click(button("I’ll decide later"));
    expect(onCancel).toHaveBeenCalledOnce();
    unmount();
    show({ onCancel, defaultValue: [person("ap_erik", 100)] });
    expect(button("Cancel")).toBeVisible();
  });

  it("does nothing while it saves, and is sent by Enter", async () => {
    const { user, onSave, again } = show({ defaultValue: [person("ap_erik", 100)], busy: true });
    await user.click(save());
    expect(onSave).not.toHaveBeenCalled();
    again({ busy: false });
    await user.type(shareOf("Erik Lindqvist"), "{Enter}");
    expect(onSave).toHaveBeenCalledOnce();
  });

  it("draws the shares, with the same said in words and numbers", () => {
    show({ defaultValue: [person("ap_erik", 60), person("ap_ida", 30)] });
    const ring = screen.getByRole("img", { name: "Erik Lindqvist 60% and Ida Lindqvist 30%" });
    expect(ring.querySelectorAll('[data-ek-ring="part"]')).toHaveLength(2);
    expect(Array.from(ring.querySelectorAll("text"), ({ textContent }) => textContent)).toEqual(["1", "2"]);
  });

  it.each(["ar", "nl"])("reads in %s, and has no breach of accessibility", async (locale) => {
    const { container } = show(
      {
        defaultValue: [person("ap_erik", 50), { kind: "estate", share_percent: 50, order: "primary" }],
        amount: "Two times salary",
        onCorrectName: async () => undefined,
      },
      locale,
    );
    const { beneficiaries } = languageOf(locale).policies;
    expect(screen.getByRole("heading", { name: beneficiaries.title })).toBeVisible();
    expect(screen.getByText(beneficiaries.shared)).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });
});
