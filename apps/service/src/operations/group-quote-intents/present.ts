import type {
  GroupQuoteIntent,
  ListedQuotedEmployee,
  Quote,
  QuotedEmployee,
  QuotedLevel,
} from "@enrolkit/contract";
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
    ...(row.due_by !== null && { action_required: employerAction(context, row.due_by) }),
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
export async function presentQuote(context: CommandContext, row: QuoteRow): Promise<Quote> {
  const items: Quote["items"] = [];
  for (const { levels, ...item } of row.items) {
    const shown: QuotedLevel[] = [];
    for (const level of levels) {
      const { quote_intent_id } = row;
      const first = await firstQuotedEmployees(context.all, quote_intent_id, level.group_id, shownEmployees);
      const named = await withNames(context, first);
      shown.push({
        ...level,
        employees: named.map(({ employee_id, first_name, last_name, external_id, cost }) => ({
          employee_id,
          first_name,
          last_name,
          external_id,
          cost,
        })),
      });
    }
    items.push({ ...item, levels: shown });
  }
  return { ...row, items };
}

/** Presents employees in the list of all employees of a quote. */
export async function presentQuotedEmployees(
  context: CommandContext,
  rows: readonly QuotedEmployeeRow[],
): Promise<ListedQuotedEmployee[]> {
  const named = await withNames(context, rows);
  return named.map(({ id, group_id, employee_id, first_name, last_name, external_id, cost }) => ({
    id,
    group_id,
    employee_id,
    first_name,
    last_name,
    external_id,
    cost,
  }));
}

type NamedRow = QuotedEmployeeRow & Pick<QuotedEmployee, "first_name" | "last_name" | "external_id">;

/** Names are read when a quote is, and stored with none, so that a corrected or erased name is so in quotes too. */
async function withNames({ all }: CommandContext, rows: readonly QuotedEmployeeRow[]): Promise<NamedRow[]> {
  if (rows.length === 0) return [];
  const employees = await all.employees.list({ id: [...new Set(rows.map((row) => row.employee_id))] });
  const byId = new Map(employees.map((employee) => [employee.id, employee]));
  return rows.map((row) => {
    const employee = byId.get(row.employee_id);
    if (employee === undefined) throw new Error("A quoted employee stays on file.");
    const { first_name, last_name, external_id = null } = employee;
    return { ...row, first_name, last_name, external_id };
  });
}
