import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { dependentsOf, enrolmentAt, healthAndLife } from "../../testing/enrolment.ts";
import { choose, chooseFor, chosenFor, enterDate, press, title } from "../../testing/page-actions.ts";
import { daughter, partner, student } from "../../testing/people.ts";
import { renderEnrolmentFlow } from "../../testing/render-enrolment-flow.tsx";

beforeEach(() => sessionStorage.clear());

describe("EnrolmentFlow, who is covered", () => {
  it("says of each person what they chose, before and after", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [partner, daughter] });
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await choose(user, "Me and my family");
    for (const name of ["Sam Ellery", "Ida Ellery"])
      await user.click(await screen.findByRole("checkbox", { name }));
    await chooseFor(user, "Sam Ellery", "Optical level", "Basic");
    await chooseFor(user, "Ida Ellery", "Optical level", "Plus – Frames");
    await press(user, "Continue");
    await title("Check and enrol");
    const listed = [
      "Sam Ellery PartnerDental NoneOptical level Basic",
      "Ida Ellery ChildDental NoneOptical level Plus (Frames)",
    ];
    const members = () =>
      screen
        .getAllByRole("listitem")
        .map((item) => item.textContent)
        .filter((text) => text?.includes("Optical"));
    await screen.findByRole("button", { name: /Enrol from/ });
    expect(members()).toEqual(listed);
    expect(screen.queryByText("Basic, Plus")).toBeNull();
    await press(user, /Enrol from/);
    await title("You are covered from 1 January 2027");
    await screen.findByText("Your summary");
    expect(members()).toEqual(listed);
    expect(screen.queryByText("Basic, Plus")).toBeNull();
  });

  it("leads from what stops the employee to where it is fixed, and says how", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [partner, student] });
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await choose(user, "Me and my family");
    for (const name of ["Sam Ellery", "Noor Ellery"])
      await user.click(await screen.findByRole("checkbox", { name }));
    const school = await screen.findByLabelText("Name of the school or university");
    await press(user, "Continue");
    const summary = await screen.findByRole("region", { name: "There is a problem" });
    expect(summary).toHaveFocus();
    await user.click(
      within(summary).getByRole("button", { name: "Answer the question about Noor, or remove them" }),
    );
    expect(school).toHaveFocus();
    expect(service.network.sent("ConfirmDependentsManagementIntent")).toHaveLength(0);
    // What is fixed is no longer said.
    await user.click(screen.getByRole("checkbox", { name: "Noor Ellery" }));
    await waitFor(() => expect(screen.queryByRole("region", { name: "There is a problem" })).toBeNull());
    await press(user, "Continue");
    await title("Check and enrol");
  });

  it("does not go on without a person who is being added: they would be left out", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [partner] });
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await choose(user, "Me and my family");
    await user.click(await screen.findByRole("checkbox", { name: "Sam Ellery" }));
    await press(user, "Add someone");
    const firstName = await screen.findByLabelText("First name");
    await user.type(firstName, "Ida");
    await press(user, "Continue");
    const summary = await screen.findByRole("region", { name: "There is a problem" });
    await user.click(
      within(summary).getByRole("button", { name: "Save the person you’re adding, or cancel" }),
    );
    expect(firstName).toHaveFocus();
    expect(service.network.sent("ConfirmDependentsManagementIntent")).toHaveLength(0);
    await press(user, "Cancel");
    expect(screen.queryByRole("region", { name: "There is a problem" })).toBeNull();
    await press(user, "Continue");
    await title("Check and enrol");
  });

  it("chooses what costs nothing for each person, where one has to be chosen", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [partner, daughter] });
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await choose(user, "Me and my family");
    for (const name of ["Sam Ellery", "Ida Ellery"])
      await user.click(await screen.findByRole("checkbox", { name }));
    for (const name of ["Sam Ellery", "Ida Ellery"]) {
      expect(await chosenFor(name, "Optical level")).toBe("None");
      expect(screen.getByRole("button", { name: `Dental: ${name}: None` })).toBeVisible();
    }
    expect(screen.queryByRole("option", { name: "Choose" })).toBeNull();
    await press(user, "Continue");
    await title("Check and enrol");
    expect(screen.getAllByText("Optical level")).toHaveLength(2);
  });

  it("shows what the employee pays alone, as the list of costs does", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [partner] });
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await choose(user, "Me and my family");
    await user.click(await screen.findByRole("checkbox", { name: "Sam Ellery" }));
    const [, you] = await screen.findAllByRole("row");
    const own = await within(you!).findByText(/^£[\d.]+ a month$/);
    const list = await screen.findAllByText("You");
    const inList = list.flatMap(
      (label) => label.closest(".ek-cost-of")?.querySelector("dd")?.textContent ?? [],
    );
    expect(inList[0]).toContain(own.textContent?.replace(" a month", ""));
  });

  it("warns that a person who is deleted receives the life cover", async () => {
    const service = await enrolmentAt("pending_confirmation", {
      persons: [partner],
      group_policies: healthAndLife,
    });
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await choose(user, "Me and my family");
    await user.click(await screen.findByRole("button", { name: "Delete: Sam Ellery" }));
    expect(within(screen.getByRole("dialog")).getByText(/no longer receive your life cover/)).toBeVisible();
  });

  it("asks for proof below the row of the person who needs it", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [student] });
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await choose(user, "Me and my family");
    await user.click(await screen.findByRole("checkbox", { name: "Noor Ellery" }));
    await user.type(await screen.findByLabelText("Name of the school or university"), "Trinity");
    await user.selectOptions(screen.getByLabelText("Mode of study"), "Full time");
    await enterDate(user, "2028-06-30");
    await press(user, "Send");
    await waitFor(async () =>
      expect((await dependentsOf(service)).dependents).toMatchObject([{ status: "pending_confirmation" }]),
    );
  });

  it("names who cannot be covered after the check, and offers to remove them", async () => {
    const restricted = { ...daughter, last_name: "Restricted" };
    const service = await enrolmentAt("pending_confirmation", { persons: [restricted] });
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await choose(user, "Me and my family");
    await user.click(await screen.findByRole("checkbox", { name: "Ida Restricted" }));
    await screen.findByRole("combobox", { name: "Optical level: Ida Restricted" });
    await press(user, "Continue");
    await screen.findByText("Ida can’t be covered");
    expect(screen.getAllByText(/Remove Ida to continue/)).not.toHaveLength(0);
    expect(screen.getByRole("link", { name: /^Call / })).toBeVisible();
    expect(screen.queryByRole("combobox", { name: /Ida Restricted/ })).toBeNull();
    await user.click(screen.getByRole("button", { name: "Remove Ida to continue" }));
    await waitFor(() => expect(screen.queryByText("Ida can’t be covered")).toBeNull());
    await choose(user, "Only me");
    await press(user, "Continue");
    await title("Check and enrol");
  });
});
