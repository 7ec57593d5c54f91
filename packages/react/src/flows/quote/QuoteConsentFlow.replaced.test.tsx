import type { ConsentReceipt } from "@enrolkit/types";
import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { title } from "../../testing/page-actions.ts";
import {
  acceptedAt,
  acceptanceOf,
  acceptQuote,
  type EmployerService,
  receiptsOf,
  requestQuote,
} from "../../testing/quote.ts";
import { renderQuoteFlow } from "../../testing/render-quote-flow.tsx";
import { renderPage } from "../../testing/render-page.tsx";
import { useEndedPolicies } from "../../hooks/useEndedPolicies.ts";

beforeEach(() => sessionStorage.clear());

const ended = /^The group policy for .?Office.? has ended\.$/u;

const Ended = ({ receipt }: { receipt: ConsentReceipt }) => (
  <p>{JSON.stringify(useEndedPolicies(receipt))}</p>
);

/** Buys once more for the same groups. */
async function buyAgain(service: EmployerService): Promise<string> {
  const { id } = await requestQuote(service);
  await service.force(id, "quote_available");
  await service.force((await acceptQuote(service)).id, "policy_created");
  return id;
}

describe("QuoteConsentFlow, a quote that a later one replaced", () => {
  it("says that it has ended, and no longer what is next", async () => {
    const service = await acceptedAt("policy_created");
    const { quote_intent_id } = await acceptanceOf(service);
    const later = await buyAgain(service);
    const { show } = renderQuoteFlow(service, { quoteIntentId: quote_intent_id });
    await title("This cover is no longer in force");
    expect(await screen.findByText(ended)).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Your receipt" })).toBeVisible();
    expect(screen.queryByText(/Next, start your employees|can be covered from/)).toBeNull();

    show({ quoteIntentId: later });
    await title("Your cover starts on 1 January 2027");
    expect(await screen.findByText(/^Next, start your employees/)).toBeVisible();
    expect(screen.queryByText(ended)).toBeNull();
  });

  it("says to a page with the receipt what replaced it, when, and which receipt that has", async () => {
    const service = await acceptedAt("policy_created");
    const [first] = await receiptsOf(service);
    const shown = (receipt: ConsentReceipt) => renderPage(<Ended receipt={receipt} />, service);
    const { unmount } = shown(first!);
    await waitFor(() => expect(service.network.sent("ListGroupPolicies")).toHaveLength(1));
    expect(screen.getByText("[]")).toBeVisible();
    unmount();
    await buyAgain(service);
    await buyAgain(service);
    const [third, second] = await receiptsOf(service);
    shown(first!);
    const replacedBy = {
      plan: "Anchor Modular Health",
      on: expect.stringMatching(/^2026-12-01T/),
      // By the next one, though that has ended too.
      groupPolicyIntentId: second?.group_policy_intent_id,
    };
    const said = await screen.findByText(/^\[\{/);
    expect(JSON.parse(said.textContent)).toEqual([
      { id: expect.stringMatching(/^gp_/), group: "Office", replacedBy },
    ]);
    cleanup();
    shown(third!);
    expect(await screen.findByText("[]")).toBeVisible();
  });
});
