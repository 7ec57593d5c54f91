import type { AssociatedPersonInput, PolicyAmendmentIntentInput } from "@enrolkit/contract";
import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ar } from "../../messages/ar/core.ts";
import { presentAmendment, startAmendment } from "../../testing/fake-amendments.ts";
import { type AmendmentRow, putInForce } from "../../testing/fake-policies.ts";
import { createFakeService, type FakeService } from "../../testing/fake-service.ts";
import { daughter, partner } from "../../testing/fake-world.ts";
import { Refusal } from "../../testing/problem.ts";
import { renderWithService, serviceAround } from "../../testing/render-with-service.tsx";
import { PolicyAmendmentFlow, type PolicyAmendmentFlowProps } from "./PolicyAmendmentFlow.tsx";

beforeEach(() => sessionStorage.clear());

const newborn: AssociatedPersonInput = {
  first_name: "Mia",
  last_name: "Ellery",
  date_of_birth: "2027-02-20",
  sex_at_birth: "female",
  relationship_type: "child",
};
const birth = { event: "birth_of_child", event_date: "2027-02-20" } as const;
const afterBirth: PolicyAmendmentIntentInput = {
  amendment_reason: { type: "qualifying_life_event", qualifying_life_event: birth },
  requested_changes: [{ change_type: "dependents" }],
};
const ending: PolicyAmendmentIntentInput = {
  amendment_reason: {
    type: "qualifying_life_event",
    qualifying_life_event: { event: "gained_other_insurance_coverage", event_date: "2027-03-01" },
  },
  requested_changes: [{ change_type: "cancellation" }],
};

/** A service whose employee is covered, with Sam, on 10 March 2027 unless told otherwise. */
function covered(today = "2027-03-10"): FakeService {
  const service = createFakeService({ persons: [daughter] });
  service.world.now = Date.parse(`${today}T09:00:00Z`);
  putInForce(service.world, [partner], "2027-01-01");
  return service;
}

/** Asks for a change as another tab of the same person would. */
function askFor({ world }: FakeService, input: PolicyAmendmentIntentInput): AmendmentRow {
  return startAmendment(world, world.policies[0]!, input);
}

/** The same with a change that has got as far as this. */
function coveredAt(status: AmendmentRow["status"], input = afterBirth, more: Partial<AmendmentRow> = {}) {
  const service = covered();
  const row = Object.assign(askFor(service, input), { status, ...more });
  return { service, row };
}

function renderFlow(service: FakeService, props: Partial<PolicyAmendmentFlowProps> = {}, locale?: "ar") {
  const user = userEvent.setup();
  const policyId = service.world.policies[0]?.id ?? "";
  const settings = locale === undefined ? {} : { locale, messages: ar };
  const rendered = renderWithService(
    <PolicyAmendmentFlow policyId={policyId} {...props} />,
    service,
    settings,
  );
  return { ...rendered, user };
}

type User = ReturnType<typeof userEvent.setup>;
const title = (name: string | RegExp) => screen.findByRole("heading", { name }, { timeout: 4000 });
const press = (user: User, name: string | RegExp) =>
  screen.findByRole("button", { name }).then((button) => user.click(button));
const choose = (user: User, name: string | RegExp) =>
  screen.findByRole("radio", { name }).then((radio) => user.click(radio));

async function enterDate(user: User, date: string): Promise<void> {
  const [year = "", month = "", day = ""] = date.split("-");
  for (const [label, text] of [
    ["Day", day],
    ["Month", month],
    ["Year", year],
  ] as const) {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  }
}

async function say(user: User, group: string, event: string): Promise<void> {
  await choose(user, group);
  await choose(user, event);
  await press(user, "Continue");
}

async function begin(user: User, what: string): Promise<void> {
  await choose(user, what);
  await press(user, "Continue");
}

async function fillPerson(user: User, person: AssociatedPersonInput): Promise<void> {
  await user.type(await screen.findByLabelText("First name"), person.first_name);
  await user.type(screen.getByLabelText("Last name"), person.last_name);
  await enterDate(user, person.date_of_birth);
  await user.click(screen.getByRole("radio", { name: "Child" }));
  await user.click(screen.getByRole("radio", { name: "Female" }));
  await user.click(screen.getByRole("button", { name: "Save" }));
}

