import { appendEvent } from "../store/events.ts";
import { type Scope, timestamp } from "./services.ts";

/**
 * Writes an event in the unit of its cause (decisions §5, last paragraph, and §8). `data` holds ids and statuses
 * only, never anything about a person.
 */
export async function emit(scope: Scope, type: string, data: Record<string, string>): Promise<void> {
  await appendEvent(scope.unit, {
    id: scope.services.newId("evt"),
    platform_id: scope.platform.id,
    type,
    created_at: timestamp(scope),
    data,
  });
}
