import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import {
  afterBirth,
  amendmentAt,
  amendmentOf,
  amendmentsOf,
  endPolicy,
  insured,
  policyOf,
  requestAmendment,
} from "../../testing/amendment.ts";
import {
  choose,
  chosenFor,
  comeBack,
  enterDate,
  movedOn,
  press,
  title,
  watchMovedOn,
} from "../../testing/page-actions.ts";
import { enrolmentAt, healthAndLife, policiesOf } from "../../testing/enrolment.ts";
import { daughter, newborn } from "../../testing/people.ts";
import { begin, chooseReason, renderAmendmentFlow } from "../../testing/render-amendment-flow.tsx";
import { fillPerson } from "../../testing/render-enrolment-flow.tsx";

beforeEach(() => sessionStorage.clear());

describe("PolicyAmendmentFlow, the way through", () => {
  it("covers a newborn from the day of birth, at the service's price", async () => {
    const isMovedOnSaid = watchMovedOn();
    const service = await insured();
    const { user, events } = await renderAmendmentFlow(service);
    await title("Your cover in detail");
    expect(await screen.findAllByText("Sam Ellery")).not.toHaveLength(0);
    await begin(user, "Change who is covered");
    expect(await title("What has changed?")).toHaveFocus();
    await chooseReason(user, "A baby");
    expect(await title("When was the baby born?")).toHaveFocus();
    await enterDate(user, "2027-02-20");
    expect(screen.getByText("Report this by the end of 21 April 2027.")).toBeInTheDocument();
    expect(screen.getByText("The change would take effect on 20 February 2027.")).toBeInTheDocument();
    await press(user, "Continue");
    expect(await title("Who should be covered from now on?")).toHaveFocus();
    expect(await screen.findByRole("checkbox", { name: "Sam Ellery" })).toBeChecked();
    // The form is open, with what is known of the baby.
    expect(await screen.findByRole("radio", { name: "Child" })).toBeChecked();
    expect(screen.getByLabelText("Day")).toHaveValue("20");
    expect(screen.getAllByText("You can add people for this event, not remove them.")).toHaveLength(1);
    const continues = screen.getByText(/^Cover continues for /);
    expect(continues).toHaveTextContent("Cover continues for Sam Ellery.");
    await fillPerson(user, newborn);
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Mia Ellery" })).toBeChecked());
    expect(continues).not.toBeInTheDocument();
    expect(await chosenFor("Mia Ellery", "Optical level")).toBe("None");
    const difference = (await screen.findByText(/a month more from 20 February 2027/)).textContent;
    await press(user, "Continue");
    expect(await title("Check the change")).toHaveFocus();
    expect(service.network.sent("CreateAmendmentDependentsManagementIntent")).toHaveLength(1);

    const { id, pending_confirmation, arrears } = await amendmentOf(service);
    const { quote } = pending_confirmation!;
    const more = quote!.difference.monthly.employee_contribution.gross;
    expect(more).toBeGreaterThan(0);
    expect(difference).toBe(`You’ll pay £${more.toFixed(2)} a month more from 20\u00a0February 2027.`);
    const you = within(await screen.findByRole("row", { name: /You pay/ })).getAllByRole("cell");
    const now = quote!.monthly.employee_contribution.gross;
    expect(you.map(({ textContent }) => textContent)).toEqual(
      [now - more, now].map((amount) => `£${amount.toFixed(2)}`),
    );
    expect(
      screen.getByText(`You’ll pay £${more.toFixed(2)} a month more from your next payslip.`),
    ).toBeInTheDocument();
    // February is over: its last nine days are made up for.
    const owed = arrears!.employee_contribution;
    expect(Math.abs(owed - (more * 9) / 28)).toBeLessThan(0.011);
    const once = `Your next payslip will also include £${owed.toFixed(2)} once, for 20 February 2027 to 28 February 2027.`;
    expect(screen.getByText(once)).toBeInTheDocument();
    expect(screen.getByText("Date of the event: 20 February 2027")).toBeInTheDocument();
    expect(screen.getByText("The change takes effect on 20 February 2027.")).toBeInTheDocument();
    expect(screen.getByText(/^Last day to finish changing your cover: /)).toBeInTheDocument();
    const deduction = screen.getByText("First deduction with the change").nextElementSibling;
    expect(deduction).toHaveTextContent(/^£[\d.]+ from your pay for March 2027$/);
    const deducted = deduction?.textContent;
    const people = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(people).toContainEqual(expect.stringMatching(/^Sam Ellery.*covered as before/));
    expect(people).toContainEqual(expect.stringMatching(/^Mia Ellery.*newly covered/));

    await press(user, "Change my cover from 20 February 2027");
    expect(await title("Your cover changes on 20 February 2027")).toHaveFocus();
    expect(isMovedOnSaid()).toBe(false);
    expect((await screen.findAllByText("Mia Ellery")).length).toBeGreaterThan(0);
    expect(screen.getByText(once)).toBeInTheDocument();
    expect(screen.getByText(`First deduction with the change: ${deducted}`)).toBeInTheDocument();
    expect(screen.getByText("Questions? Call Harbour Mutual on").parentElement).toHaveTextContent(
      /^Questions\? Call Harbour Mutual on [\d +]+$/,
    );
    expect(screen.getByRole("button", { name: "Print or save as PDF" })).toBeInTheDocument();
    expect(within(screen.getByRole("navigation", { name: "Steps" })).queryByRole("button")).toBeNull();
    expect(events.filter(({ type }) => type === "completed")).toEqual([
      { type: "completed", intent_id: id, policy_ids: [(await policyOf(service)).id] },
    ]);
    expect(events.flatMap((event) => (event.type === "step_changed" ? [event.step] : []))).toEqual([
      "opening",
      "cover",
      "family",
      "check",
      "waiting",
      "done",
    ]);
  });

  it("drops a person who has other cover, from the first of next month", async () => {
    const service = await insured();
    const { user } = await renderAmendmentFlow(service);
    await begin(user, "Change who is covered");
    await chooseReason(user, "A family member has other cover");
    await enterDate(user, "2027-03-01");
    await press(user, "Continue");
    const sam = await screen.findByRole("checkbox", { name: "Sam Ellery" });
    const ida = screen.getByRole("checkbox", { name: "Ida Ellery" });
    expect(ida).toBeDisabled();
    expect(ida).toHaveAccessibleDescription(/Can’t be added for this event/);
    expect(
      screen.getAllByText(
        "Untick anyone who should no longer be covered. You can’t add people for this event.",
      ),
    ).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Add someone" })).toBeNull();
    await user.click(sam);
    await screen.findByText(/a month less from 1 April 2027/);
    await press(user, "Continue");
    await title("Check the change");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Sam Ellery.*no longer covered/),
    );
    await press(user, "Change my cover from 1 April 2027");
    await title("Your cover changes on 1 April 2027");
    expect(screen.queryByText(/Your next payslip will also/)).toBeNull();
    const { upcoming_changes } = await policyOf(service);
    expect(upcoming_changes).toMatchObject([{ members: [{ associated_person_id: null }] }]);

    // What is agreed stands beside what there is, each with its price.
    await press(user, "Back to Anchor Modular Health");
    await title("Your cover in detail");
    expect(await screen.findByText("Sam Ellery")).toBeInTheDocument();
    const agreed = screen.getByText("Your cover from 1 April 2027").closest<HTMLElement>(".ek-notice");
    const own = `£${upcoming_changes[0]!.cost.monthly.employee_contribution.gross.toFixed(2)}`;
    expect(within(agreed!).getByText(`You’ll pay ${own} a month.`)).toBeInTheDocument();
    expect(within(agreed!).getByText("You").closest(".ek-cost-of")).toHaveTextContent(own);
    expect(within(agreed!).queryByText("Sam Ellery")).toBeNull();
  });

  it("shows what each person costs the reader, which makes what is paid a month", async () => {
    const service = await insured();
    const { cost } = await policyOf(service);
    await renderAmendmentFlow(service);
    const lines = ["You", "Sam Ellery"].map(
      async (name) => (await screen.findByText(name)).closest<HTMLElement>(".ek-cost-of")?.textContent,
    );
    const cents = (await Promise.all(lines)).map((text) =>
      Math.round(100 * Number(/£([\d.]+)/.exec(text ?? "")?.[1])),
    );
    expect(cents).toHaveLength(2);
    expect(cents[0]! + cents[1]!).toBe(Math.round(cost.monthly.employee_contribution.gross * 100));
  });

  it("opens the form of a new spouse after a marriage", async () => {
    const alone = await insured({ covered: [] });
    const { user } = await renderAmendmentFlow(alone);
    await begin(user, "Change who is covered");
    await chooseReason(user, "We married, or became civil partners");
    await enterDate(user, "2027-03-06");
    await press(user, "Continue");
    await title("Who should be covered from now on?");
    expect(await screen.findByRole("radio", { name: "Spouse" })).toBeChecked();
    expect(screen.getByLabelText("Day")).toHaveValue("");
  });

  it("opens no form after a marriage with a partner who is on file", async () => {
    const service = await insured();
    await requestAmendment(service, {
      ...afterBirth,
      amendment_reason: {
        type: "qualifying_life_event",
        qualifying_life_event: { event: "marriage_or_civil_partnership", event_date: "2027-03-06" },
      },
    });
    await renderAmendmentFlow(service);
    await screen.findByRole("checkbox", { name: "Sam Ellery" });
    expect(screen.queryByRole("radio", { name: "Spouse" })).toBeNull();
    expect(screen.getByRole("button", { name: "Add someone" })).toBeInTheDocument();
  });

  it("keeps those who are covered where people may only join", async () => {
    const service = await amendmentAt("action_required");
    await renderAmendmentFlow(service);
    const sam = await screen.findByRole("checkbox", { name: "Sam Ellery" });
    expect(sam).toBeChecked();
    expect(sam).toBeDisabled();
    expect(screen.getByRole("checkbox", { name: "Ida Ellery" })).toBeEnabled();
  });

  it("asks what is to change where nothing was, and sends nothing", async () => {
    const service = await amendmentAt("action_required");
    const { user } = await renderAmendmentFlow(service);
    await screen.findByRole("checkbox", { name: "Sam Ellery" });
    await press(user, "Continue");
    const summary = await screen.findByRole("region", { name: "There is a problem" });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent("Nothing has changed yet");
    expect(service.network.sent("ConfirmDependentsManagementIntent")).toHaveLength(0);
    await user.click(screen.getByRole("checkbox", { name: "Ida Ellery" }));
    await waitFor(() => expect(screen.queryByText(/Nothing has changed yet/)).toBeNull());
  });

  it("opts out without a special reason while none is needed", async () => {
    const service = await insured({ today: "2027-01-20" });
    const { user } = await renderAmendmentFlow(service);
    await screen.findByText(
      "You can change who is covered, or end this cover, without a reason until the end of 31 January 2027.",
    );
    await begin(user, "End this cover");
    await choose(user, "No special reason");
    await press(user, "Continue");
    await title("Check before you end your health insurance");
    const { gross } = (await policyOf(service)).cost.monthly.employee_contribution;
    expect(
      screen.getByText(`You’ll pay £${gross.toFixed(2)} a month less from 1 February 2027.`),
    ).toBeInTheDocument();
    expect(service.network.sent("CreatePolicyAmendmentIntent")[0]?.body).toEqual({
      amendment_reason: { type: "initial_adjustment_period" },
      requested_changes: [{ change_type: "cancellation" }],
    });
    await press(user, "End health insurance on 31 January 2027");
    await title("Your health insurance ends on 31 January 2027");
    expect(screen.getByText(/^You won’t pay for health insurance after that date\./)).toBeInTheDocument();
    expect(screen.queryByText(/other benefits/)).toBeNull();
    const { id, member_number } = await policyOf(service);
    expect(screen.getByText("Member number").nextElementSibling).toHaveTextContent(member_number ?? "none");
    expect(document.body).not.toHaveTextContent(id);
    expect(screen.getByRole("button", { name: "Print or save as PDF" })).toBeInTheDocument();
    await press(user, "Back to Anchor Modular Health");
    await title("Your cover in detail");
    expect(screen.getByText("Last day of cover").nextElementSibling).toHaveTextContent("31 January 2027");
    expect(screen.queryByRole("radio", { name: "End this cover" })).toBeNull();
  });

  it("names the benefit that ends, says that others stay, and speaks of no payment where there is none", async () => {
    const service = await insured({ today: "2027-01-20", group_policies: healthAndLife });
    const life = (await policiesOf(service)).find(({ benefit_type }) => benefit_type === "life_assurance");
    expect(life?.cost.monthly.employee_contribution.gross).toBe(0);
    const { user } = await renderAmendmentFlow(service, { policyId: life?.id ?? "" });
    // It covers the employee alone: there is no one to add or remove.
    await screen.findByText("You can end this cover without a reason until the end of 31 January 2027.");
    await begin(user, "End this cover");
    await choose(user, "No special reason");
    await press(user, "Continue");
    await title("Check before you end your life assurance");
    expect(await screen.findByText("Your other benefits stay as they are.")).toBeInTheDocument();
    expect(screen.getByText("Your employer pays all of it.")).toBeInTheDocument();
    expect(screen.getByText("No change to what you pay.")).toBeInTheDocument();
    await press(user, "End life assurance on 31 January 2027");
    await title("Your life assurance ends on 31 January 2027");
    expect(screen.getByText("Harbour Mutual has been told.")).toBeInTheDocument();
    expect(screen.queryByText(/won’t pay|payslip/)).toBeNull();
  });

  it("asks for nothing that would hold once the cover has ended, and says so", async () => {
    const service = await insured({ today: "2027-01-20" });
    await endPolicy(service);
    const { user } = await renderAmendmentFlow(service);
    await title("Your cover in detail");
    expect(screen.queryByText(/without a reason/)).toBeNull();
    await begin(user, "Change who is covered");
    expect(screen.queryByRole("radio", { name: "No special reason" })).toBeNull();
    await chooseReason(user, "We married, or became civil partners");
    await enterDate(user, "2027-01-18");
    await press(user, "Continue");
    const summary = await screen.findByRole("region", { name: "There is a problem" });
    expect(summary).toHaveTextContent(
      "Your cover ends on 31 January 2027, before this change would take effect",
    );
    expect(service.network.sent("CreatePolicyAmendmentIntent")).toHaveLength(0);
  });

  it("offers the one thing that can be done with cover for the employee alone as a button", async () => {
    const service = await enrolmentAt("enrolled", { group_policies: healthAndLife, persons: [daughter] });
    await service.advance({ to: "2027-01-20T09:00:00Z" });
    const life = (await policiesOf(service)).find(({ benefit_type }) => benefit_type === "life_assurance");
    const { user } = await renderAmendmentFlow(service, { policyId: life?.id ?? "" });
    await title("Your cover in detail");
    const you = await screen.findByText("You", { selector: ".ek-cost-of *" });
    expect(you.closest(".ek-cost-of")).toHaveTextContent(/^You£0\.00 of £[\d.]+$/);
    expect(screen.queryByRole("radio")).toBeNull();
    await press(user, "End this cover");
    await title("Why are you ending this cover?");
  });

  it("stops a cover that has not begun", async () => {
    const { user } = await renderAmendmentFlow(await insured({ today: "2026-12-10" }));
    await begin(user, "End this cover");
    await choose(user, "No special reason");
    await press(user, "Continue");
    await press(user, "Stop health insurance before it starts");
    await title("Your health insurance won’t start");
    expect(screen.getByText("You won’t pay for health insurance.")).toBeInTheDocument();
  });

  it("ends the cover for an event that allows it, and offers no other event", async () => {
    const { user } = await renderAmendmentFlow(await insured());
    await begin(user, "End this cover");
    await title("Why are you ending this cover?");
    expect(screen.queryByRole("radio", { name: "A baby" })).toBeNull();
    expect(screen.queryByRole("radio", { name: "Something else" })).toBeNull();
    expect(screen.queryByRole("radio", { name: "No special reason" })).toBeNull();
    await chooseReason(user, "I have other cover");
    await enterDate(user, "2027-03-05");
    expect(screen.getByText("Your health insurance would end on 31 March 2027.")).toBeInTheDocument();
    await press(user, "Continue");
    await press(user, "End health insurance on 31 March 2027");
    await title("Your health insurance ends on 31 March 2027");
  });

  it("wants words for what has no name of its own, and sends them", async () => {
    const service = await insured();
    const { user } = await renderAmendmentFlow(service);
    await begin(user, "Change who is covered");
    await chooseReason(user, "Something else changed");
    await enterDate(user, "2027-03-01");
    await press(user, "Continue");
    const summary = await screen.findByRole("region", { name: "There is a problem" });
    await user.click(within(summary).getByRole("button", { name: "Enter in a few words what changed" }));
    const words = screen.getByRole("textbox", { name: "What changed, in a few words" });
    expect(words).toHaveFocus();
    await user.type(words, "We moved in together");
    await press(user, "Continue");
    await title("Who should be covered from now on?");
    expect((await amendmentOf(service)).amendment_reason.qualifying_life_event?.reason).toBe(
      "We moved in together",
    );
  });

  it("gives up only after a question, and everything stays as it is", async () => {
    const service = await amendmentAt("pending_confirmation");
    const { user } = await renderAmendmentFlow(service);
    await press(user, "Cancel this change");
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Cancel this change" }));
    await title("Nothing was changed");
    expect((await amendmentOf(service)).status).toBe("not_undertaken");
  });

  it.each(["action_required", "awaiting_quote", "pending_confirmation"] as const)(
    "can be given up while it is %s",
    async (status) => {
      const service = await amendmentAt(status);
      await renderAmendmentFlow(service);
      expect(await screen.findByRole("button", { name: "Cancel this change" })).toBeInTheDocument();
    },
  );

  it("cannot be given up once the insurer works on it", async () => {
    const service = await amendmentAt("processing");
    await renderAmendmentFlow(service);
    await title("Harbour Mutual is changing your cover");
    expect(screen.queryByRole("button", { name: "Cancel this change" })).toBeNull();
    expect(screen.queryByRole("button", { name: "What happened" })).toBeNull();
  });

  it("goes back to when it happened, and to what, with what was said", async () => {
    const service = await amendmentAt("action_required");
    const { user } = await renderAmendmentFlow(service);
    await screen.findByRole("checkbox", { name: "Sam Ellery" });
    await press(user, "Back");
    await title("When was the baby born?");
    expect((await amendmentOf(service)).status).toBe("not_undertaken");
    // That it is over is read later: that is no change from elsewhere.
    await comeBack();
    expect(screen.queryByText(movedOn)).toBeNull();
    expect(screen.getByLabelText("Day")).toHaveValue("20");
    await press(user, "Back");
    await title("What has changed?");
    expect(screen.getByRole("radio", { name: "A baby" })).toBeChecked();
    await press(user, "Continue");
    await title("When was the baby born?");
    await press(user, "Continue");
    await title("Who should be covered from now on?");
    expect(await amendmentsOf(service)).toHaveLength(2);
  });
});
