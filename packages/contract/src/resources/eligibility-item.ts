import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { RelationshipType, SexAtBirth } from "../shapes/person.ts";
import { date } from "../shapes/time.ts";

export const IneligibilityCode = z
  .enum([
    "relationship_not_covered",
    "under_minimum_age",
    "over_maximum_age",
    "student_evidence_required",
    "maximum_partners_reached",
    "already_covered",
    "restricted",
    "unknown",
  ])
  .meta({ id: "IneligibilityCode" });
export type IneligibilityCode = z.output<typeof IneligibilityCode>;

/** One associated person of the employee and whether the plan or policy can cover them (decisions §2). */
export const EligibilityItem = z
  .strictObject({
    associated_person_id: id("ap"),
    first_name: z.string(),
    last_name: z.string(),
    date_of_birth: date,
    sex_at_birth: SexAtBirth,
    relationship: RelationshipType,
    eligibility_status: z.enum(["pending", "eligible", "ineligible"]),
    ineligibility_reason: z.string().nullable().meta({ description: "For the end user." }),
    ineligibility_code: IneligibilityCode.nullable(),
    becomes_eligible_on: date.nullable(),
  })
  .meta({ id: "EligibilityItem" });
export type EligibilityItem = z.output<typeof EligibilityItem>;
