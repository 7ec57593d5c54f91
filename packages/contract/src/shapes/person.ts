import { z } from "zod";

/** A first or last name. `checkPerson` of the rules checks its length after trimming, in the service and in browsers. */
export const personName = z.string().meta({ minLength: 1, maxLength: 100 });

/** An email address, checked by `checkPerson`. */
export const email = z.string().meta({ maxLength: 254 });

/** A telephone number, checked by `checkPerson`. */
export const phoneNumber = z.string().meta({ maxLength: 16 });

export const SexAtBirth = z.enum(["male", "female"]).meta({ id: "SexAtBirth", description: "Sex at birth." });
export type SexAtBirth = z.output<typeof SexAtBirth>;

export const RelationshipType = z
  .enum(["spouse", "partner", "child", "other"])
  .meta({ id: "RelationshipType", description: "What a person is to the employee." });
export type RelationshipType = z.output<typeof RelationshipType>;

export const MemberType = z.enum(["policyholder", "partner_dependant", "child_dependant"]).meta({
  id: "MemberType",
  description: "What a member counts as in premiums and contribution lines.",
});
export type MemberType = z.output<typeof MemberType>;
