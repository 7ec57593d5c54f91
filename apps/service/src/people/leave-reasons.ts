import { eraseResponsesAbout } from "../store/idempotency.ts";
import type { CommandContext } from "../context.ts";

/** Why a policy was to be changed is told in anybody's own words, and these may name anybody. */
export async function leaveReasons(
  { all, transaction, platform }: CommandContext,
  employeeId: string,
): Promise<void> {
  for (const intent of await all.policyAmendmentIntents.list({ employee_id: employeeId })) {
    const { qualifying_life_event: event } = intent.amendment_reason;
    if (event?.reason == null) continue;
    const qualifying_life_event = { ...event, reason: null };
    const amendment_reason = { ...intent.amendment_reason, qualifying_life_event };
    await all.policyAmendmentIntents.replace({ ...intent, amendment_reason });
    await eraseResponsesAbout(transaction, platform.id, intent.id);
  }
}
