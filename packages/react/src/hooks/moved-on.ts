import { EnrolkitError } from "@enrolkit/client";
import type { Enrolkit } from "../provider/enrolkit.ts";
import { keys } from "../query/keys.ts";

/** Where the service says that things have moved on: what is known is old. */
export function hasMovedOn(error: unknown): boolean {
  return error instanceof EnrolkitError && (error.code === "invalid_state" || error.code === "not_found");
}

/** Where a quote has moved on, it and what came of it are looked at again before the refusal is told. */
export async function lookAgainIfMovedOn<Result>(
  { cache }: Enrolkit,
  quoteIntentId: string,
  sent: Promise<Result>,
): Promise<Result> {
  try {
    return await sent;
  } catch (error) {
    if (hasMovedOn(error)) {
      await Promise.all([
        cache.invalidate(keys.groupQuote(quoteIntentId)),
        cache.invalidate(keys.groupPolicyIntent(quoteIntentId)),
      ]);
    }
    throw error;
  }
}
