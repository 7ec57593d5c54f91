import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  dependentsOf,
  enrolmentAt,
  enrolmentOf,
  nameBeneficiaries,
  healthAndLife,
  policiesOf,
} from "../../testing/enrolment.ts";
import { choose, chosenFor, comeBack, press, title } from "../../testing/page-actions.ts";
import { daughter, partner } from "../../testing/people.ts";
import {
  chooseCover,
  fillPerson,
  renderEnrolmentFlow,
  shownAmounts,
} from "../../testing/render-enrolment-flow.tsx";
import { TestService } from "../../testing/test-service.ts";

beforeEach(() => sessionStorage.clear());

describe("EnrolmentFlow, the way through", () => {
  it("enrols an employee with a partner and a child, from nothing to done", async () => {
    const service = await TestService.start();
    const { user, events } = renderEnrolmentFlow(service, {}, { nextPayday: "2027-01-28" });
    await title("Your benefits");
    expect(await screen.findByText("Cover starts on 1 January 2027")).toBeInTheDocument();
    expect(screen.getByText(/^You pay from £\d+\.\d\d a month for yourself\.$/)).toBeInTheDocument();
    expect(await service.call("ListEnrolmentIntents", {})).toMatchObject({ items: [] });
    await press(user, "Start");
    expect(await title("Choose your cover")).toHaveFocus();
    await chooseCover(user);
    await press(user, "Continue");
    expect(await title("Who should be covered?")).toHaveFocus();
    await choose(user, "Me and my family");
    await fillPerson(user, partner);
    await screen.findByRole("checkbox", { name: "Sam Ellery" });
    await press(user, "Add someone");
    await fillPerson(user, daughter);
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Ida Ellery" })).toBeChecked());
    expect(screen.getByRole("checkbox", { name: "Sam Ellery" })).toBeChecked();
    for (const name of ["Sam Ellery", "Ida Ellery"])
      expect(await chosenFor(name, "Optical level")).toBe("None");
    const shown = shownAmounts();
    await press(user, "Continue");
    expect(await title("Check and enrol")).toHaveFocus();
    expect((await dependentsOf(service)).dependents).toHaveLength(2);
    // What was shown while choosing is what the service asks for.
    expect(shown).toHaveLength(3);
    expect(shownAmounts()).toEqual(shown);
    const { policy_enrolments } = await enrolmentOf(service);
    const { employee_contribution, employer_contribution, total } = policy_enrolments[0]!.cost.monthly;
    expect(shownAmounts()).toEqual(
      [employer_contribution, employee_contribution, total].map(({ gross }) => `£${gross.toFixed(2)}`),
    );
    const deduction = `£${employee_contribution.gross.toFixed(2)} from your pay on 28 January 2027`;
    expect(screen.getByText("First deduction").nextElementSibling).toHaveTextContent(deduction);
    expect(screen.getByText("Conditions you had in the five years", { exact: false })).toBeVisible();
    const family = () => screen.getByText("Sam Ellery", { selector: "li *" }).closest("li");
    expect(family()).toHaveTextContent("Sam Ellery PartnerDental NoneOptical level None");
    await press(user, "Enrol from 1 January 2027");
    expect(await title("You are covered from 1 January 2027")).toHaveFocus();
    expect(screen.getByText(`First deduction: ${deduction}`)).toBeInTheDocument();
    const employers = `Your employer pays £${employer_contribution.gross.toFixed(2)} a month.`;
    expect(screen.getByText(employers)).toBeInTheDocument();
    const [policy] = await policiesOf(service);
    expect(await screen.findByText(policy?.member_number ?? "No number")).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent(policy?.id ?? "p_");
    await waitFor(() =>
      expect(family()).toHaveTextContent("Sam Ellery PartnerDental NoneOptical level None"),
    );
    expect(screen.getByText("Questions? Call Harbour Mutual on").parentElement).toHaveTextContent(
      /^Questions\? Call Harbour Mutual on [\d +]+$/,
    );
    expect(events.filter(({ type }) => type === "completed")).toHaveLength(1);
    expect(events.flatMap((event) => (event.type === "step_changed" ? [event.step] : []))).toEqual([
      "opening",
      "cover",
      "family",
      "check",
      "waiting",
      "done",
    ]);
    await waitFor(() => expect(sessionStorage.length).toBe(0));
  });

  it("needs no one else: only me is as good a choice", async () => {
    const service = await enrolmentAt("pending_confirmation");
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await choose(user, "Only me");
    await press(user, "Continue");
    await title("Check and enrol");
    expect(await dependentsOf(service)).toMatchObject({ status: "completed", dependents: [] });
    expect(
      screen.getByText(
        /^Your own choices stay the same until the policy year ends on 30 November 2027\. You can change who is covered, or end your cover, in the first 30 days,/,
      ),
    ).toBeInTheDocument();
  });

  it("goes back from people to cover, asks anew, and what was chosen is still there", async () => {
    const service = await enrolmentAt("pending_confirmation");
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await title("Who should be covered?");
    await press(user, "Back");
    await title("Choose your cover Page 2 of 2");
    expect(service.network.sent("UpdateEnrolmentIntent")).toMatchObject([
      { body: { coverage_selections: null } },
    ]);
    expect(screen.getByRole("checkbox", { name: "Gym contribution" })).toBeChecked();
    await press(user, "Back");
    expect(await title("Choose your cover Page 1 of 2")).toHaveFocus();
    expect(screen.getByRole("radio", { name: "£250" })).toBeChecked();
    await press(user, "Continue");
    expect(await title("Choose your cover Page 2 of 2")).toHaveFocus();
    expect(service.network.sent("SubmitCoverageSelections")).toHaveLength(0);
    await press(user, "Continue");
    await title("Who should be covered?");
  });

  it("says what is missing at the top and at the field, and sends nothing", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Start");
    await press(user, "Continue");
    const summary = await screen.findByRole("region", { name: /There is a problem|to continue/ });
    expect(summary).toHaveFocus();
    expect(within(summary).getByRole("button", { name: /Cancer cover/ })).toBeInTheDocument();
    expect(service.network.sent("SubmitCoverageSelections")).toHaveLength(0);
  });

  it("asks for beneficiaries, and of someone new no more than who they are", async () => {
    const service = await enrolmentAt("coverage_options_required", { group_policies: healthAndLife });
    const { user, events } = renderEnrolmentFlow(service);
    await press(user, "Start");
    await title("Choose your cover");
    const steps = await screen.findByRole("navigation", { name: "Steps" });
    await waitFor(() =>
      expect(
        within(steps)
          .getAllByRole("listitem")
          .map(({ textContent }) => textContent),
      ).toEqual([
        expect.stringContaining("Cover"),
        expect.stringContaining("Family"),
        expect.stringContaining("Beneficiaries"),
        expect.stringContaining("Check"),
        expect.stringContaining("Done"),
      ]),
    );
    await chooseCover(user);
    await press(user, "Continue");
    await choose(user, "Only me");
    await press(user, "Continue");
    expect(await title("Who should receive your life cover?")).toHaveFocus();
    expect(await screen.findByText("Two times salary would be paid if you die in service.")).toBeVisible();
    await press(user, "Someone else");
    expect(screen.queryByText("Sex at birth")).toBeNull();
    await user.keyboard("Sam Ellery");
    await user.type(screen.getByLabelText(/Relationship to you/), "My partner");
    expect(screen.getByLabelText(/Share for Sam Ellery/)).toHaveValue("100");
    await press(user, "Continue");
    expect(service.network.sent("AnswerRequirement")).toHaveLength(1);
    await title("Check and enrol");
    const row = (await screen.findByText("Who should receive your life cover?")).parentElement!;
    await waitFor(() => expect(row).toHaveTextContent("Sam Ellery My partner 100%"));
    expect(events.flatMap((event) => (event.type === "step_changed" ? [event.step] : []))).toEqual([
      "opening",
      "cover",
      "family",
      "beneficiaries",
      "check",
    ]);
    // No translator of pages changes what a plan is called, wherever it is.
    const { policy_enrolments } = await enrolmentOf(service);
    expect(policy_enrolments).toHaveLength(2);
    for (const { plan } of policy_enrolments) {
      const names = screen.getAllByText(plan.name);
      expect(names.map((name) => name.closest("dt")?.localName)).toContain("dt");
      expect(names.filter((name) => name.closest("[translate=no]") === null)).toEqual([]);
    }
  });

  it("has beneficiaries changed from Check, with what was entered, and comes back to it", async () => {
    const persons = [partner, daughter];
    const service = await enrolmentAt("pending_confirmation", {
      group_policies: healthAndLife,
      persons,
      covered: [],
    });
    const [ida] = await service.persons();
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Continue where you left off");
    await title("Check and enrol");
    await press(user, "Change: Who should receive your life cover?");
    expect(await title("Who should receive your life cover?")).toHaveFocus();
    const share = await screen.findByLabelText(/Share for Sam Ellery/);
    expect(share).toHaveValue("100");
    await user.clear(share);
    await user.type(share, "40");
    // Back, and here again: nothing is lost, and nothing was sent.
    await press(user, "Back");
    expect(await title("Check and enrol")).toHaveFocus();
    expect(await screen.findByText("100%")).toBeInTheDocument();
    await press(user, "Change: Who should receive your life cover?");
    expect(await screen.findByLabelText(/Share for Sam Ellery/)).toHaveValue("40");
    await press(user, "Add a beneficiary");
    await press(user, "Ida Ellery");
    expect(screen.getByLabelText(/Share for Ida Ellery/)).toHaveValue("60");
    await press(user, "Continue");
    expect(await title("Check and enrol")).toHaveFocus();
    const row = (await screen.findByText("Who should receive your life cover?")).parentElement!;
    await waitFor(() => expect(row).toHaveTextContent("Sam Ellery Partner 40%"));
    expect(row).toHaveTextContent("Ida Ellery Child 60%");
    expect((await enrolmentOf(service)).status).toBe("pending_confirmation");
    // What is sent is the service's from now on.
    await nameBeneficiaries(service, [{ associated_person_id: ida?.id ?? "", share: 100 }]);
    await comeBack();
    await screen.findByText("100%");
    await press(user, "Change: Who should receive your life cover?");
    expect(await screen.findByLabelText(/Share for Ida Ellery/)).toHaveValue("100");
  });

  it("declines only after a question", async () => {
    const service = await enrolmentAt("coverage_options_required", {
      group_policies: healthAndLife,
      persons: [partner],
    });
    const { user } = renderEnrolmentFlow(service);
    await press(user, "Decline cover");
    const dialog = await screen.findByRole("dialog");
    expect(
      within(dialog)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["Health insurance", "Life assurance: your employer pays for the basic cover."]);
    expect(dialog).toHaveTextContent("Afterwards, only your HR team can open your enrolment again.");
    await user.click(within(dialog).getByRole("button", { name: "Decline cover" }));
    await title("You declined this cover");
    expect(screen.getByText("Health insurance and life assurance")).toBeInTheDocument();
    expect(screen.getByText(/ask your HR team: they can open the enrolment again\.$/)).toBeInTheDocument();
    expect((await enrolmentOf(service)).status).toBe("not_undertaken");
  });
});
