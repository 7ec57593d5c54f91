import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { datetime, text } from "../shapes/scalars.ts";

/** An event on its way to a webhook endpoint; times are real time (docs/decisions/0058; extension). */
export const EventDelivery = z
  .strictObject({
    id: id("evtd"),
    webhook_endpoint_id: id("whe").describe("The endpoint that it goes to."),
    event_id: id("evt").describe("The event that it brings."),
    event_type: text().meta({
      description: "The type of the event, for example `enrolment_intent.enrolled`.",
      examples: ["enrolment_intent.enrolled"],
    }),
    status: z
      .enum(["pending", "delivered", "failed"])
      .describe(
        "`failed`: it is not sent any more, since all attempts failed or the endpoint is disabled. A replay of the event is another delivery.",
      ),
    attempts: z.int().describe("How often it was sent, with an attempt that is under way."),
    last_attempt_at: datetime.nullable().describe("When the last attempt ended; null before that."),
    last_response_status: z
      .int()
      .nullable()
      .describe("The HTTP status that it ended with; null where the endpoint did not respond."),
    next_attempt_at: datetime
      .nullable()
      .describe("When it is sent again; null while an attempt is under way, and once nothing more is sent."),
    object: z.literal("event_delivery").describe("Label of the kind of resource."),
  })
  .meta({
    id: "EventDelivery",
    description: "An event on its way to a webhook endpoint. Times are real time, also in test mode.",
  });
export type EventDelivery = z.output<typeof EventDelivery>;
