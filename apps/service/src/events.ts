import type { EventType } from "@enrolkit/contract";
import { scheduleDeliveries } from "./store/event-deliveries.ts";
import { appendEvent } from "./store/events.ts";
import { enabledEndpoints } from "./store/webhook-endpoints.ts";
import { type CommandContext, timestamp } from "./context.ts";

/**
 * Writes an event in the transaction of its cause (decisions §5, last paragraph, and §8), together with its deliveries.
 * `data` holds ids and statuses only, never anything about a person.
 */
export async function emit(
  context: CommandContext,
  type: EventType,
  data: Record<string, string>,
): Promise<void> {
  const id = context.services.newId("evt");
  await appendEvent(context.transaction, {
    id,
    platform_id: context.platform.id,
    type,
    created_at: timestamp(context),
    data,
  });
  await sendEvent(context, { id, type });
}

/** Schedules the delivery of an event to every endpoint that takes its type. */
export async function sendEvent(
  { transaction, platform, services }: Pick<CommandContext, "transaction" | "platform" | "services">,
  event: { id: string; type: string },
): Promise<void> {
  const endpoints = await enabledEndpoints(transaction, platform.id);
  const takers = endpoints.filter(({ event_types }) => event_types?.includes(event.type) ?? true);
  if (takers.length === 0) return;
  const deliveries = takers.map((endpoint) => ({
    platform_id: platform.id,
    id: services.newId("evtd"),
    event_id: event.id,
    event_type: event.type,
    endpoint_id: endpoint.id,
  }));
  await scheduleDeliveries(transaction, deliveries, services.clock.now());
  transaction.afterCommit(() => services.wake());
}
