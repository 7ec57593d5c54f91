import type { Transaction } from "./store.ts";

/** Whose key it is; the credential is the scope (decisions §4, "Idempotency"). */
export interface IdempotencyKey {
  platform_id: string;
  credential_id: string;
  key: string;
}

/** What a request with a key finds. */
export type KeyState =
  /** Nobody used the key within the hour: it is claimed, and the request runs. */
  | { kind: "new" }
  /** The same request succeeded: its status and its very bytes. */
  | { kind: "replay"; status: number; body: string }
  /** The same request succeeded, but what it answered about was deleted since, and the answer with it. */
  | { kind: "erased" }
  /** Another request used the key. */
  | { kind: "mismatch" };

const lifetimeMs = 3_600_000;

/**
 * Claims the key, in the unit of the request's effect: what undoes the one undoes the other. A second unit with the
 * same key waits for the first to end; LockTimeout after two seconds. `now` is real time.
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
            // Claimed and never completed: that request answered without success.
            eb("idempotency_keys.status", "is", null),
          ]),
        ),
    )
    .returning("key")
    .executeTakeFirst();
  if (claimed !== undefined) return { kind: "new" };
  return earlierState(transaction, { platform_id, credential_id, key }, fingerprint);
}

/**
 * Keeps a success and its bytes, sealed; an answer without a body has none. `subject_id` names the resource that the
 * answer tells about, null = nobody in particular.
 */
export async function completeIdempotent(
  transaction: Transaction,
  key: IdempotencyKey,
  answer: { status: number; body: string; subject_id: string | null },
): Promise<void> {
  const { status, subject_id } = answer;
  const body = transaction.seal.seal(answer.body, boundTo(key));
  await transaction.db
    .updateTable("idempotency_keys")
    .set({ status, subject_id, body })
    .where("platform_id", "=", key.platform_id)
    .where("credential_id", "=", key.credential_id)
    .where("key", "=", key.key)
    .execute();
}

/** Forgets every kept answer that tells about a resource; its key stays used until it expires. */
export async function eraseAnswersAbout(
  transaction: Transaction,
  platformId: string,
  subjectId: string,
): Promise<void> {
  await transaction.db
    .updateTable("idempotency_keys")
    .set({ body: null })
    .where("platform_id", "=", platformId)
    .where("subject_id", "=", subjectId)
    .execute();
}

/** Forgets keys older than an hour. `now` is real time. Answers how many. */
export async function deleteExpiredKeys(transaction: Transaction, now: number): Promise<number> {
  const { numDeletedRows } = await transaction.db
    .deleteFrom("idempotency_keys")
    .where("expires_at", "<=", now)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

async function earlierState(
  transaction: Transaction,
  key: IdempotencyKey,
  fingerprint: string,
): Promise<KeyState> {
  const row = await transaction.db
    .selectFrom("idempotency_keys")
    .select(["fingerprint", "status", "body"])
    .where("platform_id", "=", key.platform_id)
    .where("credential_id", "=", key.credential_id)
    .where("key", "=", key.key)
    .executeTakeFirstOrThrow();
  if (row.fingerprint !== fingerprint) return { kind: "mismatch" };
  // What the present secret no longer opens is as lost as what was erased.
  const body = row.body === null ? undefined : transaction.seal.open(row.body, boundTo(key));
  if (body === undefined || row.status === null) return { kind: "erased" };
  return { kind: "replay", status: row.status, body };
}

function boundTo({ platform_id, credential_id, key }: IdempotencyKey): string {
  return JSON.stringify([platform_id, credential_id, key]);
}
