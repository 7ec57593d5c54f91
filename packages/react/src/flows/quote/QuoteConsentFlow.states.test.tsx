import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { problem } from "../../testing/network.ts";
import { comeBack, press, title } from "../../testing/page-actions.ts";
import {
  acceptanceOf,
  acceptedAt,
  quoteAt,
  quoteOf,
  rewriteQuotes,
  startEmployer,
} from "../../testing/quote.ts";
import { renderQuoteFlow } from "../../testing/render-quote-flow.tsx";

beforeEach(() => sessionStorage.clear());

/** The group was not insured before. */
async function answerRequirement(user: UserEvent): Promise<void> {
  const insured = await screen.findByRole("group", { name: /The group was insured/ });
  await user.click(within(insured).getByRole("radio", { name: "No" }));
  await press(user, "Send");
}

describe("QuoteConsentFlow, every state has its page", () => {
  it.each([
    ["quote_available", "A quote from Harbour Mutual"],
    ["rejected", "This quote was declined"],
    ["rejected_by_insurer", "Harbour Mutual declined to quote"],
    ["quote_expired", "This quote has expired"],
  ] as const)("of a quote: %s", async (status, name) => {
    renderQuoteFlow(await quoteAt(status));
    await title(name);
  });

  it.each([
    ["expired", "The deadline to set up cover has passed"],
    ["provider_rejected", "The insurer turned this cover down"],
  ] as const)("of what was accepted: %s", async (status, name) => {
    renderQuoteFlow(await acceptedAt(status));
    await title(name);
    expect(await screen.findByRole("link", { name: /Call 020 7946 0120/ })).toBeInTheDocument();
  });

  it.each([
    ["manual_renewal_gathering_required", "The insurer is handling this renewal"],
    ["pending_provider_approval", "Harbour Mutual is reviewing your request"],
  ] as const)("with a number to call while the insurer is at it: %s", async (status, name) => {
    renderQuoteFlow(await acceptedAt(status));
    await title(name);
    const number = await screen.findByRole("link", { name: "020 7946 0120" });
    expect(number.closest("p")).toHaveTextContent(/^Questions\? Call Harbour Mutual on 020 7946 0120$/);
  });

  it("a status of a quote that is not known yet", async () => {
    const service = await quoteAt("quote_available");
    rewriteQuotes(service, (quote) => ({ ...quote, status: "paused_by_moon" }));
    renderQuoteFlow(service);
    await title("Your quote has been updated");
  });

  it("a status of what was accepted that is not known yet", async () => {
    const service = await acceptedAt("pending_provider_approval");
    service.network.rewrites.set("ListGroupPolicyIntents", ({ items }: { items: object[] }) => ({
      items: items.map((intent) => ({ ...intent, status: "paused_by_moon" })),
    }));
    renderQuoteFlow(service);
    await title("Your quote has been updated");
    expect(await screen.findByRole("link", { name: /Call 020 7946 0120/ })).toBeInTheDocument();
  });

  it.each([
    ["processing", "We are preparing your request"],
    ["awaiting_quote", "Harbour Mutual is working out your quote"],
  ] as const)("while a quote waits: %s", async (status, name) => {
    renderQuoteFlow(await quoteAt(status));
    await title(name);
    expect(screen.getByText("You can close this page; we’ll save everything.")).toBeInTheDocument();
  });

  it.each([
    ["processing", "Harbour Mutual is setting up your cover"],
    ["pending_provider_approval", "Harbour Mutual is reviewing your request"],
  ] as const)("while what was accepted waits: %s", async (status, name) => {
    renderQuoteFlow(await acceptedAt(status));
    await title(name);
    expect(screen.getByText("You can close this page; we’ll save everything.")).toBeInTheDocument();
  });

  it("asks what the insurer asks, in its words, and goes on by itself", async () => {
    const service = await quoteAt("action_required");
    const { action_required } = await quoteOf(service);
    const { user } = renderQuoteFlow(service);
    await title(action_required?.reason ?? "");
    expect(screen.getByText(action_required?.reason_description ?? "")).toBeInTheDocument();
    await answerRequirement(user);
    await title("A quote from Harbour Mutual");
    expect(service.network.sent("AnswerRequirement")).toHaveLength(1);
  });

  it("asks the same of what was accepted", async () => {
    const service = await acceptedAt("action_required");
    const { action_required } = await acceptanceOf(service);
    const { user } = renderQuoteFlow(service);
    await title(action_required?.reason ?? "");
    await answerRequirement(user);
    await title("Your cover starts on 1 January 2027");
  });

  it("no group, and no way on", async () => {
    const service = await startEmployer({ groups: [] });
    renderQuoteFlow(service);
    await title("No groups yet");
  });

  it("what cannot be read is said, and read again", async () => {
    const service = await startEmployer();
    service.network.mishaps.set("ListGroupQuoteIntents", [problem("forbidden"), problem("forbidden")]);
    renderQuoteFlow(service);
    await screen.findByText(/^We couldn’t load your company’s benefits\./);
    await comeBack();
    await comeBack();
    await title("Which plan do you want to offer?");
  });
});
