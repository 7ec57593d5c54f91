import type { GroupPolicyIntent } from "@enrolkit/contract";
import { describe, expect, test } from "vitest";
import { changePlan } from "../../testing/api-client.ts";
import { GroupPolicyJourney } from "../../testing/group-policy-journey.ts";
import { planNamed } from "../../testing/plans.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";
import { verifyReceipts } from "../../receipts/verify.ts";

const ten = Array.from({ length: 10 }, (_, index) => index);

describe.each(["sqlite", "postgres"] as const)("on %s", async (engine) => {
  const service = await serviceOfFile({ engine });

  test("ten at once accept a quote once; the others learn which, and there is one receipt", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    const body = await journey.acceptance();
    const emitted = await journey.eventsOf(async () => {
      const responses = await Promise.all(
        ten.map(() => journey.call<GroupPolicyIntent>("POST", "/group_policy_intents", body)),
      );
      const [accepted, ...more] = responses.filter(({ status }) => status === 200);
      expect(more).toEqual([]);
      const rejected = responses.filter(({ status }) => status === 400);
      expect(rejected).toHaveLength(9);
      for (const { body: problem } of rejected) {
        expect(problem).toMatchObject({ error_code: "invalid_state", open_intent_id: accepted?.body.id });
      }
    });
    expect(emitted).toEqual(["group_policy_intent.processing"]);
    expect(await journey.receipts()).toHaveLength(1);
    expect(await journey.ok("GET", "/group_policy_intents")).toMatchObject({ total_count: 1 });
  });

  test("ten quotes of one employer, accepted at once, have receipts in one unbroken chain", async () => {
    const first = await GroupPolicyJourney.begin(service, { as: "employer" });
    const { world } = first;
    const others = await Promise.all(
      ten.slice(1).map(() => GroupPolicyJourney.begin(service, { world, as: "employer" })),
    );
    const accepted = await Promise.all([first, ...others].map((journey) => journey.accept()));
    const receipts = await first.receipts();
    expect(receipts.map(({ sequence }) => sequence)).toEqual(ten.map((index) => 10 - index));
    expect(verifyReceipts({ items: receipts })).toMatchObject({
      errors: [],
      chains: [{ count: 10, from: 1, to: 10 }],
    });
    expect(new Set(receipts.map(({ id }) => id))).toEqual(
      new Set(accepted.map(({ consent_receipt_id }) => consent_receipt_id)),
    );
  });

  test("a quote that is accepted and declined at once ends as one of both", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    const body = await journey.acceptance();
    const [accepted, declined] = await Promise.all([
      journey.call("POST", "/group_policy_intents", body),
      journey.call("POST", `${journey.quoting.intentPath}/reject`),
    ]);
    expect([accepted.status, declined.status].toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await journey.receipts()).toHaveLength(accepted.status === 200 ? 1 : 0);
  });
});

