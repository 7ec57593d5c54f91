import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { datetime, nonEmptyText, text } from "../shapes/scalars.ts";

export const EmbedSession = z
  .strictObject({
    id: id("es"),
    token: z.string().describe("The token, for the page alone. It is shown only once."),
    expiry: datetime.describe("When the token ends."),
  })
  .meta({ id: "EmbedSession", description: "A new session of an employee or employer, for a page." });
export type EmbedSession = z.output<typeof EmbedSession>;

export const ActingUserInput = z
  .strictObject({
    id: nonEmptyText().describe("Your identifier of the person."),
    name: nonEmptyText().nullish().describe("Their full name; null or absent = not given."),
    role: nonEmptyText().nullish().describe("What they are in the company; null or absent = not given."),
  })
  .meta({ id: "ActingUserInput", description: "The person behind a session, as receipts will name them." });
export type ActingUserInput = z.output<typeof ActingUserInput>;

export const EmbedSessionInput = z
  .strictObject({
    employer_id: id("er").describe("The employer."),
    employee_id: id("ee")
      .nullish()
      .describe("The employee whose session it is; null or absent = a session of the employer."),
    external_customer_id: text()
      .nullish()
      .describe(
        "The customer that employs the person, by an id that the platform, an employer of record, gave it. Required for its sessions of employers; null or absent elsewhere.",
      ),
    acting_user_id: nonEmptyText()
      .nullish()
      .describe("The person behind the session, by your identifier; recorded in receipts (extension)."),
    acting_user: ActingUserInput.nullish().describe(
      "The same with a name and a role, instead of `acting_user_id` (extension).",
    ),
  })
  .refine(({ acting_user_id, acting_user }) => acting_user_id == null || acting_user == null, {
    path: ["acting_user"],
    error: "must be left out where acting_user_id is given; it has an id of its own",
  })
  .meta({ id: "EmbedSessionInput", description: "Whose session to create." });
export type EmbedSessionInput = z.output<typeof EmbedSessionInput>;

export const RevokedEmbedSession = z
  .strictObject({
    id: id("es"),
    expiry: datetime.describe("When the token would have ended."),
    revoked_at: datetime.describe("When it was revoked."),
    object: z.literal("embed_session").describe("Label of the kind of resource."),
  })
  .meta({ id: "RevokedEmbedSession", description: "A session that was ended." });
export type RevokedEmbedSession = z.output<typeof RevokedEmbedSession>;
