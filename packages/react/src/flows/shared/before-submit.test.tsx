import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { amendmentAt, amendmentOf, insured, policyOf } from "../../testing/amendment.ts";
import { soundSelections } from "../../testing/catalogue.ts";
import { enrolmentAt, enrolmentOf } from "../../testing/enrolment.ts";
import { hold, waitInVain } from "../../testing/late.ts";
import { choose, chooseFor, enterDate, press, title } from "../../testing/page-actions.ts";
import { student } from "../../testing/people.ts";
import { acceptancesOf, quoteAt, quoteOf } from "../../testing/quote.ts";
import { begin, chooseReason } from "../../testing/render-amendment-flow.tsx";
import { chooseCover } from "../../testing/render-enrolment-flow.tsx";
import { renderPage } from "../../testing/render-page.tsx";
import { accept, boxes, goToConsents, tickAll } from "../../testing/render-quote-flow.tsx";
import { PolicyAmendmentFlow } from "../amendment/PolicyAmendmentFlow.tsx";
import { EnrolmentFlow } from "../enrolment/EnrolmentFlow.tsx";
import { QuoteConsentFlow } from "../quote/QuoteConsentFlow.tsx";
import type { FlowSettings, FlowSubmission } from "./flow-settings.ts";

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.useRealTimers());

type Asked = NonNullable<FlowSettings["onBeforeSubmit"]>;

const notSent = "This was not sent, and nothing was changed. Try again. Your answers are still here.";

/** A page that responds when a test says so, the first time; then it lets all go. */
function slowPage() {
  const held = hold<undefined>();
  const onBeforeSubmit = vi.fn<Asked>().mockReturnValueOnce(held.promise);
  return { onBeforeSubmit, letGo: () => held.arrive(undefined) };
}

const busy = ["aria-disabled", "true"] as const;

describe("what the page is asked before something is sent", () => {
  it("is forgotten once the person changes something or goes elsewhere", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const user = userEvent.setup();
    renderPage(
      <EnrolmentFlow
        employeeId={service.employeeId}
        groupId={service.groupId}
        onBeforeSubmit={() => "Ask your manager first."}
      />,
      service,
    );
    await press(user, "Start");
    await chooseCover(user);
    await press(user, "Continue");
    await screen.findByText("Ask your manager first.");
    await user.click(screen.getByRole("checkbox", { name: "Seasonal vaccinations" }));
    expect(screen.queryByText("Ask your manager first.")).toBeNull();
    await press(user, "Continue");
    await screen.findByText("Ask your manager first.");
    await press(user, "Back");
    await title("Choose your cover Page 1 of 2");
    expect(screen.queryByText("Ask your manager first.")).toBeNull();
    await press(user, "Back");
    await screen.findByRole("button", { name: /^(Start|Continue where you left off)$/ });
    expect(screen.queryByText("Ask your manager first.")).toBeNull();
  });

  it("is refused with its words, at the top and with focus, and nothing is sent", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const user = userEvent.setup();
    const refusals: (string | undefined)[] = [
      "Ask your manager first.",
      "Ask your manager first.",
      undefined,
    ];
    const asked: FlowSubmission[] = [];
    const onBeforeSubmit: Asked = async (submission) => {
      asked.push(submission);
      return refusals.shift();
    };
    renderPage(
      <EnrolmentFlow
        employeeId={service.employeeId}
        groupId={service.groupId}
        onBeforeSubmit={onBeforeSubmit}
      />,
      service,
    );
    await press(user, "Start");
    await chooseCover(user);
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await press(user, "Continue");
      const summary = await screen.findByRole("region", { name: /There is/ });
      expect(summary).toHaveFocus();
      expect(summary).toHaveTextContent("Ask your manager first.");
    }
    expect(service.network.sent("SubmitCoverageSelections")).toHaveLength(0);
    expect(screen.getByRole("checkbox", { name: "Eye test" })).toBeChecked();
    await press(user, "Continue");
    await title("Who should be covered?");
    const { id } = await enrolmentOf(service);
    expect(asked[0]).toEqual({
      kind: "coverage",
      step: "cover",
      intent_id: id,
      coverage_selections: soundSelections,
    });
    await choose(user, "Only me");
    await press(user, "Continue");
    await title("Check and enrol");
    await press(user, /Enrol from/);
    await title("You are covered from 1 January 2027");
    expect(asked.slice(3)).toEqual([
      { kind: "dependents", step: "family", intent_id: id, associated_person_ids: [] },
      { kind: "confirm", step: "check", intent_id: id },
    ]);
  });

  it.each([
    [
      "throws",
      () => {
        throw new Error("our own mistake");
      },
    ],
    [
      "rejects",
      async () => {
        throw new Error("our own mistake");
      },
    ],
  ] as const)(
    "is a plain refusal where it %s, and the page's monitoring has the error",
    async (_, onBeforeSubmit) => {
      const service = await amendmentAt("pending_confirmation");
      const user = userEvent.setup();
      const { id } = await policyOf(service);
      const { errors } = renderPage(
        <PolicyAmendmentFlow policyId={id} onBeforeSubmit={onBeforeSubmit} />,
        service,
      );
      await press(user, /Change my cover/);
      expect(await screen.findByText(notSent)).toBeVisible();
      expect(errors.map(({ message }) => message)).toEqual(["our own mistake"]);
      expect(service.network.sent("ConfirmPolicyAmendmentIntent")).toHaveLength(0);
      expect((await amendmentOf(service)).status).toBe("pending_confirmation");
    },
  );

  it("names what is accepted, once for a double click", async () => {
    const service = await quoteAt("quote_available");
    const user = userEvent.setup();
    const onBeforeSubmit = vi.fn<Asked>();
    renderPage(<QuoteConsentFlow onBeforeSubmit={onBeforeSubmit} />, service);
    await goToConsents(user);
    await tickAll(user);
    await user.dblClick(screen.getByRole("button", { name: accept }));
    await title("Your cover starts on 1 January 2027");
    const { id, consent_links } = await quoteOf(service);
    expect(onBeforeSubmit.mock.calls).toEqual([
      [
        {
          kind: "accept",
          step: "check",
          intent_id: id,
          statement_ids: consent_links.map((statement) => statement.id),
          create_enrolment_intents: false,
        },
      ],
    ]);
    expect(await acceptancesOf(service)).toHaveLength(1);
  });
});