describe("PolicyAmendmentFlow, every state has its page", () => {
  const pages: [AmendmentRow["status"], PolicyAmendmentIntentInput, string | RegExp][] = [
    ["action_required", afterBirth, "Who should be covered from now on?"],
    ["pending_confirmation", afterBirth, "Check the change"],
    ["pending_confirmation", ending, "Check the end of your cover"],
    ["amended", afterBirth, "Your cover is changed from 20 February 2027"],
    ["amended", ending, "Your cover ends on 31 March 2027"],
    ["not_undertaken", afterBirth, "Nothing was changed"],
  ];
  it.each(pages)("%s", async (status, input, name) => {
    const { service, row } = coveredAt(status, input);
    renderFlow(service, { intentId: row.id });
    await title(name);
  });

  it.each([
    ["awaiting_quote", "Harbour Mutual is working out the price"],
    ["processing", "Harbour Mutual is changing your cover"],
  ] as const)("%s", async (status, name) => {
    const { service } = coveredAt(status);
    service.world.held = true;
    renderFlow(service);
    await title(name);
    expect(screen.getByText("You may close this page. Nothing is lost.")).toBeInTheDocument();
  });

  it.each(["provider_rejected", "unable_to_quote"] as const)(
    "processing_error with %s, in the service's words, and whom to ask",
    async (error) => {
      const { service, row } = coveredAt("processing_error", afterBirth, { error });
      const { user } = renderFlow(service, { intentId: row.id });
      await title("The insurer did not accept the change");
      expect(screen.getByText("Your policy stays as it is.")).toBeInTheDocument();
      expect(screen.getByText("Your cover stays as it is, and costs what it did.")).toBeInTheDocument();
      expect(screen.getByRole("link", { name: /Call/ })).toBeInTheDocument();
      await press(user, "Back to your cover");
      await title("Your cover");
    },
  );

  it("a status that is not known yet", async () => {
    const { service } = coveredAt("paused_by_moon" as AmendmentRow["status"]);
    renderFlow(service);
    await title("There is news on the change of your cover");
    expect(screen.getByRole("link", { name: /Call \+44 2079460120/ })).toBeInTheDocument();
  });

  it("a policy that has ended: nothing can be changed any more", async () => {
    const service = covered();
    service.world.policies[0]!.ends_on = "2027-02-28";
    renderFlow(service);
    await title("This cover has ended");
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  });

  it("speaks Arabic", async () => {
    renderFlow(covered(), {}, "ar");
    await title("تغطيتك");
  });
});

