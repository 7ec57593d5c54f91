import type { CommandContext } from "../context.ts";
import { schedule } from "../due-work/schedule.ts";
import { cancelDeliveriesTo, dropDeliveriesTo } from "../store/event-deliveries.ts";

/**
 * Ends what waits for an endpoint that takes events no more: removes it where the endpoint is deleted. Of a long queue
 * it ends a part and schedules itself for the rest, none of which is sent meanwhile.
 */
export async function endDeliveries(context: CommandContext, endpointId: string): Promise<void> {
  const { transaction, platform, all } = context;
  const endpoint = await all.webhookEndpoints.find(endpointId);
  if (endpoint?.status === "enabled") return;
  const end = endpoint === undefined ? dropDeliveriesTo : cancelDeliveriesTo;
  if (await end(transaction, platform.id, endpointId))
    await schedule(context, "webhooks.end_deliveries", endpointId, context.now);
}
