import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { datetime } from "../shapes/scalars.ts";

/** Something that happened; ids and statuses only, no personal data (decisions §8; extension). */
export const Event = z
  .strictObject({
    id: id("evt"),
    type: z.string().meta({
      description: "What happened, for example `enrolment_intent.enrolled`. Further types may come.",
      examples: ["enrolment_intent.enrolled"],
    }),
    platform_id: id("pt").describe("The platform that it belongs to."),
    created_at: datetime.describe("When it happened."),
    data: z.record(z.string(), z.string()).describe("Ids and statuses, by name."),
    version: z.literal("1.0").describe("Version of the interface."),
    object: z.literal("event").describe("Label of the kind of resource."),
  })
  .meta({
    id: "Event",
    description: "Something that happened, as ids and statuses; nothing about a person.",
  });
export type Event = z.output<typeof Event>;
