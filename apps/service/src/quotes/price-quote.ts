import type { Employee, Plan, Quote, QuotedItem, QuotedLevel } from "@enrolkit/contract";
import {
  dueByAfter,
  employeeEligibility,
  firstOfNextMonth,
  quotedLevel,
  quoteTotals,
  type UserLocation,
} from "@enrolkit/rules";
import { type CommandContext, timestamp } from "../context.ts";
import { employeesOfGroup } from "../store/group-members.ts";
import type { GroupQuoteIntentRow } from "../store/rows.ts";

/** Days that a quote is valid (decisions §5). */
const daysValid = 30;

/** What was asked for, where the employer is, and the first day of cover. */
interface QuoteToPrice {
  intent: GroupQuoteIntentRow;
  location: UserLocation;
  starts_on: string;
}

/** A level of a quote, as it was asked for. */
export type QuoteLevel = GroupQuoteIntentRow["items"][number]["levels"][number];

/** All levels, in the order in which they were sent. */
export function levelsOf({ items }: Pick<GroupQuoteIntentRow, "items">): QuoteLevel[] {
  return items.flatMap(({ levels }) => levels);
}

/** What the levels of an intent cost: each employee of a group alone, by the plan's own prices. */
export async function priceQuote(
  context: CommandContext,
  { intent, location, starts_on }: QuoteToPrice,
): Promise<Quote> {
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
  level: QuoteLevel,
  starts_on: string,
): Promise<QuotedLevel> {
  const plan = await context.all.plans.get(level.plan_id);
  const employees = await pricedEmployees(context, level.group_id, plan, starts_on);
  return quotedLevel({ ...level, plan, employees, starts_on });
}

const employed: readonly Employee["status"][] = ["pending", "active"];

/** The employees of a group who are eligible for a plan on the first day of cover, now or when they start. */
export async function pricedEmployees(
  { transaction, platform }: CommandContext,
  groupId: string,
  plan: Plan,
  startsOn: string,
): Promise<Employee[]> {
  const employees = await employeesOfGroup(transaction, platform.id, groupId);
  return employees.filter(
    (employee) =>
      employed.includes(employee.status) &&
      employeeEligibility(employee, plan.employee_eligibility, startsOn, startsOn).kind !== "ineligible",
  );
}

/**
 * The first day of cover that a quote is for, and that its group policies start on: the day that was expected, unless
 * it has passed; else the first of the next month where the employer is.
 */
export function firstDayOfCover(expected: string | null, today: string): string {
  return expected !== null && expected >= today ? expected : firstOfNextMonth(today);
}