describe("PolicyAmendmentFlow, the way through", () => {
  it("covers a newborn from the day of birth, at the service's price", { timeout: 30_000 }, async () => {
    const service = covered();
    const { user, events } = renderFlow(service);
    await title("Your cover");
    expect(await screen.findByText("Sam Ellery")).toBeInTheDocument();
    await begin(user, "Change who is covered");
    expect(await title("What has changed?")).toHaveFocus();
    await say(user, "Somebody joins the family", "A child was born");
    expect(await title("When did it happen?")).toHaveFocus();
    await enterDate(user, "2027-02-20");
    expect(screen.getByText("You can ask for this until the end of 21 April 2027.")).toBeInTheDocument();
    expect(screen.getByText("The change would hold from 20 February 2027.")).toBeInTheDocument();
    await press(user, "Continue");
    expect(await title("Who should be covered from now on?")).toHaveFocus();
    expect(await screen.findByRole("checkbox", { name: "Sam Ellery" })).toBeChecked();
    await press(user, "Add a person");
    await fillPerson(user, newborn);
    await waitFor(() => expect(screen.getByRole("checkbox", { name: "Mia Ellery" })).toBeChecked());
    const optical = screen.getAllByRole("group", { name: /Optical level/ });
    for (const group of optical) await user.click(within(group).getByRole("radio", { name: "None" }));
    const told = (await screen.findByText(/a month more from 20 February 2027/)).textContent;
    await press(user, "Continue");
    expect(await title("Check the change")).toHaveFocus();
    expect(service.sent("CreateAmendmentDependentsManagementIntent")).toHaveLength(1);

    const row = service.world.amendments[0]!;
    const { quote } = presentAmendment(service.world, row).pending_confirmation!;
    const more = quote!.difference.monthly.employee_contribution.gross;
    expect(more).toBeGreaterThan(0);
    expect(told).toBe(`You pay £${more.toFixed(2)} a month more from 20 February 2027.`);
    const you = within(await screen.findByRole("row", { name: /You pay/ })).getAllByRole("cell");
    const now = quote!.monthly.employee_contribution.gross;
    expect(you.map(({ textContent }) => textContent)).toEqual(
      [now - more, now].map((amount) => `£${amount.toFixed(2)}`),
    );
    expect(screen.getByText(told)).toBeInTheDocument();
    const people = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect(people).toContainEqual(expect.stringMatching(/^Sam Ellery.*covered as before/));
    expect(people).toContainEqual(expect.stringMatching(/^Mia Ellery.*newly covered/));

    await press(user, "Change my cover from 20 February 2027");
    expect(await title("Your cover is changed from 20 February 2027")).toHaveFocus();
    expect((await screen.findAllByText("Mia Ellery")).length).toBeGreaterThan(0);
    expect(screen.getByRole("button", { name: "Print or save" })).toBeInTheDocument();
    expect(within(screen.getByRole("navigation", { name: "Steps" })).queryByRole("button")).toBeNull();
    expect(events.filter(({ type }) => type === "completed")).toEqual([
      { type: "completed", intent_id: row.id, policy_ids: [service.world.policies[0]?.id] },
    ]);
    expect(events.flatMap((event) => (event.type === "step_changed" ? [event.step] : []))).toEqual([
      "opening",
      "reason",
      "when",
      "people",
      "check",
      "waiting",
      "done",
    ]);
  });

  it("drops somebody who has other cover, from the first of next month", async () => {
    const { user, service } = renderFlow(covered());
    await begin(user, "Change who is covered");
    await say(user, "Other cover begins or ends", "Somebody covered with me has other cover");
    await enterDate(user, "2027-03-01");
    await press(user, "Continue");
    const sam = await screen.findByRole("checkbox", { name: "Sam Ellery" });
    const ida = screen.getByRole("checkbox", { name: "Ida Ellery" });
    expect(ida).toBeDisabled();
    expect(ida).toHaveAccessibleDescription(/lets people leave, and nobody join/);
    expect(screen.queryByRole("button", { name: "Add a person" })).toBeNull();
    await user.click(sam);
    await screen.findByText(/a month less from 1 April 2027/);
    await press(user, "Continue");
    await title("Check the change");
    expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toContainEqual(
      expect.stringMatching(/^Sam Ellery.*no longer covered/),
    );
    await press(user, "Change my cover from 1 April 2027");
    await title("Your cover is changed from 1 April 2027");
    expect(service.world.policies[0]?.changes[0]?.members).toHaveLength(1);
  });

  it("keeps whoever is covered where people may only join", async () => {
    const { service } = coveredAt("action_required");
    renderFlow(service);
    const sam = await screen.findByRole("checkbox", { name: "Sam Ellery" });
    expect(sam).toBeChecked();
    expect(sam).toBeDisabled();
    expect(screen.getByRole("checkbox", { name: "Ida Ellery" })).toBeEnabled();
  });

  it("asks what is to change where nothing was, and sends nothing", async () => {
    const { service } = coveredAt("action_required");
    const { user } = renderFlow(service);
    await screen.findByRole("checkbox", { name: "Sam Ellery" });
    await press(user, "Continue");
    const summary = await screen.findByRole("region", { name: "There is 1 thing to mend" });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent("Nothing is changed yet");
    expect(service.sent("ConfirmDependentsManagementIntent")).toHaveLength(0);
    await user.click(screen.getByRole("checkbox", { name: "Ida Ellery" }));
    await waitFor(() => expect(screen.queryByText(/Nothing is changed yet/)).toBeNull());
  });

  it("opts out without a special reason while none is needed", async () => {
    const { user, service } = renderFlow(covered("2027-01-20"));
    await screen.findByText(
      "Until the end of 31 January 2027 you can change this cover without a special reason.",
    );
    await begin(user, "End this cover");
    await choose(user, "No special reason");
    await press(user, "Continue");
    await title("Check the end of your cover");
    expect(service.sent("CreatePolicyAmendmentIntent")[0]?.body).toEqual({
      amendment_reason: { type: "initial_adjustment_period" },
      requested_changes: [{ change_type: "cancellation" }],
    });
    await press(user, "End my cover on 31 January 2027");
    await title("Your cover ends on 31 January 2027");
    expect(screen.getByText(service.world.policies[0]!.id)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Print or save" })).toBeInTheDocument();
    await press(user, "Back to your cover");
    await title("Your cover");
    expect(screen.getByText("Last day of cover").nextElementSibling).toHaveTextContent("31 January 2027");
    expect(screen.queryByRole("radio", { name: "End this cover" })).toBeNull();
  });

  it("asks for nothing that would hold once the cover has ended, and says so", async () => {
    const service = covered("2027-01-20");
    service.world.policies[0]!.ends_on = "2027-01-31";
    const { user } = renderFlow(service);
    await title("Your cover");
    expect(screen.queryByText(/without a special reason/)).toBeNull();
    await begin(user, "Change who is covered");
    expect(screen.queryByRole("radio", { name: "No special reason" })).toBeNull();
    await say(user, "Somebody joins the family", "I married, or entered a civil partnership");
    await enterDate(user, "2027-01-18");
    await press(user, "Continue");
    const summary = await screen.findByRole("region", { name: "There is 1 thing to mend" });
    expect(summary).toHaveTextContent("Your cover ends on 31 January 2027, before this change would hold");
    expect(service.sent("CreatePolicyAmendmentIntent")).toHaveLength(0);
  });

  it("stops a cover that has not begun", async () => {
    const { user } = renderFlow(covered("2026-12-10"));
    await begin(user, "End this cover");
    await choose(user, "No special reason");
    await press(user, "Continue");
    await press(user, "Stop my cover before it begins");
    await title("Your cover does not begin");
  });

  it("ends the cover for an event that allows it, and offers no other event", async () => {
    const { user } = renderFlow(covered());
    await begin(user, "End this cover");
    await title("Why do you end this cover?");
    expect(screen.queryByRole("radio", { name: "Somebody joins the family" })).toBeNull();
    expect(screen.queryByRole("radio", { name: "No special reason" })).toBeNull();
    await say(user, "Other cover begins or ends", "I have other cover");
    await enterDate(user, "2027-03-05");
    expect(screen.getByText("Your cover would end on 31 March 2027.")).toBeInTheDocument();
    await press(user, "Continue");
    await press(user, "End my cover on 31 March 2027");
    await title("Your cover ends on 31 March 2027");
  });

  it("wants words for what has no name of its own, and sends them", async () => {
    const { user, service } = renderFlow(covered());
    await begin(user, "Change who is covered");
    await say(user, "Something else", "Something else changed");
    await enterDate(user, "2027-03-01");
    await press(user, "Continue");
    const summary = await screen.findByRole("region", { name: "There is 1 thing to mend" });
    await user.click(within(summary).getByRole("button", { name: "Say in a few words what has changed" }));
    const words = screen.getByRole("textbox", { name: "What has changed, in a few words" });
    expect(words).toHaveFocus();
    await user.type(words, "We moved in together");
    await press(user, "Continue");
    await title("Who should be covered from now on?");
    expect(service.world.amendments[0]?.reason.qualifying_life_event?.reason).toBe("We moved in together");
  });

  it("gives up only after a question, and everything stays as it is", async () => {
    const { service, row } = coveredAt("pending_confirmation");
    const { user } = renderFlow(service);
    await press(user, "Keep everything as it is");
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Keep everything as it is" }));
    await title("Nothing was changed");
    expect(row.status).toBe("not_undertaken");
  });

  it.each(["action_required", "awaiting_quote", "pending_confirmation"] as const)(
    "can be given up while it is %s",
    async (status) => {
      const { service } = coveredAt(status);
      service.world.held = true;
      renderFlow(service);
      expect(await screen.findByRole("button", { name: "Keep everything as it is" })).toBeInTheDocument();
    },
  );

  it("cannot be given up once the insurer is at it", async () => {
    const { service } = coveredAt("processing");
    service.world.held = true;
    renderFlow(service);
    await title("Harbour Mutual is changing your cover");
    expect(screen.queryByRole("button", { name: "Keep everything as it is" })).toBeNull();
    expect(screen.queryByRole("button", { name: "What happened" })).toBeNull();
  });

  it("goes back to what happened, with what was said", async () => {
    const { service, row } = coveredAt("action_required");
    const { user } = renderFlow(service);
    await screen.findByRole("checkbox", { name: "Sam Ellery" });
    await press(user, "Back");
    await title("What has changed?");
    expect(row.status).toBe("not_undertaken");
    expect(screen.getByRole("radio", { name: "A child was born" })).toBeChecked();
    await press(user, "Continue");
    await title("When did it happen?");
    expect(screen.getByLabelText("Day")).toHaveValue("20");
    await press(user, "Continue");
    await title("Who should be covered from now on?");
    expect(service.world.amendments).toHaveLength(2);
  });
});

describe("PolicyAmendmentFlow, when things go wrong", () => {
  it("says that a window is closed before anything is sent, and until when it was open", async () => {
    const { user, service } = renderFlow(covered());
    await begin(user, "Change who is covered");
    await say(user, "Somebody joins the family", "I married, or entered a civil partnership");
    await enterDate(user, "2027-01-02");
    await press(user, "Continue");
    const summary = await screen.findByRole("region", { name: "There is 1 thing to mend" });
    expect(summary).toHaveFocus();
    expect(summary).toHaveTextContent("you could ask for this until the end of 1 February 2027");
    await enterDate(user, "2027-03-20");
    expect(screen.getAllByText(/you can ask for this from 20 March 2027/).length).toBeGreaterThan(0);
    expect(service.sent("CreatePolicyAmendmentIntent")).toHaveLength(0);
  });

  it("says it where the service closed the window meanwhile", async () => {
    const { user, service } = renderFlow(covered());
    service.mishaps.set("CreatePolicyAmendmentIntent", [
      new Refusal("invalid_state", { deadline: "2027-03-09T23:59:59+00:00" }),
    ]);
    await begin(user, "Change who is covered");
    await say(user, "Somebody joins the family", "A child was born");
    await enterDate(user, "2027-02-20");
    await press(user, "Continue");
    const told = await screen.findAllByText(/you could ask for this until the end of 9 March 2027/);
    expect(told.length).toBeGreaterThan(0);
    expect(screen.queryByText(/moved on meanwhile/)).toBeNull();
  });

  it("goes on with the change that another tab has asked for", async () => {
    const service = covered();
    const { user } = renderFlow(service);
    await begin(user, "End this cover");
    await say(user, "Work", "My hours or my job changed");
    await enterDate(user, "2027-03-05");
    askFor(service, afterBirth);
    await press(user, "Continue");
    await title("Who should be covered from now on?");
    expect(service.world.amendments).toHaveLength(1);
  });

  it("takes up the change that is open, after a reload too", async () => {
    const service = covered();
    const first = renderFlow(service);
    await begin(first.user, "Change who is covered");
    await choose(first.user, "Somebody joins the family");
    await choose(first.user, "A child was born");
    first.unmount();
    const second = renderFlow(service);
    await title("What has changed?");
    expect(await screen.findByRole("radio", { name: "A child was born" })).toBeChecked();
    await press(second.user, "Continue");
    await enterDate(second.user, "2027-02-20");
    await press(second.user, "Continue");
    await title("Who should be covered from now on?");
    second.unmount();
    renderFlow(service);
    await title("Who should be covered from now on?");
    expect(Object.values(sessionStorage).join()).not.toContain("est_test");
  });

  it("says who is in the way when they can no longer be covered", async () => {
    const { service } = coveredAt("pending_confirmation");
    service.mishaps.set("ConfirmPolicyAmendmentIntent", [
      new Refusal("invalid_state", {
        blocking_dependents: [
          { associated_person_id: "ap_1", status: "ineligible", reason: "cannot_be_covered" },
        ],
      }),
    ]);
    const { user } = renderFlow(service);
    await press(user, /Change my cover/);
    expect(await screen.findByRole("alert")).toHaveTextContent("Somebody can no longer be covered as chosen");
  });

  it("shows the new state when it was confirmed elsewhere, and says so", async () => {
    const { service, row } = coveredAt("pending_confirmation");
    const { user } = renderFlow(service);
    await screen.findByRole("button", { name: /Change my cover/ });
    row.status = "not_undertaken";
    await press(user, /Change my cover/);
    await title("Nothing was changed");
    expect(screen.getByText("This has moved on meanwhile. You now see how it stands.")).toBeInTheDocument();
  });

  it("confirms once for a double click", async () => {
    const { service } = coveredAt("pending_confirmation", ending);
    const { user } = renderFlow(service);
    await user.dblClick(await screen.findByRole("button", { name: "End my cover on 31 March 2027" }));
    await title("Your cover ends on 31 March 2027");
    expect(service.sent("ConfirmPolicyAmendmentIntent")).toHaveLength(1);
  });

  it("says where nothing could be read, and reads it again", async () => {
    const service = covered();
    service.mishaps.set("RetrievePolicy", [new Refusal("forbidden"), new Refusal("forbidden")]);
    renderFlow(service);
    await screen.findByText(/You may not see this here/);
    await act(async () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await act(async () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
    await title("Your cover");
  });
});

it("renders on a server without a request, and hydrates under StrictMode without a warning", async () => {
  const service = covered();
  const { Wrapper } = serviceAround(service);
  const policyId = service.world.policies[0]?.id ?? "";
  const page = (
    <Wrapper>
      <PolicyAmendmentFlow policyId={policyId} />
    </Wrapper>
  );
  const errors = vi.spyOn(console, "error");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  expect(service.requests).toHaveLength(0);
  const recovered = vi.fn<() => void>();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: recovered }));
  await title("Your cover");
  expect(recovered).not.toHaveBeenCalled();
  expect(errors).not.toHaveBeenCalled();
  act(() => root.unmount());
  container.remove();
  errors.mockRestore();
});
