import type {
  DependentEligibilityRules,
  EligibilityItem,
  IneligibilityCode,
  MemberType,
  RelationshipType,
} from "@enrolkit/types";
import { ageOn, dateOfAge } from "../dates/age.ts";
import type { CivilDate } from "../dates/civil-date.ts";

/** An associated person, with all that decides whether they can be covered. */
export interface PersonToJudge {
  associated_person_id: string;
  relationship_type: RelationshipType;
  date_of_birth: CivilDate;
  /** Whether there is proof that the person studies. */
  student_evidence: boolean;
  /** Whether the person is on the list of this intent. */
  in_intent: boolean;
  /** Whether the person is on an active policy of the employee; for an amendment, on another one. */
  already_covered: boolean;
  restricted: boolean;
}

export type Eligibility = Pick<
  EligibilityItem,
  "associated_person_id" | "eligibility_status" | "ineligibility_code" | "becomes_eligible_on"
>;

/**
 * Returns for each person, in order, whether they can be covered, why not, and from when. Ages are those on the effective
 * date. The first reason that applies is given: restricted, already covered, relationship, age, number of partners
 * (decisions §6).
 */
export function dependentsEligibility(
  people: readonly PersonToJudge[],
  rules: DependentEligibilityRules,
  effectiveFrom: CivilDate,
): Eligibility[] {
  return people.map((person) => {
    const verdict = judge(person, people, rules, effectiveFrom);
    return {
      associated_person_id: person.associated_person_id,
      eligibility_status: verdict.status,
      ineligibility_code: verdict.code ?? null,
      becomes_eligible_on: verdict.on ?? null,
    };
  });
}

interface Verdict {
  status: Eligibility["eligibility_status"];
  code?: IneligibilityCode;
  on?: CivilDate;
}

const eligible: Verdict = { status: "eligible" };
const ineligible = (code: IneligibilityCode, on?: CivilDate): Verdict => ({
  status: "ineligible",
  code,
  ...(on && { on }),
});

function judge(
  person: PersonToJudge,
  people: readonly PersonToJudge[],
  rules: DependentEligibilityRules,
  effectiveFrom: CivilDate,
): Verdict {
  if (person.restricted) return ineligible("restricted");
  if (person.already_covered) return ineligible("already_covered");
  if (isPartner(person) && rules.partner) return judgePartner(person, people, rules.partner, effectiveFrom);
  if (person.relationship_type === "child" && rules.child)
    return judgeChild(person, rules.child, effectiveFrom);
  return ineligible("relationship_not_covered");
}

function judgePartner(
  person: PersonToJudge,
  people: readonly PersonToJudge[],
  rule: NonNullable<DependentEligibilityRules["partner"]>,
  effectiveFrom: CivilDate,
): Verdict {
  const minAge = rule.min_age ?? 0;
  const age = ageOn(person.date_of_birth, effectiveFrom);
  if (age === null || age < minAge) {
    return ineligible("under_minimum_age", dateOfAge(person.date_of_birth, minAge));
  }
  if (age > (rule.max_age ?? Number.POSITIVE_INFINITY)) return ineligible("over_maximum_age");
  const others = people.filter(
    (other) => other !== person && isPartner(other) && (other.in_intent || other.already_covered),
  );
  return others.length >= rule.max_count ? ineligible("maximum_partners_reached") : eligible;
}

function judgeChild(
  person: PersonToJudge,
  rule: NonNullable<DependentEligibilityRules["child"]>,
  effectiveFrom: CivilDate,
): Verdict {
  const age = ageOn(person.date_of_birth, effectiveFrom);
  if (age === null) return ineligible("under_minimum_age", person.date_of_birth);
  if (rule.max_age === null || age <= rule.max_age) return eligible;
  if (rule.student_max_age === null || age > rule.student_max_age) return ineligible("over_maximum_age");
  return person.student_evidence ? eligible : { status: "pending", code: "student_evidence_required" };
}

function isPartner({ relationship_type }: PersonToJudge): boolean {
  return relationship_type === "spouse" || relationship_type === "partner";
}

/** Returns what a dependent counts as in the premium. `other` is never covered and would count as a child. */
export function memberTypeOf(relationship: RelationshipType): MemberType {
  return relationship === "spouse" || relationship === "partner" ? "partner_dependant" : "child_dependant";
}
