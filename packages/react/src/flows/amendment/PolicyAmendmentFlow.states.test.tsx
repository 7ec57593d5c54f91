import type { PolicyAmendmentIntentInput, PolicyAmendmentIntentStatus } from "@enrolkit/types";
import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { ar } from "../../messages/ar/core.ts";
import {
  afterBirth,
  afterOtherCover,
  amendmentAt,
  amendmentOf,
  endPolicy,
  insured,
} from "../../testing/amendment.ts";
import { press, title } from "../../testing/page-actions.ts";
import { renderAmendmentFlow } from "../../testing/render-amendment-flow.tsx";

beforeEach(() => sessionStorage.clear());

describe("PolicyAmendmentFlow, every state has its page", () => {
  const pages: [PolicyAmendmentIntentStatus, PolicyAmendmentIntentInput, string | RegExp][] = [
    ["action_required", afterBirth, "Who should be covered from now on?"],
    ["pending_confirmation", afterBirth, "Check the change"],
    ["pending_confirmation", afterOtherCover, "Check before you end your health insurance"],
    ["amended", afterBirth, "Your cover changes on 20 February 2027"],
    ["amended", afterOtherCover, "Your health insurance ends on 31 March 2027"],
    ["not_undertaken", afterBirth, "Nothing was changed"],
  ];
  it.each(pages)("%s", async (status, input, name) => {
    const service = await amendmentAt(status, input);
    await renderAmendmentFlow(service, { intentId: (await amendmentOf(service)).id });
    await title(name);
  });

  it.each([
    ["awaiting_quote", "Harbour Mutual is working out the price"],
    ["processing", "Harbour Mutual is changing your cover"],
  ] as const)("%s", async (status, name) => {
    const service = await amendmentAt(status);
    await renderAmendmentFlow(service);
    await title(name);
    expect(screen.getByText("You can close this page; we’ll save everything.")).toBeInTheDocument();
  });

  it.each([
    ["the policy as it is", insured, "Your cover in detail"],
    ["a change", () => amendmentAt("pending_confirmation"), "Check the change"],
    [
      "the end of cover",
      () => amendmentAt("pending_confirmation", afterOtherCover),
      "Check before you end your health insurance",
    ],
  ])("%s names those who are covered, and “You” is no name", async (_, start, name) => {
    const service = await start();
    await renderAmendmentFlow(service);
    await title(name);
    const members = (await screen.findAllByText("Sam Ellery")).map(
      (sam) => sam.closest<HTMLElement>("ul, dl")!,
    );
    for (const member of members) {
      expect(within(member).getByText("Sam Ellery").closest("[translate=no]")).not.toBeNull();
      expect(within(member).getByText("You").closest("[translate=no]")).toBeNull();
    }
  });

  it.each(["provider_rejected", "unable_to_quote"] as const)(
    "processing_error with %s, in the service's words, and who can help",
    async (code) => {
      const service = await amendmentAt(code === "provider_rejected" ? "processing" : "awaiting_quote");
      const { id } = await amendmentOf(service);
      await service.force(id, "processing_error");
      const { processing_error } = await amendmentOf(service);
      expect(processing_error).toMatchObject({ code });
      const { user } = await renderAmendmentFlow(service, { intentId: id });
      await title(processing_error?.reason ?? "");
      expect(screen.getByText(processing_error?.reason_description ?? "")).toBeInTheDocument();
      expect(screen.getByText("Your cover and what you pay stay the same.")).toBeInTheDocument();
      expect(screen.getByRole("link", { name: /Call/ })).toBeInTheDocument();
      await press(user, "Back to Anchor Modular Health");
      await title("Your cover in detail");
    },
  );

  it("a status that is not known yet", async () => {
    const service = await amendmentAt("action_required");
    const fromTheFuture = (intent: object) => ({ ...intent, status: "paused_by_moon" });
    service.network.rewrites.set("RetrievePolicyAmendmentIntent", fromTheFuture);
    service.network.rewrites.set("ListPolicyAmendmentIntents", ({ items }: { items: object[] }) => ({
      items: items.map(fromTheFuture),
    }));
    await renderAmendmentFlow(service);
    await title("The change to your cover has been updated");
    expect(await screen.findByRole("link", { name: /Call 020 7946 0120/ })).toBeInTheDocument();
  });

  it("a policy that has ended: nothing can be changed any more", async () => {
    const service = await insured({ today: "2027-01-20" });
    await endPolicy(service);
    await service.advance({ to: "2027-02-01T09:00:00Z" });
    await renderAmendmentFlow(service);
    await title("This cover has ended");
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.queryByRole("button", { name: "Continue" })).toBeNull();
  });

  it("speaks Arabic", async () => {
    await renderAmendmentFlow(await insured(), {}, { locale: "ar", messages: ar });
    await title("تفاصيل تغطيتك");
  });
});
