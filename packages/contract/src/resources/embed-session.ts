import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { datetime, nonEmptyText, text } from "../shapes/scalars.ts";
/** A new session. Its token is shown only once. */
export const EmbedSession = z
  .strictObject({ id: id("es"), token: z.string(), expiry: datetime })
  .meta({ id: "EmbedSession" });
export type EmbedSession = z.output<typeof EmbedSession>;

export const EmbedSessionInput = z
  .strictObject({
    employer_id: id("er"),
    employee_id: id("ee").nullish(),
    external_customer_id: text().nullish(),
    acting_user_id: nonEmptyText()
      .nullish()
      .meta({ description: "The person behind the session, recorded in receipts (extension)." }),
  })
  .meta({ id: "EmbedSessionInput" });
export type EmbedSessionInput = z.output<typeof EmbedSessionInput>;

export const RevokedEmbedSession = z
  .strictObject({ id: id("es"), expiry: datetime, revoked_at: datetime, object: z.literal("embed_session") })
  .meta({ id: "RevokedEmbedSession" });
export type RevokedEmbedSession = z.output<typeof RevokedEmbedSession>;
