import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { datetime, text } from "../shapes/scalars.ts";

/** An event on its way to a webhook endpoint; times are real time (docs/decisions/0058; extension). */
export const EventDelivery = z
  .strictObject({
    id: id("evtd"),
    webhook_endpoint_id: id("whe"),
    event_id: id("evt"),
    event_type: text().meta({ examples: ["enrolment_intent.enrolled"] }),
    status: z.enum(["pending", "delivered", "failed"]).meta({
      description:
        "`failed`: it is not sent any more, since all attempts failed or the endpoint is disabled. A replay of the event is another delivery.",
    }),
    attempts: z.int().meta({ description: "How often it was sent, with an attempt that is under way." }),
    last_attempt_at: datetime
      .nullable()
      .meta({ description: "When the last attempt ended; null before that." }),
    last_response_status: z
      .int()
      .nullable()
      .meta({ description: "The HTTP status that it ended with; null where the endpoint did not respond." }),
    next_attempt_at: datetime
      .nullable()
      .meta({ description: "Null while an attempt is under way, and once nothing more is sent." }),
    object: z.literal("event_delivery"),
  })
  .meta({ id: "EventDelivery" });
export type EventDelivery = z.output<typeof EventDelivery>;
