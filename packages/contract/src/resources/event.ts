import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { datetime } from "../shapes/scalars.ts";

/** Something that happened; ids and statuses only, no personal data (decisions §8; extension). */
export const Event = z
  .strictObject({
    id: id("evt"),
    type: z.string().meta({ examples: ["enrolment_intent.enrolled"] }),
    platform_id: id("pt"),
    created_at: datetime,
    data: z.record(z.string(), z.string()),
    version: z.literal("1.0"),
    object: z.literal("event"),
  })
  .meta({ id: "Event" });
export type Event = z.output<typeof Event>;
