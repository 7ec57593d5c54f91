import type { RequirementRow } from "../store/rows.ts";
import { type CommandContext, timestamp } from "../context.ts";

/** The intent that a requirement belongs to. */
interface Owner {
  id: string;
  /** Null: the employer is asked. */
  employee_id: string | null;
  employer_id: string;
  external_customer_id: string | null;
}

type What = Pick<RequirementRow, "kind" | "code"> &
  Partial<Pick<RequirementRow, "associated_person_id" | "plan_id">>;

/** The requirement of an intent for this person or plan: the one that exists, else a new one. */
export async function openRequirement(
  context: CommandContext,
  owner: Owner,
  what: What,
): Promise<RequirementRow> {
  const { kind, code, associated_person_id = null, plan_id = null } = what;
  const existing = await context.all.requirements.list({ intent_id: owner.id, kind, associated_person_id });
  const same = existing.find((row) => row.plan_id === plan_id);
  if (same !== undefined) return same;
  const row: RequirementRow = {
    id: context.services.newId("ar"),
    employee_id: owner.employee_id,
    employer_id: owner.employer_id,
    external_customer_id: owner.external_customer_id,
    intent_id: owner.id,
    associated_person_id,
    plan_id,
    kind,
    code,
    is_fulfilled: false,
    answers: null,
    created_at: timestamp(context),
  };
  await context.all.requirements.insert(row);
  return row;
}
