import type { AssociatedPersonInput } from "@enrolkit/types";
import { fireEvent, screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { renderIn } from "../../testing/render-in.tsx";
import { PersonForm, type PersonFormProps } from "./PersonForm.tsx";
import type { PersonDraft } from "./person-draft.ts";

type OnSubmit = (person: AssociatedPersonInput) => void;
const noah: PersonDraft = {
  first_name: "Noah",
  last_name: "Okafor",
  date_of_birth: "2019-03-27",
  relationship_type: "child",
  sex_at_birth: "male",
};

function show(props: Partial<PersonFormProps> = {}) {
  const onSubmit = vi.fn<OnSubmit>();
  const rest = { title: "Add someone", today: "2026-12-08", onCancel: () => undefined };
  const form = (more: Partial<PersonFormProps>) => (
    <PersonForm {...rest} onSubmit={onSubmit} {...props} {...more} />
  );
  const { show: again, user } = renderIn(form({}));
  return { onSubmit, user, again: (more: Partial<PersonFormProps>) => again(form(more)) };
}
const save = (user: UserEvent) => user.click(screen.getByRole("button", { name: "Save" }));

describe("the form for a person", () => {
  it("gives what was typed, tidied as the service stores it", async () => {
    const { user, onSubmit } = show();
    await user.type(screen.getByRole("textbox", { name: "First name" }), "  Zoë   Anna ");
    await user.type(screen.getByRole("textbox", { name: "Last name" }), "Okafor");
    await user.type(screen.getByRole("textbox", { name: "Day" }), "5");
    await user.type(screen.getByRole("textbox", { name: "Month" }), "6");
    await user.type(screen.getByRole("textbox", { name: "Year" }), "2004");
    await user.click(screen.getByRole("radio", { name: "Child" }));
    await user.click(screen.getByRole("radio", { name: "Female" }));
    await save(user);
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      first_name: "Zoë Anna",
      last_name: "Okafor",
      date_of_birth: "2004-06-05",
      relationship_type: "child",
      sex_at_birth: "female",
    });
  });

  it.each([
    ["textbox", "Last name"],
    ["textbox", "Month"],
    ["radio", "Child"],
    ["radio", "Male"],
  ])("is sent by Enter, and by Save, inside a host's form too: %s %s", async (role, name) => {
    const submitted = vi.fn<(event: unknown) => void>();
    const onSubmit = vi.fn<OnSubmit>();
    const ignore = () => undefined;
    const { user } = renderIn(
      <form onSubmit={submitted}>
        <PersonForm
          title="Add someone"
          today="2026-12-08"
          person={noah}
          onSubmit={onSubmit}
          onCancel={ignore}
        />
      </form>,
    );
    screen.getByRole(role, { name }).focus();
    await user.keyboard("{Enter}");
    await save(user);
    expect(onSubmit.mock.calls).toEqual([[noah], [noah]]);
    expect(submitted).not.toHaveBeenCalled();
  });

  it("is not sent while a word is composed, nor twice by a key held down", () => {
    const { onSubmit } = show({ person: noah });
    const name = screen.getByRole("textbox", { name: "Last name" });
    fireEvent.keyDown(name, { key: "Enter", isComposing: true });
    fireEvent.keyDown(name, { key: "Enter", repeat: true });
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("says at each field what to fix, and stops once it is fixed", async () => {
    const { user, onSubmit } = show({ person: { date_of_birth: "2026-12-09" } });
    expect(screen.getByRole("textbox", { name: "First name" })).toBeValid();
    await save(user);
    expect(onSubmit).not.toHaveBeenCalled();
    const summary = screen.getByRole("region", { name: "Fix 5 answers to continue" });
    expect(summary).toHaveFocus();
    expect(screen.getByRole("group", { name: "Date of birth" })).toHaveAccessibleDescription(
      "For example, 27 3 2019",
    );
    expect(screen.getByRole("textbox", { name: "Day" })).toHaveAccessibleDescription(
      "Date of birth must be today or in the past",
    );
    await user.click(within(summary).getByRole("button", { name: "Choose their relationship to you" }));
    expect(screen.getByRole("radio", { name: "Spouse" })).toHaveFocus();
    await user.type(screen.getByRole("textbox", { name: "First name" }), "花子");
    expect(screen.getByRole("textbox", { name: "First name" })).toBeValid();
    expect(screen.getByRole("region", { name: "Fix 4 answers to continue" })).not.toHaveFocus();
  });

  it("shows the service's error at its field until the field is changed", async () => {
    const { user, again } = show({ person: noah });
    again({ problems: { "$.last_name": ["This name cannot be stored."] } });
    const name = screen.getByRole("textbox", { name: "Last name" });
    expect(name).toHaveAccessibleDescription("This name cannot be stored.");
    await user.type(name, "x");
    expect(name).toBeValid();
    again({ problems: { "$.last_name": ["This name cannot be stored either."] } });
    expect(name).toHaveAccessibleDescription("This name cannot be stored either.");
  });

  it("helps with a person who has one name", async () => {
    const { user } = show({ person: { ...noah, last_name: "" } });
    await save(user);
    expect(screen.getByRole("textbox", { name: "Last name" })).toHaveAccessibleDescription(/only one name/);
  });

  it.each([
    ["", "Enter a date of birth"],
    ["--3", "Enter a real date of birth, with a four-digit year"],
    ["70-4-4", "Enter a real date of birth, with a four-digit year"],
    ["2023-02-29", "Enter a real date of birth, with a four-digit year"],
    ["2026-12-09", "Date of birth must be today or in the past"],
    ["1900-01-01", "Date of birth must be after 1 January 1900"],
    ["1899-12-31", "Date of birth must be after 1 January 1900"],
    ["0070-04-04", "Date of birth must be after 1 January 1900"],
  ])("says what is wrong with the date of birth “%s”", async (date_of_birth, message) => {
    const { user, onSubmit } = show({ person: { ...noah, date_of_birth } });
    await save(user);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(screen.getByRole("textbox", { name: "Year" })).toHaveAccessibleDescription(message);
    expect(screen.getByRole("button", { name: message })).toBeVisible();
  });

  it("says whose date of birth it is, once there is a name", async () => {
    const { user } = show();
    expect(screen.getByRole("group", { name: "Date of birth" })).toBeVisible();
    await user.type(screen.getByRole("textbox", { name: "First name" }), "Noah ");
    expect(screen.getByRole("group", { name: "Date of birth of Noah" })).toBeVisible();
  });

  it("says why sex at birth is asked, and reports drafts", async () => {
    const onDraft = vi.fn<(draft: PersonDraft) => void>();
    const { user } = show({ onDraft });
    expect(screen.getByRole("group", { name: "Sex at birth" })).toHaveAccessibleDescription(
      /medical records/,
    );
    await user.type(screen.getByRole("textbox", { name: "Day" }), "3");
    expect(onDraft).toHaveBeenLastCalledWith({
      ...noah,
      first_name: "",
      last_name: "",
      relationship_type: "",
      sex_at_birth: "",
      date_of_birth: "--3",
    });
  });

  it("offers only the relations that are asked for, and sends nothing while busy", async () => {
    const { user, onSubmit } = show({ person: noah, relations: ["spouse", "child"], busy: true });
    const relations = within(screen.getByRole("group", { name: "Relationship to you" }));
    expect(relations.getAllByRole("radio")).toHaveLength(2);
    await save(user);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
