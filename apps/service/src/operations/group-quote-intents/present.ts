import type { GroupQuoteIntent, ListedQuotedEmployee, Quote } from "@enrolkit/contract";
import { lastDayToAct } from "../../intents/group-quote/group-quote-intent.ts";
import { levelsOf } from "../../quotes/price-quote.ts";
import { shownStatements } from "../../quotes/statements.ts";
import type { CommandContext } from "../../context.ts";
import { firstQuotedEmployees } from "../../store/quoted-employees.ts";
import type { GroupQuoteIntentRow, QuotedEmployeeRow, QuoteRow } from "../../store/rows.ts";
import { employerAction, unitedDisclosures } from "../present-shared.ts";

/** Presents a group quote intent; a single one repeats its level at the top (specification). */
export async function presentGroupQuoteIntent(
  context: CommandContext,
  row: GroupQuoteIntentRow,
): Promise<GroupQuoteIntent> {
  const plans = await Promise.all(levelsOf(row).map(({ plan_id }) => context.all.plans.get(plan_id)));
  const single = row.type === "single" ? levelsOf(row)[0] : undefined;
  const lastDay = lastDayToAct(row);
  return {
    id: row.id,
    group_id: single?.group_id ?? null,
    plan_id: single?.plan_id ?? null,
    status: row.status,
    items: row.items,
    consent_links: await shownStatements(context, row),
    disclosures: unitedDisclosures(plans),
    type: row.type,
    cost_sharing: single?.cost_sharing ?? null,
    expected_start_date: row.expected_start_date,
    ...(row.due_by !== null && { action_required: employerAction(row.due_by) }),
    object: "group_quote_intent",
    employer_id: row.employer_id,
    external_customer_id: row.external_customer_id,
    ...(lastDay !== null && { due_by: lastDay }),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

/** Employees whose cost each level of a quote shows (decisions §2, "Quote"). */
const shownEmployees = 100;

/** Presents a quote with the cost of the first employees of each level. */
export async function presentQuote({ all }: CommandContext, row: QuoteRow): Promise<Quote> {
  const items: Quote["items"] = [];
  for (const { levels, ...item } of row.items) {
    const shown = await Promise.all(
      levels.map(async (level) => {
        const first = await firstQuotedEmployees(all, row.quote_intent_id, level.group_id, shownEmployees);
        return { ...level, employees: first.map(({ employee_id, cost }) => ({ employee_id, cost })) };
      }),
    );
    items.push({ ...item, levels: shown });
  }
  return { ...row, items };
}

/** Presents an employee in the list of all employees of a quote. */
export function presentQuotedEmployee({
  id,
  group_id,
  employee_id,
  cost,
}: QuotedEmployeeRow): ListedQuotedEmployee {
  return { id, group_id, employee_id, cost };
}
