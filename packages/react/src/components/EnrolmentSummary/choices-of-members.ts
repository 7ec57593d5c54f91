import type {
  AssociatedPerson,
  PlanCoverage,
  PlanCoverageOptionSelection,
  PolicyEnrolment,
} from "@enrolkit/contract";
import { memberTypeOf, narrowCoverage } from "@enrolkit/rules";

/** Somebody covered beside the policyholder, with their choices of member scope. */
export interface CoveredDependent {
  readonly person: Pick<AssociatedPerson, "first_name" | "last_name" | "relationship_type">;
  readonly selections?: readonly PlanCoverageOptionSelection[] | null | undefined;
}

type Policy = Pick<PolicyEnrolment, "members" | "plan">;

/**
 * What was chosen for each member of a policy alone, by member id; null where it cannot be told whose it is. A policy's
 * members are records of their own, so they are known by name and kind: two who have both in common look the same in any
 * list.
 */
export function choicesOfMembers(
  { members = [], plan }: Policy,
  dependents: readonly CoveredDependent[] = [],
): ReadonlyMap<string, readonly PlanCoverage[]> | null {
  const coverages = (plan.coverage_options ?? []).filter(({ scope }) => scope === "member");
  const others = members.filter(({ member_type }) => member_type !== "policyholder");
  const [only] = others;
  if (only === undefined) return null;
  // The policyholder has none: whatever there is belongs to the one beside them.
  if (others.length === 1) return new Map([[only.id, coverages]]);
  const left = [...dependents];
  const found = new Map<string, readonly PlanCoverage[]>();
  for (const { id, member_type, first_name, last_name } of others) {
    const at = left.findIndex(
      ({ person }) =>
        person.first_name === first_name &&
        person.last_name === last_name &&
        memberTypeOf(person.relationship_type) === member_type,
    );
    const dependent = left[at];
    if (dependent === undefined) return null;
    left.splice(at, 1);
    found.set(id, narrowCoverage(coverages, dependent.selections ?? []) ?? []);
  }
  return found;
}
