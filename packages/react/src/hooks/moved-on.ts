import { EnrolkitError } from "@enrolkit/client";
import type { Enrolkit } from "../provider/enrolkit.ts";
import type { Key } from "../query/cache.ts";

/** Where the service says that things have moved on: what is known is old. */
export function hasMovedOn(error: unknown): boolean {
  return error instanceof EnrolkitError && (error.code === "invalid_state" || error.code === "not_found");
}

/** Where things have moved on, what is kept under these keys is looked at again before the refusal is told. */
export async function lookAgainIfMovedOn<Result>(
  { cache }: Enrolkit,
  stale: readonly Key[],
  sent: Promise<Result>,
): Promise<Result> {
  try {
    return await sent;
  } catch (error) {
    if (hasMovedOn(error)) await Promise.all(stale.map((key) => cache.invalidate(key)));
    throw error;
  }
}
