import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupPolicyWorkflow } from "../workflows/group-policy.ts";
import { groupQuoteWorkflow } from "../workflows/group-quote.ts";
import { statesOf } from "../workflows/workflow.ts";
import { type QuotePosition, quoteStep } from "./quote-step.ts";

const start: QuotePosition = { choosing: "plan", reading: "quote" };
const quotes = statesOf(groupQuoteWorkflow);
const policies = statesOf(groupPolicyWorkflow);

describe("the step of a quote", () => {
  it("is the page asked for, as long as nothing is asked of the insurer", () => {
    for (const choosing of ["groups", "plan", "cover", "levels", "cost_sharing", "check"] as const)
      expect(quoteStep(null, null, { ...start, choosing })).toBe(choosing);
  });

  it("has a page for every state of the quote", () => {
    expect(Object.fromEntries(quotes.map((status) => [status, quoteStep(status, null, start)]))).toEqual({
      processing: "waiting",
      action_required: "action_required",
      awaiting_quote: "waiting",
      quote_available: "quote",
      rejected: "rejected",
      rejected_by_insurer: "rejected_by_insurer",
      quote_expired: "quote_expired",
    });
  });

  it("goes on to the consents where they are asked for, and only while there is a quote", () => {
    for (const status of quotes) {
      const step = quoteStep(status, null, { ...start, reading: "consents" });
      expect(step === "consents").toBe(status === "quote_available");
    }
  });

  it("has a page for every state of what was accepted", () => {
    const steps = policies.map((status) => [status, quoteStep("quote_available", status, start)]);
    expect(Object.fromEntries(steps)).toEqual({
      processing: "waiting",
      action_required: "policy_action_required",
      pending_provider_approval: "pending_provider_approval",
      policy_created: "done",
      expired: "expired",
      provider_rejected: "provider_rejected",
      manual_renewal_gathering_required: "manual_renewal_gathering_required",
    });
  });

  it("is that of the accepted quote, for any status of the quote and any position", () => {
    for (const policy of policies) {
      const steps = new Set(
        quotes.flatMap((quote) =>
          (["quote", "consents"] as const).map((reading) => quoteStep(quote, policy, { ...start, reading })),
        ),
      );
      expect(steps.size).toBe(1);
    }
  });

  it("is unknown for any other status, and never fails", () => {
    const other = (known: readonly string[]) => fc.string().filter((status) => !known.includes(status));
    fc.assert(
      fc.property(other(quotes), other(policies), (quote, policy) => {
        expect(quoteStep(quote, null, start)).toBe("unknown");
        expect(quoteStep("quote_available", policy, start)).toBe("unknown");
      }),
    );
  });
});
