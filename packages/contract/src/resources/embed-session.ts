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
      .describe("The person behind the session, recorded in receipts (extension)."),
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
