import type { PolicyRow, ReportHolderRow } from "./rows.ts";
import type { Transaction } from "./store.ts";

/**
 * Returns the policies of the next employees of a holder of reports after one of them (`""` for the first ones), by
 * employee, in the order of the employees' ids; the policies of each oldest first.
 */
export async function nextInsuredEmployees(
  transaction: Transaction,
  platformId: string,
  { employer_id, external_customer_id }: Pick<ReportHolderRow, "employer_id" | "external_customer_id">,
  { after, limit }: { after: string; limit: number },
): Promise<Map<string, PolicyRow[]>> {
  const ofHolder = transaction.db
    .selectFrom("policies")
    .where("platform_id", "=", platformId)
    .where("employer_id", "=", employer_id)
    .where("external_customer_id", external_customer_id === null ? "is" : "=", external_customer_id);
  const employees = await ofHolder
    .select("employee_id")
    .distinct()
    .where("employee_id", ">", after)
    .orderBy("employee_id")
    .limit(limit)
    .execute();
  const policies = new Map<string, PolicyRow[]>(employees.map(({ employee_id }) => [employee_id, []]));
  const last = employees.at(-1);
  if (last === undefined) return policies;
  const rows = await ofHolder
    .select(["employee_id", "document"])
    .where("employee_id", ">", after)
    .where("employee_id", "<=", last.employee_id)
    .orderBy("employee_id")
    .orderBy("id")
    .execute();
  for (const { employee_id, document } of rows)
    policies.get(employee_id)?.push(JSON.parse(document) as PolicyRow);
  return policies;
}
