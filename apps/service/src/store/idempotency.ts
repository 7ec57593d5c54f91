import { isScheduled } from "./due-work.ts";
import type { Transaction } from "./store.ts";

/** The credential is the key's scope (decisions §4, "Idempotency"). */
export interface IdempotencyKey {
  platform_id: string;
  credential_id: string;
  key: string;
}

/** What is known of a key when a request brings it. */
export type KeyState =
  /** The key was not used within the hour: it is claimed, and the request runs. */
  | { kind: "new" }
  /** The same request succeeded: the status and the exact bytes of its response. */
  | { kind: "replay"; status: number; body: string }
  /** The same request succeeded, but its resource was deleted since, and the response with it. */
  | { kind: "erased" }
  /** Another request used the key. */
  | { kind: "mismatch" };

const lifetimeMs = 3_600_000;

/**
 * Claims the key in the transaction of the request's effect, so that both are rolled back together. A second
 * transaction with the same key waits for the first to end; LockTimeout after two seconds. `now` is real time.
 */
export async function beginIdempotent(
  transaction: Transaction,
  { platform_id, credential_id, key }: IdempotencyKey,
  { fingerprint, now }: { fingerprint: string; now: number },
): Promise<KeyState> {
  const fresh = {
    fingerprint,
    expires_at: now + lifetimeMs,
    status: null,
    body: null,
    subject_id: null,
  };
  const claimed = await transaction.db
    .insertInto("idempotency_keys")
    .values({ platform_id, credential_id, key, ...fresh })
    .onConflict((oc) =>
      oc
        .columns(["platform_id", "credential_id", "key"])
        .doUpdateSet(fresh)
        .where((eb) =>
          eb.or([
            eb("idempotency_keys.expires_at", "<=", now),
            // Claimed and never completed: that request ended without success.
            eb("idempotency_keys.status", "is", null),
          ]),
        ),
    )
    .returning("key")
    .executeTakeFirst();
  if (claimed !== undefined) return { kind: "new" };
  return stateOfUsedKey(transaction, { platform_id, credential_id, key }, fingerprint);
}

/**
 * Stores a successful response, sealed; the body of a response without one is "". `subject_id` is the id of the
 * resource in the response, null where there is none.
 */
export async function completeIdempotent(
  transaction: Transaction,
  key: IdempotencyKey,
  response: { status: number; body: string; subject_id: string | null },
): Promise<void> {
  const { status, subject_id } = response;
  const body = transaction.seal.seal(response.body, boundTo(key));
  await transaction.db
    .updateTable("idempotency_keys")
    .set({ status, subject_id, body })
    .where("platform_id", "=", key.platform_id)
    .where("credential_id", "=", key.credential_id)
    .where("key", "=", key.key)
    .execute();
}

const keyColumns = ["platform_id", "credential_id", "key"] as const;

/**
 * Erases stored responses about a resource, at most `limit` at once; the keys stay used until they expire. Returns how
 * many were erased.
 */
export async function eraseResponsesAbout(
  transaction: Transaction,
  platformId: string,
  resourceId: string,
  limit: number,
): Promise<number> {
  const some = transaction.db
    .selectFrom("idempotency_keys")
    .select(keyColumns)
    .where("platform_id", "=", platformId)
    .where("subject_id", "=", resourceId)
    .limit(limit);
  const { numUpdatedRows } = await transaction.db
    .updateTable("idempotency_keys")
    .set({ body: null, subject_id: null })
    .where((eb) => eb(eb.refTuple(...keyColumns), "in", some.$asTuple(...keyColumns)))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The due work that erases what is left of the responses about a resource. While there is any, none is replayed. */
export function erasureOf(resourceId: string): { kind: string; subject_id: string } {
  return { kind: "responses.erase", subject_id: `responses.${resourceId}` };
}

/** Deletes keys older than an hour, at most `limit` at once. `now` is real time. Returns how many were deleted. */
export async function deleteExpiredKeys(
  transaction: Transaction,
  now: number,
  limit: number,
): Promise<number> {
  const some = transaction.db
    .selectFrom("idempotency_keys")
    .select(keyColumns)
    .where("expires_at", "<=", now)
    .limit(limit);
  const { numDeletedRows } = await transaction.db
    .deleteFrom("idempotency_keys")
    .where((eb) => eb(eb.refTuple(...keyColumns), "in", some.$asTuple(...keyColumns)))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function stateOfUsedKey(
  transaction: Transaction,
  key: IdempotencyKey,
  fingerprint: string,
): Promise<KeyState> {
  const row = await transaction.db
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "status", "body", "subject_id"])
    .where("platform_id", "=", key.platform_id)
    .where("credential_id", "=", key.credential_id)
    .where("key", "=", key.key)
    .executeTakeFirstOrThrow();
  if (row.fingerprint !== fingerprint) return { kind: "mismatch" };
  const isBeingErased =
    row.subject_id !== null && (await isScheduled(transaction, key.platform_id, erasureOf(row.subject_id)));
  if (isBeingErased) return { kind: "erased" };
  // A body that the present secret cannot open is as lost as an erased one.
  const body = row.body === null ? undefined : transaction.seal.open(row.body, boundTo(key));
  if (body === undefined || row.status === null) return { kind: "erased" };
  return { kind: "replay", status: row.status, body };
}

function boundTo({ platform_id, credential_id, key }: IdempotencyKey): string {
  return JSON.stringify([platform_id, credential_id, key]);
}
