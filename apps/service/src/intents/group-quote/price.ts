import type { Quote, QuotedItem, QuotedLevel } from "@enrolkit/contract";
import { dueByAfter, quotedLevel, quoteTotals } from "@enrolkit/rules";
import { type Scope, timestamp } from "../../context.ts";
import { pricedEmployees } from "./priced-employees.ts";
import { levelsOf, type QuoteLevelRow, type QuoteSubject } from "./subject.ts";

/** Days that a quote is valid (decisions §5). */
const daysValid = 30;

/** What the levels of an intent cost: each employee of a group alone, by the plan's own prices. */
export async function priceQuote(scope: Scope, subject: QuoteSubject): Promise<Quote> {
  const { intent, place, starts_on } = subject;
  const items: QuotedItem[] = [];
  for (const { benefit_type, ref, levels } of intent.items) {
    const quoted = await Promise.all(levels.map((level) => priceLevel(scope, level, starts_on)));
    items.push({ benefit_type, ref, levels: quoted });
  }
  const [first] = levelsOf(intent);
  if (first === undefined) throw new Error("A quote has at least one level.");
  const { currency } = await scope.all.plans.get(first.plan_id);
  return {
    quote_intent_id: intent.id,
    cost_sharing: intent.type === "single" ? first.cost_sharing : null,
    ...quoteTotals(
      items.flatMap(({ levels }) => levels),
      currency,
    ),
    currency,
    starts_on,
    generated_at: timestamp(scope),
    expires_at: dueByAfter(new Date(scope.now), daysValid, place),
    items,
    object: "quote",
  };
}

async function priceLevel(scope: Scope, level: QuoteLevelRow, starts_on: string): Promise<QuotedLevel> {
  const plan = await scope.all.plans.get(level.plan_id);
  const employees = await pricedEmployees(scope, level.group_id, plan, starts_on);
  return quotedLevel({ ...level, plan, employees, starts_on });
}