describe("a page that takes its time", () => {
  it("is said within nine seconds, and asked again; what it says too late sends nothing", async () => {
    const service = await amendmentAt("pending_confirmation");
    const user = userEvent.setup();
    const { id } = await policyOf(service);
    const { onBeforeSubmit, letGo } = slowPage();
    const flow = <PolicyAmendmentFlow policyId={id} onBeforeSubmit={onBeforeSubmit} />;
    const { errors } = renderPage(flow, service);
    const confirm = await screen.findByRole("button", { name: /Change my cover/ });
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    await act(async () => confirm.click());
    expect(confirm).toHaveAttribute(...busy);
    await waitInVain();
    vi.useRealTimers();
    expect(screen.getByText(notSent)).toBeVisible();
    expect(confirm).not.toHaveAttribute(...busy);
    expect(errors).toMatchObject([{ code: "not_sent" }]);
    await letGo();
    expect(service.network.sent("ConfirmPolicyAmendmentIntent")).toHaveLength(0);
    await press(user, "Try again");
    await waitFor(() => expect(service.network.sent("ConfirmPolicyAmendmentIntent")).toHaveLength(1));
    expect(onBeforeSubmit).toHaveBeenCalledTimes(2);
    expect(screen.queryByText(notSent)).toBeNull();
    expect(errors).toHaveLength(1);
  });

  it("has nothing sent that was changed meanwhile; what is chosen then is asked about and sent", async () => {
    const service = await enrolmentAt("coverage_options_required");
    const user = userEvent.setup();
    const { onBeforeSubmit, letGo } = slowPage();
    const { employeeId, groupId } = service;
    const { errors } = renderPage(
      <EnrolmentFlow employeeId={employeeId} groupId={groupId} onBeforeSubmit={onBeforeSubmit} />,
      service,
    );
    await press(user, "Start");
    await chooseCover(user);
    await press(user, "Continue");
    const goOn = screen.getByRole("button", { name: "Continue" });
    expect(goOn).toHaveAttribute(...busy);
    await user.click(screen.getByRole("checkbox", { name: "Seasonal vaccinations" }));
    await waitFor(() => expect(goOn).not.toHaveAttribute(...busy));
    await letGo();
    expect(service.network.sent("SubmitCoverageSelections")).toHaveLength(0);
    await press(user, "Continue");
    await title("Who should be covered?");
    const [, again] = onBeforeSubmit.mock.calls.map(([submission]) => submission);
    const { coverage_selections } = again as Extract<FlowSubmission, { kind: "coverage" }>;
    expect(coverage_selections).not.toEqual(soundSelections);
    expect(service.network.sent("SubmitCoverageSelections")).toMatchObject([
      { body: { coverage_selections } },
    ]);
    expect(errors).toEqual([]);
  });

  it.each([
    ["step", (user: ReturnType<typeof userEvent.setup>) => press(user, "Back")],
    ["flow", async (_: unknown, unmount: () => void) => unmount()],
  ] as const)("has nothing sent once the person has left the %s", async (_, leave) => {
    const service = await enrolmentAt("coverage_options_required");
    const user = userEvent.setup();
    const { onBeforeSubmit, letGo } = slowPage();
    const { employeeId, groupId } = service;
    const { errors, unmount } = renderPage(
      <EnrolmentFlow employeeId={employeeId} groupId={groupId} onBeforeSubmit={onBeforeSubmit} />,
      service,
    );
    await press(user, "Start");
    await chooseCover(user);
    await press(user, "Continue");
    await leave(user, unmount);
    await letGo();
    expect(onBeforeSubmit).toHaveBeenCalledTimes(1);
    expect(service.network.sent("SubmitCoverageSelections")).toHaveLength(0);
    expect((await enrolmentOf(service)).status).toBe("coverage_options_required");
    expect(errors).toEqual([]);
  });

  it("has nothing accepted once a statement is no longer ticked", async () => {
    const service = await quoteAt("quote_available");
    const user = userEvent.setup();
    const { onBeforeSubmit, letGo } = slowPage();
    renderPage(<QuoteConsentFlow onBeforeSubmit={onBeforeSubmit} />, service);
    await goToConsents(user);
    await tickAll(user);
    await press(user, accept);
    const [first] = await boxes();
    await user.click(first!);
    await letGo();
    expect(service.network.sent("CreateGroupPolicyIntent")).toHaveLength(0);
    await tickAll(user);
    await waitFor(() => expect(screen.getByRole("button", { name: accept })).not.toHaveAttribute(...busy));
    await press(user, accept);
    await title("Your cover starts on 1 January 2027");
  });

  it("keeps the answers about a person waiting", async () => {
    const service = await enrolmentAt("pending_confirmation", { persons: [student] });
    const user = userEvent.setup();
    const { onBeforeSubmit, letGo } = slowPage();
    const { employeeId, groupId } = service;
    renderPage(
      <EnrolmentFlow employeeId={employeeId} groupId={groupId} onBeforeSubmit={onBeforeSubmit} />,
      service,
    );
    await press(user, "Continue where you left off");
    await choose(user, "Me and my family");
    await user.click(await screen.findByRole("checkbox", { name: "Noor Ellery" }));
    await user.type(await screen.findByLabelText("Name of the school or university"), "Trinity");
    await user.selectOptions(screen.getByLabelText("Mode of study"), "Full time");
    await enterDate(user, "2028-06-30");
    const send = screen.getByRole("button", { name: "Send" });
    await user.dblClick(send);
    expect(send).toHaveAttribute(...busy);
    expect(onBeforeSubmit).toHaveBeenCalledTimes(1);
    expect(service.network.sent("AnswerRequirement")).toHaveLength(0);
    await letGo();
    await waitFor(() => expect(service.network.sent("AnswerRequirement")).toHaveLength(1));
  });
});

