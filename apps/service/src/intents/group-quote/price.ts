import type { Quote, QuotedItem, QuotedLevel } from "@enrolkit/contract";
import { dueByAfter, quotedLevel, quoteTotals } from "@enrolkit/rules";
import { type CommandContext, timestamp } from "../../context.ts";
import { pricedEmployees } from "./priced-employees.ts";
import { levelsOf, type QuoteLevelRow, type QuoteSubject } from "./subject.ts";

/** Days that a quote is valid (decisions §5). */
const daysValid = 30;

/** What the levels of an intent cost: each employee of a group alone, by the plan's own prices. */
export async function priceQuote(context: CommandContext, subject: QuoteSubject): Promise<Quote> {
  const { intent, location, starts_on } = subject;
  const items: QuotedItem[] = [];
  for (const { benefit_type, ref, levels } of intent.items) {
    const quoted = await Promise.all(levels.map((level) => priceLevel(context, level, starts_on)));
    items.push({ benefit_type, ref, levels: quoted });
  }
  const [first] = levelsOf(intent);
  if (first === undefined) throw new Error("A quote has at least one level.");
  const { currency } = await context.all.plans.get(first.plan_id);
  return {
    quote_intent_id: intent.id,
    cost_sharing: intent.type === "single" ? first.cost_sharing : null,
    ...quoteTotals(
      items.flatMap(({ levels }) => levels),
      currency,
    ),
    currency,
    starts_on,
    generated_at: timestamp(context),
    expires_at: dueByAfter(new Date(context.now), daysValid, location),
    items,
    object: "quote",
  };
}

async function priceLevel(
  context: CommandContext,
  level: QuoteLevelRow,
  starts_on: string,
): Promise<QuotedLevel> {
  const plan = await context.all.plans.get(level.plan_id);
  const employees = await pricedEmployees(context, level.group_id, plan, starts_on);
  return quotedLevel({ ...level, plan, employees, starts_on });
}