describe("the receipt", async () => {
  const service = await serviceOfFile();
  const plan = planNamed("Anchor Modular");

  test("holds what was shown, word for word, who accepted it, and what it costs", async () => {
    const journey = await GroupPolicyJourney.begin(service, { as: "employer" });
    const quote = await journey.quoting.quote();
    const { items, consent_links } = await journey.quoting.intent();
    const consent_approvals = consent_links.map(({ id }) => ({
      id,
      user_id: "user-7",
      approved_at: "2026-12-01T10:29:59+01:00",
    }));
    const headers = { "Accept-Language": "ar,en;q=0.5", "User-Agent": "Quay/1.0" };
    const body = await journey.acceptance({ consent_approvals: consent_approvals.toReversed() });
    const intent = await journey.ok<GroupPolicyIntent>("POST", "/group_policy_intents", body, { headers });
    journey.intentId = intent.id;
    const receipt = await journey.receipt();
    expect(receipt).toMatchObject({
      id: intent.consent_receipt_id,
      employer_id: journey.world.employer_id,
      external_customer_id: null,
      group_policy_intent_id: intent.id,
      quote_intent_id: journey.quoting.intentId,
      accepted_at: intent.created_at,
      actor: { kind: "employer_session", acting_user_id: null, acting_user: null },
      locale: "ar",
      user_agent: "Quay/1.0",
      items,
      currency: "gbp",
      total_monthly_premium: quote.total_monthly_premium,
      employer_monthly_cost: quote.employer_monthly_cost,
      sequence: 1,
      previous_hash: null,
    });
    expect(receipt.actor.id).toMatch(/^es_[0-9a-f]{32}$/);
    expect(
      receipt.statements.map(({ position, text, links, user_id, approved_at }) => ({
        position,
        text,
        links,
        user_id,
        approved_at,
      })),
    ).toEqual(
      plan.consent_statements.map(({ text, links }, index) => ({
        position: index + 1,
        text,
        links,
        user_id: "user-7",
        approved_at: "2026-12-01T10:29:59+01:00",
      })),
    );
    expect(verifyReceipts(receipt).errors).toEqual([]);
  });

  test("says what was bought by the names of that day: for which group and how many, from when, who pays what", async () => {
    const journey = await GroupPolicyJourney.begin(service, {
      as: "employer",
      of: (quoting) => ({
        items: [
          {
            benefit_type: "health_insurance",
            levels: [
              { ...quoting.level(), cost_sharing: { type: "percentage", percentage: { percentage: 75 } } },
            ],
          },
        ],
      }),
    });
    const quote = await journey.quoting.quote();
    const [level] = quote.items[0]?.levels ?? [];
    await journey.accept();
    await journey.quoting.rename("Renamed since");
    const receipt = await journey.receipt();
    expect(receipt.purchase).toEqual({
      starts_on: quote.starts_on,
      employee_count: 3,
      levels: [
        {
          benefit_type: "health_insurance",
          group_id: journey.quoting.groupId,
          group_name: "Head office",
          plan_id: plan.id,
          plan_name: "Anchor Modular Health",
          provider_id: plan.provider_id,
          provider_name: "Harbour Mutual",
          employee_count: 3,
          total_monthly_premium: level?.total_monthly_premium,
          employer_monthly_cost: level?.employer_monthly_cost,
          cost_sharing: { type: "percentage", percentage: { percentage: 75 } },
          cover: expect.arrayContaining([
            {
              name: "Core cover",
              options: ["Treatment and diagnostics", "Treatment and diagnostics: Standard out-patient"],
            },
          ]),
        },
      ],
    });
    expect(verifyReceipts(receipt).errors).toEqual([]);
    const renamed = structuredClone(receipt);
    if (renamed.purchase?.levels[0]) renamed.purchase.levels[0].group_name = "Renamed since";
    expect(verifyReceipts(renamed).errors.map(({ kind }) => kind)).toEqual(["content_changed"]);
  });

  test("holds the most hostile text as it is, and verifies", async () => {
    const text = `<script>alert("{terms}")</script>\u202e\u0000'${"long ".repeat(1000)}\r\n`;
    const label = "<img src=x onerror=alert(1)>";
    const url = "https://broker.example/?a=%00&b=<b>";
    const link = { token: "terms", type: "terms_of_business" as const, label, url, version: "\u2066" };
    const hostile = { id: `cst_${"2".repeat(32)}`, text, links: [link] };
    const journey = await GroupPolicyJourney.begin(service);
    await changePlan(journey, plan.id, { consent_statements: [hostile] });
    await journey.accept();
    const receipt = await journey.receipt();
    expect(receipt.statements).toMatchObject([hostile]);
    expect(verifyReceipts(receipt).errors).toEqual([]);
  });

  test("names the key and no person, where a platform accepts and says nothing of its software", async () => {
    const journey = await GroupPolicyJourney.begin(service);
    const headers = { "Accept-Language": "*", "User-Agent": "" };
    const body = await journey.acceptance();
    const intent = await journey.ok<GroupPolicyIntent>("POST", "/group_policy_intents", body, { headers });
    journey.intentId = intent.id;
    expect(await journey.receipt()).toMatchObject({
      actor: { kind: "platform", id: expect.stringMatching(/^key_/), acting_user_id: null },
      locale: null,
      user_agent: null,
      statements: plan.consent_statements.map(() => ({ user_id: null, approved_at: null })),
    });
  });

  const ines = { id: "admin-3", name: "Ines Carvalho", role: "Chief Operating Officer" };
  const unnamed = { id: "admin-3", name: null, role: null };
  test.each([
    [{ acting_user_id: "admin-3" }, unnamed],
    [{ acting_user_id: null, acting_user: { id: "admin-3" } }, unnamed],
    [{ acting_user: { ...ines, role: null } }, { ...ines, role: null }],
    [{ acting_user: ines }, ines],
  ])("names the person a session acts for: %j", async (named, acting_user) => {
    const { world } = await GroupPolicyJourney.begin(service);
    const session = { employer_id: world.employer_id, ...named };
    const { body } = await service.call<{ token: string; id: string }>("POST", "/embed/sessions", {
      key: world.api_key,
      body: session,
    });
    const journey = await GroupPolicyJourney.begin(service, { world });
    const acceptance = await journey.acceptance();
    const intent = await journey.ok<GroupPolicyIntent>("POST", "/group_policy_intents", acceptance, {
      key: body.token,
    });
    journey.intentId = intent.id;
    expect((await journey.receipt()).actor).toEqual({
      kind: "employer_session",
      id: body.id,
      acting_user_id: "admin-3",
      acting_user,
    });
    expect(verifyReceipts(await journey.receipt()).errors).toEqual([]);
  });

  test("of an employer of record is in the chain of its customer", async () => {
    const journey = await GroupPolicyJourney.begin(service, {
      platform_type: "employer_of_record",
      as: "employer",
    });
    await journey.accept();
    expect(await journey.receipt()).toMatchObject({ external_customer_id: "customer-1", sequence: 1 });
  });
});
