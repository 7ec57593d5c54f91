import { z } from "zod";

/** A person's first or last name as it is sent. The length is checked, after tidying, by the rule that browsers ask too. */
export const personName = z
  .string()
  .meta({ description: "1 to 100 characters of any script, after trimming.", minLength: 1, maxLength: 100 });

/** An address as it is sent, checked by the same rule. */
export const email = z.string().meta({ maxLength: 254 });

/** A telephone number as it is sent, checked by the same rule. */
export const phoneNumber = z
  .string()
  .meta({ description: "E.164, for example +353871234567.", maxLength: 16 });

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
