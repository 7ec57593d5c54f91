import type { GroupQuoteIntentStatus } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { changePlan } from "../../testing/api-client.ts";
import { GroupPolicyJourney } from "../../testing/group-policy-journey.ts";
import { planNamed } from "../../testing/plans.ts";
import { QuoteJourney } from "../../testing/quote-journey.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const plan = planNamed("Anchor Modular");
const path = "/group_policy_intents";
const shown = plan.consent_statements.map(({ id }) => id);
const unknown = `cst_${"0".repeat(32)}`;
const approvals = (...ids: (string | undefined)[]) => ids.map((id) => ({ id: id ?? "" }));

describe("accepting a quote", () => {
  test("names missing fields, fields of another form, and unknown keys", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    const body = {
      consent_approvals: [{ id: shown[0], user_id: "", approved_at: "now", at: 1 }],
      cost_sharing: {},
    };
    const { error_code, errors } = await journey.rejected("POST", path, body);
    expect(error_code).toBe("invalid_request");
    expect(Object.keys(errors ?? {}).toSorted()).toEqual([
      "$.consent_approvals[0].approved_at",
      "$.consent_approvals[0].at",
      "$.consent_approvals[0].user_id",
      "$.cost_sharing",
      "$.quote_intent_id",
    ]);
  });

  test.each([
    ["nothing is approved", [], shown, []],
    ["one is missing", shown.slice(1), shown.slice(0, 1), []],
    ["one is unknown", [...shown, unknown], [], [3]],
    ["one is approved twice", [...shown, shown[0]], [], [3]],
    ["one is missing, one unknown, one twice", [shown[1], unknown, shown[1]], [shown[0], shown[2]], [1, 2]],
  ])(
    "is rejected where %s; the 400 lists all of it, and nothing is stored",
    async (_, sent, missing, wrongIndexes) => {
      const journey = await GroupPolicyJourney.begin(service);
      const body = await journey.acceptance({ consent_approvals: approvals(...sent) });
      const { error_code, errors, ...problem } = await journey.rejected("POST", path, body);
      expect(error_code).toBe("invalid_request");
      expect(Object.keys(errors ?? {})).toEqual([
        ...wrongIndexes.map((index) => `$.consent_approvals[${index}].id`),
        ...(missing.length > 0 ? ["$.consent_approvals"] : []),
      ]);
      expect(problem.missing_consents).toEqual(missing.length > 0 ? missing : undefined);
      expect(await journey.receipts()).toEqual([]);
      expect(await journey.ok("GET", path)).toMatchObject({ total_count: 0 });
      expect(await journey.accept()).toMatchObject({ status: "processing" });
    },
  );

  test("is rejected with a wording that has changed since it was shown; the new one is named", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    const body = await journey.acceptance();
    const [first, ...others] = plan.consent_statements;
    const changed = { id: `cst_${"1".repeat(32)}`, text: `${first?.text} `, links: first?.links ?? [] };
    await changePlan(journey, plan.id, { consent_statements: [changed, ...others] });
    expect(await journey.rejected("POST", path, body)).toMatchObject({
      missing_consents: [changed.id],
      errors: { "$.consent_approvals[0].id": [expect.stringContaining("wording has changed")] },
    });
    expect((await journey.quoting.intent()).consent_links[0]).toEqual(changed);
    await journey.accept();
    expect((await journey.receipt()).statements[0]).toMatchObject({ id: changed.id, text: changed.text });
  });

  test("asks for a statement that several levels share once", async () => {
    const helper = await QuoteJourney.begin(service);
    const { world } = helper;
    const night = await helper.group("Night shift");
    const journey = await GroupPolicyJourney.begin(service, {
      world,
      of: (quoting) => ({
        items: [
          {
            benefit_type: "health_insurance",
            levels: [quoting.level(), { ...quoting.level(), group_id: night }],
          },
        ],
      }),
    });
    const body = await journey.acceptance();
    expect(body.consent_approvals).toEqual(approvals(...shown));
    await journey.accept();
    expect((await journey.receipt()).statements.map(({ id }) => id)).toEqual(shown);
  });

  test.each<GroupQuoteIntentStatus>([
    "processing",
    "action_required",
    "awaiting_quote",
    "rejected",
    "rejected_by_insurer",
    "quote_expired",
  ])("is rejected while the quote is %s", async (status) => {
    const quoting = await QuoteJourney.begin(service);
    const { id } = await quoting.reach(status);
    const body = { quote_intent_id: id, consent_approvals: approvals(...shown) };
    expect(await quoting.rejected("POST", path, body)).toMatchObject({
      error_code: "invalid_state",
      current_status: status,
      allowed_statuses: ["quote_available"],
    });
  });

  test("is rejected once the quote's last day has passed, also before it has expired", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    const { expires_at } = await journey.quoting.quote();
    const body = await journey.acceptance();
    service.clock.tick(31 * 86_400_000);
    expect(await journey.rejected("POST", path, body)).toMatchObject({
      error_code: "invalid_state",
      current_status: "quote_available",
      deadline: expires_at,
    });
    service.clock.tick(-31 * 86_400_000);
  });

  test.each(["processing", "policy_created", "provider_rejected", "expired"] as const)(
    "is rejected a second time, whatever became of the first: %s",
    async (status) => {
      const journey = await GroupPolicyJourney.begin(service);
      const body = await journey.acceptance();
      const { id } = await journey.accept();
      await journey.force(status);
      expect(await journey.rejected("POST", path, body)).toMatchObject({
        error_code: "invalid_state",
        current_status: "quote_available",
        open_intent_id: id,
      });
      expect(await journey.receipts()).toHaveLength(1);
    },
  );
});
