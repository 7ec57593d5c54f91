import type { MemberType, RelationshipType } from "@enrolkit/contract";

/** What a relative is in the premium. `other` is never covered by itself and would count as a child. */
export function memberTypeOf(relationship: RelationshipType): MemberType {
  return relationship === "spouse" || relationship === "partner" ? "partner_dependant" : "child_dependant";
}
