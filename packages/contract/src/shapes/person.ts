import { z } from "zod";

export const SexAtBirth = z.enum(["male", "female"]).meta({ id: "SexAtBirth" });
export type SexAtBirth = z.output<typeof SexAtBirth>;

export const RelationshipType = z
  .enum(["spouse", "partner", "child", "other"])
  .meta({ id: "RelationshipType" });
export type RelationshipType = z.output<typeof RelationshipType>;

/** A person's part in the premium (contribution lines, prices). */
export const MemberType = z
  .enum(["policyholder", "partner_dependant", "child_dependant"])
  .meta({ id: "MemberType" });
export type MemberType = z.output<typeof MemberType>;
