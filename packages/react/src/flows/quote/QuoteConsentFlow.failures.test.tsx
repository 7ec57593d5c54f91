import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { problem } from "../../testing/network.ts";
import { comeBack, press, title } from "../../testing/page-actions.ts";
import {
  acceptanceOf,
  acceptancesOf,
  acceptedAt,
  quoteAt,
  quoteOf,
  quotesOf,
  startEmployer,
} from "../../testing/quote.ts";
import {
  accept,
  boxes,
  chooseInPlan,
  goToConsents,
  payAPercentage,
  renderQuoteFlow,
  tickAll,
} from "../../testing/render-quote-flow.tsx";

beforeEach(() => sessionStorage.clear());

describe("QuoteConsentFlow, when things go wrong", () => {
  it("goes on in place when the session ends before the acceptance, which the person then sends", async () => {
    const service = await quoteAt("quote_available");
    let works = true;
    const { user } = renderQuoteFlow(
      service,
      {},
      {
        getSession: async () => {
          if (!works) throw new Error("signed out");
          return service.getSession();
        },
      },
    );
    await goToConsents(user);
    await tickAll(user);
    await service.expireSessions();
    works = false;
    await press(user, accept);
    await screen.findByText("You were away for a while, so we need to connect again.");
    works = true;
    await press(user, "Continue");
    await waitFor(() => expect(screen.queryByText(/You were away/)).toBeNull());
    for (const box of await boxes()) expect(box).toBeChecked();
    expect(await acceptancesOf(service)).toHaveLength(0);
    await press(user, accept);
    await title("Your cover starts on 1 January 2027");
    expect(await acceptancesOf(service)).toHaveLength(1);
  });

  it("keeps what was chosen over a reload, in this tab", async () => {
    const service = await startEmployer();
    const first = renderQuoteFlow(service);
    await chooseInPlan(first.user);
    await payAPercentage(first.user, "80");
    await title("Check your request");
    first.unmount();
    const { user } = renderQuoteFlow(service);
    await title("Check your request");
    service.network.mishaps.set("CreateGroupQuoteIntent", [problem("not_found")]);
    await press(user, "Ask for a quote");
    await screen.findByText(/Nothing was changed\. Your answers are still here\./);
    await press(user, "Ask for a quote");
    await title("A quote from Harbour Mutual");
    expect(await quotesOf(service)).toHaveLength(1);
  });

  it("asks once where the answer is lost and the session is renewed in between", async () => {
    const service = await startEmployer();
    const { user } = renderQuoteFlow(service);
    await chooseInPlan(user);
    await payAPercentage(user, "80");
    await title("Check your request");
    const lost = Array.from({ length: 5 }, () => "lost" as const);
    service.network.mishaps.set("CreateGroupQuoteIntent", lost);
    await press(user, "Ask for a quote");
    await screen.findByText(/We don’t know if it was saved/, {}, { timeout: 20_000 });
    await service.expireSessions();
    await press(user, "Try again");
    await title("A quote from Harbour Mutual");
    expect(await quotesOf(service)).toHaveLength(1);
  });

  it("shows that a quote has expired meanwhile, and says so", async () => {
    const service = await quoteAt("quote_available");
    const { user } = renderQuoteFlow(service);
    await goToConsents(user);
    await tickAll(user);
    await service.force((await quoteOf(service)).id, "quote_expired");
    await press(user, accept);
    await title("This quote has expired");
    await screen.findByText(
      "This was changed elsewhere, for example in another tab. Here is the latest version.",
    );
  });

  it("shows what the insurer says later without a reload", async () => {
    const service = await acceptedAt("pending_provider_approval");
    renderQuoteFlow(service);
    await title("Harbour Mutual is reviewing your request");
    await service.force((await acceptanceOf(service)).id, "provider_rejected");
    await title("The insurer turned this cover down");
  });

  it("notifies the page that a deadline is near, once", async () => {
    const service = await quoteAt("quote_available");
    const { id, due_by = "" } = await quoteOf(service);
    expect(due_by).toBe("2026-12-31T23:59:59+00:00");
    await service.advance({ to: "2026-12-30T09:00:00Z" });
    const { events } = renderQuoteFlow(service);
    await title("A quote from Harbour Mutual");
    await comeBack();
    expect(events.filter(({ type }) => type === "deadline_near")).toEqual([
      { type: "deadline_near", intent_id: id, due_by },
    ]);
  });
});
