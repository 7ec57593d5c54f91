import { z } from "zod";

/** A calendar day, `YYYY-MM-DD`. */
export const date = z.iso.date("must be a date written YYYY-MM-DD");

/** An instant, ISO 8601 with an offset. */
export const datetime = z.iso.datetime({
  offset: true,
  error: "must be a date-time such as 2026-12-01T09:30:00Z",
});
