import type { Employee, Plan } from "@enrolkit/contract";
import {
  addSums,
  dueByAfter,
  employeeEligibility,
  firstOfNextMonth,
  quotedCost,
  quotedTotals,
  sumsOfCosts,
  type UserLocation,
} from "@enrolkit/rules";
import { type CommandContext, timestamp } from "../context.ts";
import { nextEmployees } from "../store/group-members.ts";
import type {
  GroupQuoteIntentRow,
  PlanToQuote,
  QuotedEmployeeRow,
  QuotePricing,
  QuoteRow,
} from "../store/rows.ts";

/** Days that a quote is valid (decisions §5). */
const daysValid = 30;

/** Employees of one transaction: few enough that no other request waits long. */
const batch = 250;

/** A level of a quote, as it was asked for. */
export type QuoteLevel = GroupQuoteIntentRow["items"][number]["levels"][number];

/** All levels, in the order in which they were sent. */
export function levelsOf({ items }: Pick<GroupQuoteIntentRow, "items">): QuoteLevel[] {
  return items.flatMap(({ levels }) => levels);
}

/** Returns a pricing that has not got anywhere yet, with the plans as they are now. */
export async function beginPricing(
  { all }: CommandContext,
  intent: GroupQuoteIntentRow,
  starts_on: string,
): Promise<QuotePricing> {
  const levels = levelsOf(intent);
  const plans = new Map<string, PlanToQuote>();
  for (const { plan_id } of levels) plans.set(plan_id, planToQuote(await all.plans.get(plan_id)));
  const sums = levels.map(() => addSums([]));
  return { starts_on, plans: [...plans.values()], level: 0, after: null, sums };
}

function planToQuote(plan: Plan): PlanToQuote {
  const { id, currency, pricing, pricing_bands, coverage_configurations, tax, tax_relief } = plan;
  const { employee_eligibility } = plan;
  return {
    id,
    currency,
    pricing,
    pricing_bands,
    coverage_configurations,
    tax,
    tax_relief,
    employee_eligibility,
  };
}

/** Whether all employees of all levels are priced. */
export function isPriced({ level, sums }: QuotePricing): boolean {
  return level === sums.length;
}

/**
 * Prices the next employees, each alone and by the plan's own prices, and writes what they cost. Returns how far it has
 * got, to be written in the same transaction, so that it goes on there after a restart. Employees who join a group while
 * it is priced are priced too, unless those who come after them were.
 */
export async function priceNextEmployees(
  context: CommandContext,
  intent: GroupQuoteIntentRow,
  begun: QuotePricing,
): Promise<QuotePricing> {
  let pricing = begun;
  for (let left = batch; left > 0 && !isPriced(pricing); ) {
    const level = levelsOf(intent)[pricing.level];
    if (level === undefined) throw new Error("A quote is priced level by level.");
    const employees = await nextEmployees(context.transaction, context.platform.id, level.group_id, {
      statuses: employed,
      after: pricing.after,
      limit: left,
    });
    pricing = {
      ...pricing,
      ...(employees.length < left
        ? { level: pricing.level + 1, after: null }
        : { after: employees.at(-1)?.id ?? null }),
      sums: await withPriced(context, intent, level, pricing, employees),
    };
    left -= employees.length;
  }
  return pricing;
}

/** Writes what some employees of a level cost, and returns the sums with theirs. */
async function withPriced(
  context: CommandContext,
  intent: GroupQuoteIntentRow,
  level: QuoteLevel,
  { plans, starts_on, sums, level: position }: QuotePricing,
  employees: readonly Employee[],
): Promise<QuotePricing["sums"]> {
  const plan = plans.find(({ id }) => id === level.plan_id);
  if (plan === undefined) throw new Error("A pricing has the plans of its levels.");
  const priced = employees
    .filter((employee) => isTaken(employee, plan, starts_on))
    .map(
      (employee): QuotedEmployeeRow => ({
        id: context.services.newId("qe"),
        quote_intent_id: intent.id,
        group_id: level.group_id,
        employee_id: employee.id,
        employer_id: intent.employer_id,
        external_customer_id: intent.external_customer_id,
        cost: quotedCost({ ...level, plan, starts_on }, employee),
      }),
    );
  await context.all.quotedEmployees.insertAll(priced);
  const added = sumsOfCosts(
    priced.map(({ cost }) => cost),
    plan.currency,
  );
  return sums.map((sum, index) => (index === position ? addSums([sum, added]) : sum));
}

/** Returns the quote of a pricing that is done. */
export function pricedQuote(
  context: CommandContext,
  intent: GroupQuoteIntentRow,
  { starts_on, plans, sums }: QuotePricing,
  location: UserLocation,
): QuoteRow {
  const [plan] = plans;
  const [first] = levelsOf(intent);
  if (plan === undefined || first === undefined) throw new Error("A quote has at least one level.");
  const { currency } = plan;
  const ofLevels = sums.values();
  return {
    quote_intent_id: intent.id,
    cost_sharing: intent.type === "single" ? first.cost_sharing : null,
    ...quotedTotals(addSums(sums), currency),
    currency,
    starts_on,
    generated_at: timestamp(context),
    expires_at: dueByAfter(new Date(context.now), daysValid, location),
    items: intent.items.map(({ benefit_type, ref, levels }) => ({
      benefit_type,
      ref,
      levels: levels.map(({ group_id, plan_id, cost_sharing, coverage_selections }) => ({
        group_id,
        plan_id,
        cost_sharing,
        coverage_selections,
        ...quotedTotals(ofLevels.next().value ?? addSums([]), currency),
      })),
    })),
    object: "quote",
  };
}

const employed: readonly Employee["status"][] = ["pending", "active"];

/** Whether a plan takes an employee on the first day of cover, now or when they start. */
function isTaken(
  employee: Employee,
  { employee_eligibility }: Pick<Plan, "employee_eligibility">,
  startsOn: string,
): boolean {
  return employeeEligibility(employee, employee_eligibility, startsOn, startsOn).kind !== "ineligible";
}

/** Counts the employees of a group who would be priced under a plan; not further than `most`. */
export async function countPricedEmployees(
  { transaction, platform }: CommandContext,
  groupId: string,
  plan: Plan,
  startsOn: string,
  most: number,
): Promise<number> {
  let count = 0;
  for (let after: string | null = null; count < most; ) {
    const next: Employee[] = await nextEmployees(transaction, platform.id, groupId, {
      statuses: employed,
      after,
      limit: batch,
    });
    count += next.filter((employee) => isTaken(employee, plan, startsOn)).length;
    if (next.length < batch) break;
    after = next.at(-1)?.id ?? null;
  }
  return Math.min(count, most);
}

/**
 * The first day of cover that a quote is for, and that its group policies start on: the day that was expected, unless
 * it has passed; else the first of the next month where the employer is.
 */
export function firstDayOfCover(expected: string | null, today: string): string {
  return expected !== null && expected >= today ? expected : firstOfNextMonth(today);
}
