import type { PolicyBeneficiaryInput, RecordActor } from "@enrolkit/contract";
import {
  beneficiaryInFull,
  checkBeneficiaries,
  hasErrors,
  latestDate,
  type NamedBeneficiary,
  normalizeName,
} from "@enrolkit/rules";
import { type CommandContext, timestamp } from "../context.ts";
import { schedule } from "../due-work/schedule.ts";
import { emit } from "../events.ts";
import { invalidRequest, invalidState, notFound } from "../problem/problem.ts";
import { loadPolicy, type PolicyContext } from "./policy-context.ts";
import type { BeneficiaryRow, PolicyBeneficiariesRow, PolicyRow } from "../store/rows.ts";

/** Returns every version of who receives the benefit of a policy, the newest first; none where no one was named. */
export function versionsOfBeneficiaries(
  { all }: Pick<CommandContext, "all">,
  policyId: string,
): Promise<PolicyBeneficiariesRow[]> {
  return all.policyBeneficiaries.list({ policy_id: policyId });
}

/** Loads a policy; throws `invalid_state` where it pays no benefit to anyone named. */
export async function loadLifePolicy(context: CommandContext, policy: PolicyRow): Promise<PolicyContext> {
  const loaded = await loadPolicy(context, policy);
  if (loaded.plan.benefit_type === "life_assurance") return loaded;
  throw invalidState("Only life assurance pays to beneficiaries. Name the policy of a life assurance.", {
    current_status: policy.status,
  });
}

/**
 * Changes who receives the benefit of a policy that is locked: from today where the employee is or, before cover starts,
 * from its first day. Throws `invalid_state`, `invalid_request` and `not_found`.
 */
export async function changeBeneficiaries(
  context: CommandContext,
  policy: PolicyRow,
  named: readonly PolicyBeneficiaryInput[],
  actor: RecordActor,
): Promise<PolicyBeneficiariesRow> {
  const { today } = await loadLifePolicy(context, policy);
  if (policy.status !== "active" || (policy.ends_on !== undefined && policy.ends_on < today)) {
    throw invalidState("The policy has ended, so its beneficiaries stay as they were.", {
      current_status: policy.status,
      allowed_statuses: ["active"],
    });
  }
  const errors = checkBeneficiaries(named);
  if (hasErrors(errors)) throw invalidRequest(errors, "Some beneficiaries cannot be named like this.");
  const effective_from = latestDate(today, policy.effective_from);
  const version = await nameBeneficiaries(context, policy, named, { effective_from, actor });
  const { id: policy_id, employee_id } = policy;
  await emit(context, "policy.beneficiaries_updated", { policy_id, employee_id });
  return version;
}

/**
 * Writes another version of who receives the benefit of a policy, under the names that they have now, and has the insurer
 * notified of it. A person whose record was deleted may still be named while the version before names them. Throws
 * `not_found` where a person is neither on file nor in that version.
 */
export async function nameBeneficiaries(
  context: CommandContext,
  policy: PolicyRow,
  named: readonly NamedBeneficiary[],
  version: { effective_from: string; actor: RecordActor | null },
): Promise<PolicyBeneficiariesRow> {
  const { all, services, now } = context;
  const people = await all.associatedPersons.list({ employee_id: policy.employee_id });
  const [before] = await versionsOfBeneficiaries(context, policy.id);
  const nameOf = (personId: string): string | null => {
    const person = people.find(({ id }) => id === personId);
    if (person !== undefined) return `${person.first_name} ${person.last_name}`;
    const beneficiary = before?.beneficiaries.find(
      ({ associated_person_id }) => associated_person_id === personId,
    );
    if (beneficiary === undefined) throw notFound("associated_person");
    return beneficiary.name;
  };
  const row: PolicyBeneficiariesRow = {
    id: services.newId("bv"),
    policy_id: policy.id,
    employee_id: policy.employee_id,
    employer_id: policy.employer_id,
    external_customer_id: policy.external_customer_id,
    ...version,
    beneficiaries: named.map((each) => ({
      id: services.newId("bn"),
      ...toRow(beneficiaryInFull(each), nameOf),
    })),
    created_at: timestamp(context),
  };
  await all.policyBeneficiaries.insert(row);
  await schedule(context, "policy.beneficiaries", row.id, now);
  return row;
}

function toRow(
  {
    kind,
    associated_person_id = null,
    name = null,
    relationship,
    share_percent,
    order,
  }: PolicyBeneficiaryInput,
  nameOf: (personId: string) => string | null,
): Omit<BeneficiaryRow, "id"> {
  const ownName = name === null ? null : normalizeName(name);
  return {
    kind,
    associated_person_id,
    name: associated_person_id === null ? ownName : nameOf(associated_person_id),
    relationship: normalizeName(relationship ?? "") || null,
    share_percent,
    order,
  };
}

/** Reports a version to the insurer. It runs as due work, and again until the insurer has taken it. */
export async function notifyInsurer({ all, services }: CommandContext, versionId: string): Promise<void> {
  const version = await all.policyBeneficiaries.find(versionId);
  if (version === undefined) return;
  const { policy_id, effective_from, created_at, beneficiaries } = version;
  services.insurer.updateBeneficiaries({ policy_id, effective_from, named_at: created_at, beneficiaries });
}
