import type { BeneficiaryKind, PolicyBeneficiaryInput } from "@enrolkit/types";

/** What of a beneficiary says who they are. */
export interface WhoIsNamed {
  readonly kind: BeneficiaryKind;
  /** Of a person on file, who may have been deleted since. */
  readonly personId: string | null;
  /** The name that the policy keeps, or what is typed; empty where there is none. */
  readonly name: string;
  /** In the employee's own words; empty where there are none. */
  readonly relationship: string;
}

/** Returns who a beneficiary is. */
export function whoOf(named: PolicyBeneficiaryInput): WhoIsNamed {
  return {
    kind: named.kind,
    personId: named.associated_person_id ?? null,
    name: named.name ?? "",
    relationship: named.relationship ?? "",
  };
}
