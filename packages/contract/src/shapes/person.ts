import { z } from "zod";

/** A first or last name. `checkPerson` of the rules checks its length after trimming, in the service and in browsers. */
export const personName = z
  .string()
  .meta({ description: "1 to 100 characters of any script, after trimming.", minLength: 1, maxLength: 100 });

/** An email address, checked by `checkPerson`. */
export const email = z.string().meta({ maxLength: 254 });

/** A telephone number, checked by `checkPerson`. */
export const phoneNumber = z
  .string()
  .meta({ description: "E.164, for example +353871234567.", maxLength: 16 });

export const SexAtBirth = z.enum(["male", "female"]).meta({ id: "SexAtBirth" });
export type SexAtBirth = z.output<typeof SexAtBirth>;

export const RelationshipType = z
  .enum(["spouse", "partner", "child", "other"])
  .meta({ id: "RelationshipType" });
export type RelationshipType = z.output<typeof RelationshipType>;

/** What a member counts as in premiums and contribution lines. */
export const MemberType = z
  .enum(["policyholder", "partner_dependant", "child_dependant"])
  .meta({ id: "MemberType" });
export type MemberType = z.output<typeof MemberType>;
