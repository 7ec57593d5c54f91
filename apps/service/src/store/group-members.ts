import type { Employee, EmployeeStatus, Paged } from "@enrolkit/contract";
import { addToStoredCount, storedCount } from "./stored-counts.ts";
import { pagedOf, rangeOf } from "./paging.ts";
import type { PageRequest, Transaction } from "./store.ts";

/** Adds employees to a group. Those who are members already stay members, once. */
export async function addGroupMembers(
  transaction: Transaction,
  platformId: string,
  groupId: string,
  employeeIds: readonly string[],
): Promise<void> {
  const members = [...new Set(employeeIds)].map((employeeId) => ({
    platform_id: platformId,
    group_id: groupId,
    employee_id: employeeId,
  }));
  if (members.length === 0) return;
  const { numInsertedOrUpdatedRows } = await transaction.db
    .insertInto("group_members")
    .values(members)
    .onConflict((oc) => oc.doNothing())
    .executeTakeFirstOrThrow();
  await addToStoredCount(
    transaction,
    platformId,
    "group_members",
    groupId,
    Number(numInsertedOrUpdatedRows ?? 0),
  );
}

export async function isGroupMember(
  transaction: Transaction,
  platformId: string,
  groupId: string,
  employeeId: string,
): Promise<boolean> {
  const member = await members(transaction, platformId, groupId)
    .where("group_members.employee_id", "=", employeeId)
    .select("group_members.employee_id")
    .executeTakeFirst();
  return member !== undefined;
}

/** Newest first. */
export async function groupEmployeeIds(
  transaction: Transaction,
  platformId: string,
  groupId: string,
): Promise<string[]> {
  const rows = await members(transaction, platformId, groupId)
    .select("group_members.employee_id")
    .orderBy("group_members.employee_id", "desc")
    .execute();
  return rows.map(({ employee_id }) => employee_id);
}

/** Some employees of a group: those of these statuses after one of them, or the first ones, oldest first. */
interface NextMembers {
  statuses: readonly EmployeeStatus[];
  after: string | null;
  limit: number;
}

export async function nextEmployees(
  transaction: Transaction,
  platformId: string,
  groupId: string,
  next: NextMembers,
): Promise<Employee[]> {
  const rows = await nextMembers(transaction, platformId, groupId, next)
    .select("employees.document")
    .execute();
  return rows.map(({ document }) => JSON.parse(document) as Employee);
}

export async function nextEmployeeIds(
  transaction: Transaction,
  platformId: string,
  groupId: string,
  next: NextMembers,
): Promise<string[]> {
  const rows = await nextMembers(transaction, platformId, groupId, next).select("employees.id").execute();
  return rows.map(({ id }) => id);
}

/** Newest first, with the total. */
export async function pageOfGroupEmployees(
  transaction: Transaction,
  platformId: string,
  groupId: string,
  request: PageRequest,
): Promise<Paged<Employee>> {
  const total = await countGroupMembers(transaction, platformId, groupId);
  const { limit, offset } = rangeOf(request);
  const { before } = request;
  const rows = await employees(transaction, platformId, groupId)
    .select("employees.document")
    .$if(before !== undefined, (query) => query.where("group_members.employee_id", "<", before ?? ""))
    .orderBy("group_members.employee_id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
  return pagedOf(
    rows.map(({ document }) => JSON.parse(document) as Employee),
    total,
    request,
  );
}

/** Returns the number of a group's employees. */
export function countGroupMembers(
  transaction: Transaction,
  platformId: string,
  groupId: string,
): Promise<number> {
  return storedCount(transaction, platformId, "group_members", groupId);
}

function members(transaction: Transaction, platformId: string, groupId: string) {
  return transaction.db
    .selectFrom("group_members")
    .where("group_members.platform_id", "=", platformId)
    .where("group_members.group_id", "=", groupId);
}

function employees(transaction: Transaction, platformId: string, groupId: string) {
  return members(transaction, platformId, groupId).innerJoin("employees", (join) =>
    join
      .onRef("employees.platform_id", "=", "group_members.platform_id")
      .onRef("employees.id", "=", "group_members.employee_id"),
  );
}

/** Members are walked by the key of their own table, so that those before the first one are not read. */
function nextMembers(
  transaction: Transaction,
  platformId: string,
  groupId: string,
  { statuses, after, limit }: NextMembers,
) {
  return employees(transaction, platformId, groupId)
    .where("employees.status", "in", statuses)
    .where("group_members.employee_id", ">", after ?? "")
    .orderBy("group_members.employee_id")
    .limit(limit);
}