describe("what failed at the service", () => {
  const failed = "That didn’t work";
  /** The service wants more time than a person has. */
  const overloaded = () => new Response(null, { status: 429, headers: { "Retry-After": "60" } });
  const coverageOf = (submission: FlowSubmission | undefined) =>
    submission?.kind === "coverage" ? submission.coverage_selections : undefined;

  async function failWithCover(onBeforeSubmit: Asked) {
    const service = await enrolmentAt("coverage_options_required");
    service.network.mishaps.set("SubmitCoverageSelections", [overloaded()]);
    const user = userEvent.setup();
    const { employeeId, groupId } = service;
    renderPage(
      <EnrolmentFlow employeeId={employeeId} groupId={groupId} onBeforeSubmit={onBeforeSubmit} />,
      service,
    );
    await press(user, "Start");
    await chooseCover(user);
    await press(user, "Continue");
    await screen.findByText(failed);
    return { service, user };
  }

  it("is asked about again where the person tries again, and goes only if the page lets it", async () => {
    const onBeforeSubmit = vi.fn<Asked>().mockReturnValueOnce(undefined);
    onBeforeSubmit.mockReturnValueOnce("Ask your manager first.");
    const { service, user } = await failWithCover(onBeforeSubmit);
    await press(user, "Try again");
    await screen.findByText("Ask your manager first.");
    expect(screen.queryByText(failed)).toBeNull();
    expect(service.network.sent("SubmitCoverageSelections")).toHaveLength(1);
    await press(user, "Continue");
    await title("Who should be covered?");
    expect(onBeforeSubmit.mock.calls.map(([submission]) => coverageOf(submission))).toEqual(
      Array.from({ length: 3 }, () => soundSelections),
    );
    expect(service.network.sent("SubmitCoverageSelections")).toHaveLength(2);
  });

  it("is sent again as it was asked about", async () => {
    const onBeforeSubmit = vi.fn<Asked>();
    const { service, user } = await failWithCover(onBeforeSubmit);
    await press(user, "Try again");
    await title("Who should be covered?");
    expect(onBeforeSubmit).toHaveBeenCalledTimes(2);
    expect(service.network.sent("SubmitCoverageSelections").map(({ body }) => body)).toEqual(
      onBeforeSubmit.mock.calls.map(([submission]) => ({ coverage_selections: coverageOf(submission) })),
    );
  });

  it("is past once the person chooses something else, which alone is asked about and sent then", async () => {
    const onBeforeSubmit = vi.fn<Asked>();
    const { service, user } = await failWithCover(onBeforeSubmit);
    await user.click(screen.getByRole("checkbox", { name: "Seasonal vaccinations" }));
    expect(screen.queryByText(failed)).toBeNull();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    expect(onBeforeSubmit).toHaveBeenCalledTimes(1);
    await press(user, "Continue");
    await title("Who should be covered?");
    const [before, after] = onBeforeSubmit.mock.calls.map(([submission]) => coverageOf(submission));
    expect(after).not.toEqual(before);
    expect(service.network.sent("SubmitCoverageSelections")[1]?.body).toEqual({ coverage_selections: after });
  });

  it("is past in a change, too, once the person says something else of it", async () => {
    const service = await insured();
    service.network.mishaps.set("CreatePolicyAmendmentIntent", [overloaded()]);
    const user = userEvent.setup();
    const onBeforeSubmit = vi.fn<Asked>();
    const { id } = await policyOf(service);
    renderPage(<PolicyAmendmentFlow policyId={id} onBeforeSubmit={onBeforeSubmit} />, service);
    await begin(user, "Change who is covered");
    await chooseReason(user, "A baby");
    await enterDate(user, "2027-02-20");
    await press(user, "Continue");
    await screen.findByText(failed);
    await enterDate(user, "2027-02-21");
    expect(screen.queryByText(failed)).toBeNull();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    await press(user, "Continue");
    await title("Who should be covered from now on?");
    const eventOn = (event_date: string) => ({
      amendment_reason: { qualifying_life_event: { event_date } },
    });
    expect(onBeforeSubmit).toHaveBeenCalledTimes(2);
    expect(service.network.sent("CreatePolicyAmendmentIntent").map(({ body }) => body)).toMatchObject([
      eventOn("2027-02-20"),
      eventOn("2027-02-21"),
    ]);
  });

  it("is past among the people of a change once one of them chooses something else", async () => {
    const service = await amendmentAt("action_required");
    service.network.mishaps.set("ConfirmDependentsManagementIntent", [overloaded()]);
    const user = userEvent.setup();
    const { id } = await policyOf(service);
    renderPage(<PolicyAmendmentFlow policyId={id} />, service);
    await screen.findByRole("checkbox", { name: "Sam Ellery" });
    await chooseFor(user, "Sam Ellery", "Optical level", "Basic");
    await press(user, "Continue");
    await screen.findByText(failed);
    await chooseFor(user, "Sam Ellery", "Optical level", "None");
    expect(screen.queryByText(failed)).toBeNull();
    expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
    await press(user, "Continue");
    await waitFor(() => expect(service.network.sent("ConfirmDependentsManagementIntent")).toHaveLength(2));
  });
});
