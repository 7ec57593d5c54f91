import { listEvents, replayEvent, retrieveEvent } from "@enrolkit/contract";
import { sendEvent } from "../../events.ts";
import { getEvent, pageOfEvents } from "../../store/events.ts";
import type { OperationContext } from "../context.ts";
import { handle } from "../handle.ts";

const listedForMs = 30 * 24 * 60 * 60_000;

export const list = handle(listEvents, async (context, { query }) => {
  const { type, ...request } = query;
  const filter = { since: listedSince(context), ...(type !== undefined && { type }) };
  return pageOfEvents(context.transaction, context.platform.id, filter, request);
});

export const retrieve = handle(retrieveEvent, async (context, { params }) =>
  getEvent(context.transaction, context.platform.id, params.event_id, listedSince(context)),
);

export const replay = handle(replayEvent, async (context, { params }) => {
  const event = await getEvent(
    context.transaction,
    context.platform.id,
    params.event_id,
    listedSince(context),
  );
  await sendEvent(context, event);
  return event;
});

/** Events are listed for 30 days of the platform's clock (decisions §3). */
function listedSince({ now }: Pick<OperationContext, "now">): string {
  return new Date(now - listedForMs).toISOString();
}
