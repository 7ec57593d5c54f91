import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { amendmentAt, amendmentOf, policyOf } from "../../testing/amendment.ts";
import { soundSelections } from "../../testing/catalogue.ts";
import { enrolmentAt, enrolmentOf } from "../../testing/enrolment.ts";
import { choose, press, title } from "../../testing/page-actions.ts";
import { acceptancesOf, quoteAt, quoteOf } from "../../testing/quote.ts";
import { chooseCover } from "../../testing/render-enrolment-flow.tsx";
import { renderPage } from "../../testing/render-page.tsx";
import { accept, goToConsents, tickAll } from "../../testing/render-quote-flow.tsx";
import { PolicyAmendmentFlow } from "../amendment/PolicyAmendmentFlow.tsx";
import { EnrolmentFlow } from "../enrolment/EnrolmentFlow.tsx";
import { QuoteConsentFlow } from "../quote/QuoteConsentFlow.tsx";
import type { FlowSettings, FlowSubmission } from "./flow-settings.ts";

beforeEach(() => sessionStorage.clear());

type Asked = NonNullable<FlowSettings["onBeforeSubmit"]>;

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
    await choose(user, "No cancer cover");
    expect(screen.queryByText("Ask your manager first.")).toBeNull();
    await press(user, "Continue");
    await screen.findByText("Ask your manager first.");
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
    expect(screen.getByRole("radio", { name: "£250" })).toBeChecked();
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
      await screen.findByText("This was not sent, and nothing was changed. Try again.");
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
