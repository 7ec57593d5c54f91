import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { title } from "../../testing/page-actions.ts";
import {
  acceptedAt,
  acceptanceOf,
  acceptQuote,
  type EmployerService,
  requestQuote,
} from "../../testing/quote.ts";
import { renderQuoteFlow } from "../../testing/render-quote-flow.tsx";
import { asRead } from "../../testing/unbroken.ts";

beforeEach(() => sessionStorage.clear());

const replaced = "Replaced on 1 December 2026 by Anchor Modular Health for Office.";

/** Buys once more for the same groups. */
async function buyAgain(service: EmployerService): Promise<string> {
  const { id } = await requestQuote(service);
  await service.force(id, "quote_available");
  await service.force((await acceptQuote(service)).id, "policy_created");
  return id;
}

describe("QuoteConsentFlow, a quote that a later one replaced", () => {
  it("says so first, since when and by what, and no longer what is next", async () => {
    const service = await acceptedAt("policy_created");
    const { quote_intent_id } = await acceptanceOf(service);
    const later = await buyAgain(service);
    const { show } = renderQuoteFlow(service, { quoteIntentId: quote_intent_id });
    await title("This cover is no longer in force");
    const [said] = await screen.findAllByRole("strong");
    expect(asRead(said?.textContent)).toBe(replaced);
    expect(said).toBeVisible();
    expect(screen.getByText("This receipt stays as a record of what you accepted.")).toBeVisible();
    expect(await screen.findByRole("heading", { name: "Your receipt" })).toBeVisible();
    expect(screen.queryByText(/Next, start your employees|can be covered from/)).toBeNull();

    show({ quoteIntentId: later });
    await title("Your cover starts on 1 January 2027");
    await waitFor(() => expect(screen.queryByText(/^Replaced on/)).toBeNull());
  });
});
