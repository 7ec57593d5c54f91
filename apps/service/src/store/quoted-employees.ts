import type { QuotedEmployeeRow } from "./rows.ts";
import type { Records } from "./store.ts";

/** Returns what a quote costs for the first employees of a group, in the order in which they were priced. */
export async function firstQuotedEmployees(
  { transaction, platform_id }: Records,
  quoteIntentId: string,
  groupId: string,
  limit: number,
): Promise<QuotedEmployeeRow[]> {
  const rows = await transaction.db
    .selectFrom("quoted_employees")
    .select("document")
    .where("platform_id", "=", platform_id)
    .where("quote_intent_id", "=", quoteIntentId)
    .where("group_id", "=", groupId)
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ document }) => JSON.parse(document) as QuotedEmployeeRow);
}

/** Removes what was priced for a quote, at most `limit` rows at once. Returns how many were removed. */
export async function removeQuotedEmployees(
  { transaction, platform_id }: Records,
  quoteIntentId: string,
  limit: number,
): Promise<number> {
  const some = transaction.db
    .selectFrom("quoted_employees")
    .select("id")
    .where("platform_id", "=", platform_id)
    .where("quote_intent_id", "=", quoteIntentId)
    .limit(limit);
  const { numDeletedRows } = await transaction.db
    .deleteFrom("quoted_employees")
    .where("platform_id", "=", platform_id)
    .where("id", "in", some)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
