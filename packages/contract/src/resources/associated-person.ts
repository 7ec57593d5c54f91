import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { email, personName, phoneNumber, RelationshipType, SexAtBirth } from "../shapes/person.ts";
import { date, datetime } from "../shapes/scalars.ts";

export const AssociatedPerson = z
  .strictObject({
    id: id("ap"),
    employee_id: id("ee").describe("The employee that the person is linked to."),
    first_name: z.string().describe("First name, as it was normalized when it was saved."),
    last_name: z.string().describe("Last name, as it was normalized when it was saved."),
    date_of_birth: date.describe("Date of birth."),
    sex_at_birth: SexAtBirth.describe("Sex at birth."),
    relationship_type: RelationshipType.describe("What the person is to the employee."),
    email: z.string().nullable().describe("Email address; null = not known."),
    phone_number: z
      .string()
      .nullable()
      .describe("Telephone number in E.164, for example +353871234567; null = not known."),
    created_at: datetime.describe("When the record was made."),
    updated_at: datetime.describe("When the record was last changed."),
    object: z.literal("associated_person").describe("Label of the kind of resource."),
  })
  .meta({ id: "AssociatedPerson", description: "A dependent or beneficiary linked to an employee." });
export type AssociatedPerson = z.output<typeof AssociatedPerson>;

/** Names: 1–100 characters, any script; trimmed, inner blanks collapsed, NFC. */
export const AssociatedPersonInput = z
  .strictObject({
    first_name: personName.describe("First name: 1 to 100 characters of any script, after trimming."),
    last_name: personName.describe("Last name: 1 to 100 characters of any script, after trimming."),
    date_of_birth: date.describe("Date of birth, after 1900-01-01 and not in the future."),
    sex_at_birth: SexAtBirth.describe("Sex at birth."),
    relationship_type: RelationshipType.describe("What the person is to the employee."),
    email: email.nullish().describe("Email address; null or absent = not known."),
    phone_number: phoneNumber
      .nullish()
      .describe("Telephone number in E.164, for example +353871234567; null or absent = not known."),
  })
  .meta({ id: "AssociatedPersonInput", description: "A dependent or beneficiary to put on file." });
export type AssociatedPersonInput = z.output<typeof AssociatedPersonInput>;

/** Any subset of the fields; null clears `email` or `phone_number`, absent fields stay. */
export const AssociatedPersonUpdate = AssociatedPersonInput.partial().meta({
  id: "AssociatedPersonUpdate",
  description: "Any subset of the fields: absent fields stay, null clears `email` or `phone_number`.",
});
export type AssociatedPersonUpdate = z.output<typeof AssociatedPersonUpdate>;
