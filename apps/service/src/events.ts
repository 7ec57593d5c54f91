import { scheduleDeliveries } from "./store/event-deliveries.ts";
import { appendEvent } from "./store/events.ts";
import { enabledEndpoints } from "./store/webhook-endpoints.ts";
import { type Scope, timestamp } from "./context.ts";

/**
 * Writes an event in the unit of its cause (decisions §5, last paragraph, and §8), together with its deliveries.
 * `data` holds ids and statuses only, never anything about a person.
 */
export async function emit(scope: Scope, type: string, data: Record<string, string>): Promise<void> {
  const id = scope.services.newId("evt");
  await appendEvent(scope.unit, {
    id,
    platform_id: scope.platform.id,
    type,
    created_at: timestamp(scope),
    data,
  });
  await sendEvent(scope, { id, type });
}

/** Has an event sent to every endpoint that takes its type. */
export async function sendEvent(
  { unit, platform, services }: Pick<Scope, "unit" | "platform" | "services">,
  event: { id: string; type: string },
): Promise<void> {
  const endpoints = await enabledEndpoints(unit, platform.id);
  const takers = endpoints.filter(({ event_types }) => event_types?.includes(event.type) ?? true);
  if (takers.length === 0) return;
  const deliveries = takers.map((endpoint) => ({
    platform_id: platform.id,
    id: services.newId("evtd"),
    event_id: event.id,
    endpoint_id: endpoint.id,
  }));
  await scheduleDeliveries(unit, deliveries, services.clock.now());
  unit.afterCommit(() => services.wake());
}
