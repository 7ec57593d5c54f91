import type { AssociatedPersonInput, AssociatedPersonUpdate, Employee } from "@enrolkit/contract";
import { checkPerson } from "@enrolkit/rules";
import { locationOfEmployee, todayAt } from "../../location.ts";
import { invalidRequest } from "../../problem/problem.ts";
import type { OperationContext } from "../context.ts";

/** A person's fields in their stored form, or the 400 that names each field at fault. The browser asks the same rule. */
export async function checkedPerson(
  context: OperationContext,
  employee: Employee,
  body: AssociatedPersonInput,
  mode: "create",
): Promise<AssociatedPersonInput>;
export async function checkedPerson(
  context: OperationContext,
  employee: Employee,
  body: AssociatedPersonUpdate,
  mode: "update",
): Promise<AssociatedPersonUpdate>;
export async function checkedPerson(
  context: OperationContext,
  employee: Employee,
  body: AssociatedPersonUpdate,
  mode: "create" | "update",
): Promise<AssociatedPersonUpdate> {
  const today = todayAt(await locationOfEmployee(context.all, employee), context.now);
  const checked = checkPerson(body, { mode, today });
  if ("errors" in checked) throw invalidRequest(checked.errors, "Some details of the person cannot be used.");
  return checked.value;
}
