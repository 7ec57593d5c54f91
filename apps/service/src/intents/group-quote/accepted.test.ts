import type { GroupPolicyIntent } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { changePlan } from "../../testing/api-client.ts";
import { planNamed } from "../../testing/plans.ts";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const plan = planNamed("Anchor Modular");

/** A quote that was accepted, and the intent that did. */
async function accepted(): Promise<[QuoteJourney, GroupPolicyIntent]> {
  const journey = await QuoteJourney.begin(service);
  const { id, consent_links } = await journey.reach("quote_available");
  const consent_approvals = consent_links.map((statement) => ({ id: statement.id }));
  const body = { quote_intent_id: id, consent_approvals };
  return [journey, await journey.ok("POST", "/group_policy_intents", body)];
}

describe("a quote that was accepted", () => {
  test("does not expire any more, and is still there to be read", async () => {
    const [journey] = await accepted();
    const quote = await journey.quote();
    expect(await journey.pass(60 * 86_400)).toMatchObject({ status: "quote_available" });
    expect(await journey.intent()).not.toHaveProperty("due_by");
    expect(await journey.quote()).toEqual(quote);
    expect((await journey.events()).map(({ type }) => type)).not.toContain(
      "group_quote_intent.quote_expired",
    );
  });

  test("cannot be declined any more; the rejection names what accepted it", async () => {
    const [journey, { id }] = await accepted();
    expect(await journey.rejected("POST", `${journey.intentPath}/reject`)).toMatchObject({
      error_code: "invalid_state",
      current_status: "quote_available",
      open_intent_id: id,
    });
  });

  test.each(["quote_expired", "rejected"])("is not forced to %s", async (status) => {
    const [journey, { id }] = await accepted();
    const path = `/test_helpers/intents/${journey.intentId}/force`;
    expect(await journey.rejected("POST", path, { status })).toMatchObject({
      error_code: "invalid_state",
      open_intent_id: id,
    });
    expect(await journey.intent()).toMatchObject({ status: "quote_available" });
  });

  test("shows the statements that were accepted, whatever the plan's are now", async () => {
    const [journey] = await accepted();
    await changePlan(journey, plan.id, { consent_statements: [] });
    expect((await journey.intent()).consent_links).toEqual(plan.consent_statements);
  });
});
