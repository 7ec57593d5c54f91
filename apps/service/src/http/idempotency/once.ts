import { ProblemError } from "../../problem/problem.ts";
import { LockTimeout } from "../../store/errors.ts";
import { beginIdempotent, completeIdempotent, type IdempotencyKey } from "../../store/idempotency.ts";
import type { Store, Transaction } from "../../store/store.ts";
import type { Answer } from "../answer/send.ts";

/** A request that claims a key. */
export interface Claim {
  key: IdempotencyKey;
  fingerprint: string;
  /** Real time: keys live for an hour of it. */
  now: number;
}

/**
 * Runs the work unless the key has been used: the claim, the effect and the answer's bytes are one unit, so that
 * no key executes twice and none is left claimed by a crash. What is refused is stored nowhere (decisions §4).
 */
export async function once(
  store: Store,
  claim: Claim,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await store.write(async (transaction) => {
      const earlier = await earlierAnswer(transaction, claim);
      if (earlier) return earlier;
      const answer = await work(transaction);
      await keep(transaction, claim, answer);
      return answer;
    });
  } catch (error) {
    throw error instanceof LockTimeout ? inFlight() : error;
  }
}

/** What the key has answered before; undefined when it is now this request's. */
export async function earlierAnswer(transaction: Transaction, claim: Claim): Promise<Answer | undefined> {
  const begun = await beginIdempotent(transaction, claim.key, claim);
  switch (begun.kind) {
    case "new":
      return undefined;
    case "replay":
      return { status: begun.status, ...(begun.body !== "" && { body: begun.body }), replayed: true };
    case "erased":
      throw conflict(
        "The answer to this key was erased together with the person whom it told of. Use a new key.",
      );
    case "mismatch":
      throw conflict(
        "This key was used with another method, path, query or body. Use a new key for a new request.",
      );
  }
}

export async function keep(transaction: Transaction, claim: Claim, answer: Answer): Promise<void> {
  const { status, body = "", subjectId = null } = answer;
  await completeIdempotent(transaction, claim.key, { status, body, subject_id: subjectId });
}

/** Another request with the same key is still running. */
export function inFlight(): ProblemError {
  return new ProblemError(
    "idempotency_error",
    "Another request with this key is still running. Nothing was done; send the same request again in a moment.",
    { headers: { "Retry-After": "1" } },
  );
}

const conflict = (detail: string) => new ProblemError("idempotency_error", detail);
