import { z } from "zod";
import { operation } from "../operation.ts";
import { Event } from "../resources/event.ts";
import { EventType } from "../shapes/event-types.ts";
import { pathId } from "../shapes/identifiers.ts";
import { paged, pagingQuery } from "../shapes/paging.ts";

const area = "Events";
const params = z.strictObject({ event_id: pathId("evt") });

export const listEvents = operation({
  name: "ListEvents",
  summary: "List the events of the last 30 days, newest first",
  area,
  method: "GET",
  path: "/events",
  allow: ["platform", "dashboard"],
  query: z.strictObject({
    type: EventType.optional().describe("Only events of this type."),
    ...pagingQuery("evt"),
  }),
  success: { status: 200, body: paged(Event) },
  problems: ["invalid_request"],
  extension: true,
});

export const retrieveEvent = operation({
  name: "RetrieveEvent",
  summary: "Retrieve an event of the last 30 days",
  area,
  method: "GET",
  path: "/events/{event_id}",
  allow: ["platform", "dashboard"],
  params,
  success: { status: 200, body: Event },
  problems: ["not_found"],
  extension: true,
});

export const replayEvent = operation({
  name: "ReplayEvent",
  summary: "Send an event again to every endpoint that takes it",
  description: "The same id and the same bytes as before.",
  area,
  method: "POST",
  path: "/events/{event_id}/replay",
  allow: ["platform"],
  params,
  success: { status: 200, body: Event },
  problems: ["not_found"],
  extension: true,
});
