import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { email, personName, phoneNumber, RelationshipType, SexAtBirth } from "../shapes/person.ts";
import { date, datetime } from "../shapes/scalars.ts";

/** A dependent or beneficiary linked to an employee (decisions §2). */
export const AssociatedPerson = z
  .strictObject({
    id: id("ap"),
    employee_id: id("ee"),
    first_name: z.string(),
    last_name: z.string(),
    date_of_birth: date,
    sex_at_birth: SexAtBirth,
    relationship_type: RelationshipType,
    email: z.string().nullable(),
    phone_number: z.string().nullable().meta({ description: "E.164, for example +353871234567." }),
    created_at: datetime,
    updated_at: datetime,
    object: z.literal("associated_person"),
  })
  .meta({ id: "AssociatedPerson" });
export type AssociatedPerson = z.output<typeof AssociatedPerson>;

/** Names: 1–100 characters, any script; trimmed, inner blanks collapsed, NFC. */
export const AssociatedPersonInput = z
  .strictObject({
    first_name: personName,
    last_name: personName,
    date_of_birth: date.meta({ description: "After 1900-01-01 and not in the future." }),
    sex_at_birth: SexAtBirth,
    relationship_type: RelationshipType,
    email: email.nullish(),
    phone_number: phoneNumber.nullish(),
  })
  .meta({ id: "AssociatedPersonInput" });
export type AssociatedPersonInput = z.output<typeof AssociatedPersonInput>;

/** Any subset of the fields; null clears `email` or `phone_number`, absent fields stay. */
export const AssociatedPersonUpdate = AssociatedPersonInput.partial().meta({
  id: "AssociatedPersonUpdate",
  description: "Any subset of the fields: absent fields stay, null clears `email` or `phone_number`.",
});
export type AssociatedPersonUpdate = z.output<typeof AssociatedPersonUpdate>;
