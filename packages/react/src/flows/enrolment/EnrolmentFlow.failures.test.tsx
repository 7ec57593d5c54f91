import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { dependentsOf, enrolmentAt, enrolmentOf, smallestMemberChoice } from "../../testing/enrolment.ts";
import { problem } from "../../testing/network.ts";
import { choose, comeBack, press, title } from "../../testing/page-actions.ts";
import { partner } from "../../testing/people.ts";
import { chooseCover, renderEnrolmentFlow } from "../../testing/render-enrolment-flow.tsx";

beforeEach(() => sessionStorage.clear());

describe("EnrolmentFlow, when things go wrong", () => {
  it("sends one request for a double click", async () => {
    const service = await enrolmentAt("pending_confirmation");
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await choose(user, "Only me");
    await press(user, "Continue");
    await title("Check and enrol");
    const enrol = await screen.findByRole("button", { name: /Enrol from/ });
    await user.dblClick(enrol);
    await title("You are covered from 1 January 2027");
    expect(service.network.sent("ConfirmEnrolmentIntent")).toHaveLength(1);
    expect(service.network.sent("CreateDependentsManagementIntent")).toHaveLength(1);
  });

  it("keeps everything when a request fails, says so, and does it again", async () => {
    const service = await enrolmentAt("coverage_options_required");
    service.network.mishaps.set("SubmitCoverageSelections", [problem("not_found")]);
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Start");
    await chooseCover(user);
    await press(user, "Continue");
    await screen.findByText(/Nothing was changed\. Your answers are still here\./);
    expect(screen.getByRole("checkbox", { name: "Eye test" })).toBeChecked();
    expect(screen.getByText("Reference for support: trace-1")).toBeInTheDocument();
    await press(user, "Continue");
    await title("Who should be covered?");
  });

  it("leads to the page of the question that the service names, and to what it says there", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const errors = { "$.coverage_selections[1].options": ["This is no longer offered."] };
    service.network.mishaps.set("SubmitCoverageSelections", [problem("invalid_request", { errors })]);
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Start");
    await chooseCover(user);
    await press(user, "Continue");
    await title("Choose your cover Page 1 of 2");
    const summary = await screen.findByRole("region", { name: "There is a problem" });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent("This is no longer offered.");
    expect(screen.getByRole("group", { name: /Cancer cover/ })).toHaveTextContent(
      "This is no longer offered.",
    );
    await choose(user, "No cancer cover");
    await press(user, "Continue");
    await title("Choose your cover Page 2 of 2");
    await press(user, "Back");
    await title("Choose your cover Page 1 of 2");
    expect(screen.queryByText("This is no longer offered.")).toBeNull();
  });

  it("goes on in place when the session ends in the middle of a form", async () => {
    const service = await enrolmentAt("coverage_options_required");
    let works = true;
    const { user } = renderEnrolmentFlow(service, {
      getSession: async () => {
        if (!works) throw new Error("signed out");
        return service.getSession();
      },
    });
    await press(user, "Start");
    await chooseCover(user);
    await service.expireSessions();
    works = false;
    await press(user, "Continue");
    await screen.findByText("You were away for a while, so we need to connect again.");
    expect(screen.getByRole("checkbox", { name: "Eye test" })).toBeChecked();
    works = true;
    // There is one way on, in place.
    await user.click(screen.getByRole("button", { name: "Continue" }));
    await title("Who should be covered?");
  });

  it("keeps a draft over a reload, in this tab", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const first = renderEnrolmentFlow(service);
    await press(first.user, "Start");
    await choose(first.user, "£250");
    first.unmount();
    renderEnrolmentFlow(service);
    await title("Choose your cover");
    expect(await screen.findByRole("radio", { name: "£250" })).toBeChecked();
    expect(Object.values(sessionStorage).join()).not.toContain("est_test");
  });

  it("shows the new state when it was changed elsewhere, and says so", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Start");
    await chooseCover(user);
    await service.call("RejectEnrolmentIntent", {
      params: { enrolment_intent_id: (await enrolmentOf(service)).id },
    });
    await press(user, "Continue");
    await title("You declined this cover");
    await screen.findByText(
      "This was changed elsewhere, for example in another tab. Here is the latest version.",
    );
  });

  it("says where a part could not be read, and reads it again", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [partner] });
    service.network.mishaps.set("GetAssociatedPersonsEligibility", [
      problem("forbidden"),
      problem("forbidden"),
    ]);
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await screen.findByText("We couldn’t load everything on this page.");
    await comeBack();
    await comeBack();
    await screen.findByRole("radio", { name: "Only me" });
    expect(service.network.sent("CreateDependentsManagementIntent")).toHaveLength(1);
  });

  it("takes up in one tab what another has begun, when the person comes back to it", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [partner] });
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await choose(user, "Me and my family");
    await screen.findByRole("checkbox", { name: "Sam Ellery" });
    // The other tab adds the partner.
    const [sam] = await service.persons();
    const associated_person_id = sam?.id ?? "";
    const params = { dependents_management_intent_id: (await dependentsOf(service)).id };
    await service.call("AddDependentsToDependentsManagementIntent", {
      params,
      body: {
        associated_person_ids: [associated_person_id],
        dependent_coverage_selections: [{ associated_person_id, coverage_selections: smallestMemberChoice }],
      },
    });
    await comeBack();
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Sam Ellery" })).toBeChecked());
    // It goes on to the end.
    await service.call("ConfirmDependentsManagementIntent", { params });
    await service.runDueWork();
    await service.call("ConfirmEnrolmentIntent", {
      params: { enrolment_intent_id: (await enrolmentOf(service)).id },
    });
    await press(user, "Back");
    await screen.findByText(
      "This was changed elsewhere, for example in another tab. Here is the latest version.",
    );
    await title("You are covered from 1 January 2027");
  });

  it("keeps the rest of the page when a part fails to render, and notifies the page's monitoring", async () => {
    const service = await enrolmentAt("enrolled");
    const quiet = vi.spyOn(console, "error").mockImplementation(() => {});
    let broken = true;
    const { errors } = renderEnrolmentFlow(service, {
      components: {
        Button: ({ children, onClick }) => {
          if (broken && children === "Print or save as PDF") throw new Error("host's button");
          return (
            <button type="button" onClick={onClick}>
              {children}
            </button>
          );
        },
      },
    });
    await screen.findByText("This part can’t be shown right now.");
    expect(errors.map(({ message }) => message)).toContain("host's button");
    broken = false;
    await act(async () => screen.getByText("Try again").click());
    await title("You are covered from 1 January 2027");
    quiet.mockRestore();
  });
});
