import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { dependentsOf, enrolmentAt } from "../../testing/enrolment.ts";
import { choose, enterDate, press, title } from "../../testing/page-actions.ts";
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
    const levels = () => screen.getAllByRole("group", { name: /Optical level/ });
    await waitFor(() => expect(levels()).toHaveLength(2));
    const [sam, ida] = levels();
    await user.click(within(sam!).getByRole("radio", { name: "Basic" }));
    await user.click(within(ida!).getByRole("radio", { name: "Plus" }));
    await choose(user, "Frames");
    await press(user, "Continue");
    await title("Check and enrol");
    const listed = ["Sam Ellery PartnerOptical levelBasic", "Ida Ellery ChildOptical levelPlus (Frames)"];
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

  it("leads from what stops the person to the card that it is about, and says how to fix it", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [partner, student] });
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await choose(user, "Me and my family");
    for (const name of ["Sam Ellery", "Noor Ellery"])
      await user.click(await screen.findByRole("checkbox", { name }));
    await screen.findByLabelText("Name of the school or university");
    await press(user, "Continue");
    const summary = await screen.findByRole("region", { name: "Fix 2 answers to continue" });
    expect(summary).toHaveFocus();
    const line = (name: string) => user.click(within(summary).getByRole("button", { name }));
    await line("Answer the question about Noor Ellery, or remove them");
    expect(screen.getByRole("checkbox", { name: "Noor Ellery" })).toHaveFocus();
    await line("Choose an option for “Sam Ellery”");
    expect(screen.getByRole("checkbox", { name: "Sam Ellery" })).toHaveFocus();
    // What is fixed is no longer said; what is left, choices only, is said in the card.
    await user.click(screen.getByRole("checkbox", { name: "Noor Ellery" }));
    await waitFor(() => expect(within(summary).getAllByRole("button")).toHaveLength(1));
    await press(user, "Continue");
    const inCard = await screen.findByRole("region", { name: "There is a problem" });
    expect(within(inCard).getByRole("button", { name: /Optical level/ })).toBeInTheDocument();
    expect(service.network.sent("ConfirmDependentsManagementIntent")).toHaveLength(0);
  });

  it("asks for proof inside the card of the person who needs it", async () => {
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

  it("shows who cannot be covered after the check, in the service's words", async () => {
    const restricted = { ...daughter, last_name: "Restricted" };
    const service = await enrolmentAt("pending_confirmation", { persons: [restricted] });
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await choose(user, "Me and my family");
    await user.click(await screen.findByRole("checkbox", { name: "Ida Restricted" }));
    const optical = await screen.findByRole("group", { name: /Optical level/ });
    await user.click(within(optical).getByRole("radio", { name: "None" }));
    await press(user, "Continue");
    await screen.findByText("Someone on your list can’t be covered");
    await user.click(screen.getByRole("checkbox", { name: "Ida Restricted" }));
    await choose(user, "Only me");
    await press(user, "Continue");
    await title("Check and enrol");
  });
});
