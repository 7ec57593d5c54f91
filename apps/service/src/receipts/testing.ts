import type { ConsentReceipt } from "@enrolkit/contract";
import * as fc from "fast-check";
import { makeReceipt, type ReceiptContent } from "./make.ts";

const hex = Array.from("0123456789abcdef");
const idOf = (prefix: string) =>
  fc.string({ unit: fc.constantFrom(...hex), minLength: 32, maxLength: 32 }).map((it) => `${prefix}_${it}`);

const wellFormed = fc.string({ unit: "grapheme", maxLength: 40 });
const plainText = wellFormed.map((text) => text.replaceAll(/[{}]/g, ""));
const token = fc.constantFrom("terms_of_business", "privacy_policy", "privacy_policy_2");

const link = fc.record({
  token,
  type: fc.constantFrom("terms_of_business" as const, "privacy_policy" as const),
  label: wellFormed,
  url: fc.webUrl({ validSchemes: ["https"] }),
  version: wellFormed,
});

/** A statement whose every placeholder has its link. */
const statement = fc
  .record({
    id: idOf("cst"),
    before: plainText,
    after: plainText,
    links: fc.uniqueArray(link, { selector: (it) => it.token, maxLength: 3 }),
  })
  .map(({ id, before, after, links }) => ({
    id,
    text: `${before}${links.map((it) => `{${it.token}}`).join(" / ")}${after}`,
    links,
  }));

const instant = fc
  .date({ min: new Date("2026-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
  .map((date) => date.toISOString());

const items: ReceiptContent["items"] = [
  {
    benefit_type: "health_insurance",
    ref: null,
    levels: [
      {
        group_id: `gr_${"1".repeat(32)}`,
        plan_id: `pl_${"1".repeat(32)}`,
        cost_sharing: { type: "full_coverage" },
        coverage_selections: null,
      },
    ],
  },
];

const amount = fc.double({ min: 0, max: 1e7, noNaN: true });

/** Receipts of before they said what was bought have none. */
const purchase = fc.record({
  starts_on: fc.constant("2026-12-01"),
  employee_count: fc.nat(),
  levels: fc.array(
    fc.record({
      benefit_type: fc.constantFrom("health_insurance" as const, "life_assurance" as const),
      group_id: idOf("gr"),
      group_name: wellFormed,
      plan_id: idOf("pl"),
      plan_name: wellFormed,
      provider_id: idOf("pr"),
      provider_name: wellFormed,
      employee_count: fc.nat(),
      total_monthly_premium: amount,
      employer_monthly_cost: amount,
      cost_sharing: fc.constant({ type: "full_coverage" as const }),
      cover: fc.array(fc.record({ name: wellFormed, options: fc.array(wellFormed, { maxLength: 2 }) })),
    }),
    { minLength: 1, maxLength: 2 },
  ),
});

/** What a receipt says of who accepted; those of before people had names and roles have no `acting_user`. */
const writtenAlways: { requiredKeys: ["kind", "id", "acting_user_id"] } = {
  requiredKeys: ["kind", "id", "acting_user_id"],
};

/** The content of acceptances of one employer. */
function contentOf(holder: Pick<ReceiptContent, "employer_id" | "external_customer_id">) {
  return fc
    .record({
      id: idOf("cr"),
      group_policy_intent_id: idOf("gpi"),
      quote_intent_id: idOf("gqi"),
      accepted_at: instant,
      actor: fc.record(
        {
          kind: fc.constantFrom("platform" as const, "dashboard" as const, "employer_session" as const),
          id: idOf("es"),
          acting_user_id: fc.option(wellFormed),
          acting_user: fc.option(
            fc.record({ id: wellFormed, name: fc.option(wellFormed), role: fc.option(wellFormed) }),
          ),
        },
        writtenAlways,
      ),
      locale: fc.option(wellFormed),
      user_agent: fc.option(wellFormed),
      items: fc.constant(items),
      purchase: fc.option(purchase, { nil: undefined }),
      currency: fc.constantFrom("gbp", "jpy", "kwd"),
      total_monthly_premium: amount,
      employer_monthly_cost: amount,
      statements: fc.uniqueArray(statement, { selector: (it) => it.id, minLength: 1, maxLength: 3 }),
      approved_at: instant,
    })
    .map(
      ({ approved_at, purchase: bought, ...content }): ReceiptContent => ({
        ...content,
        ...(bought && { purchase: bought }),
        ...holder,
        approvals: content.statements.map(({ id }) => ({ id, approved_at, user_id: "user-1" })),
      }),
    );
}

/** Unbroken chains of one employer, oldest first. */
export function chains(length: { min: number; max: number }): fc.Arbitrary<ConsentReceipt[]> {
  return fc
    .record({ employer_id: idOf("er"), external_customer_id: fc.option(plainText) })
    .chain((holder) => fc.array(contentOf(holder), { minLength: length.min, maxLength: length.max }))
    .map(chainOf);
}

/** Makes a chain of receipts, in the order of their contents. */
export function chainOf(contents: readonly ReceiptContent[]): ConsentReceipt[] {
  const receipts: ConsentReceipt[] = [];
  for (const content of contents) receipts.push(makeReceipt(content, receipts.at(-1)));
  return receipts;
}
