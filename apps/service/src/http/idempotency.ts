import { hash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import canonicalize from "canonicalize";
import type { Request, RequestHandler } from "express";
import type { Clock } from "../clock.ts";
import { invalidRequest, ProblemError } from "../problem/problem.ts";
import { LockTimeout } from "../store/errors.ts";
import { beginIdempotent, completeIdempotent, type IdempotencyKey } from "../store/idempotency.ts";
import type { Store, Transaction } from "../store/store.ts";
import { actorOf, type RequestState, stateOf } from "./request-state.ts";
import type { ResponseContent } from "./respond.ts";

/** A request's claim to a key. */
export interface Claim {
  key: IdempotencyKey;
  fingerprint: string;
  /** Real time: keys live for an hour of it. */
  now: number;
}

const visibleAscii = /^[!-~]{1,200}$/;

/** Reads the `Idempotency-Key` of a POST (decisions §4). */
export function claimIdempotencyKey(clock: Clock): RequestHandler {
  return (request, response, next) => {
    const sent = request.headers["idempotency-key"];
    if (sent === undefined) return next();
    if (typeof sent !== "string" || !visibleAscii.test(sent)) {
      throw invalidRequest({
        "Idempotency-Key": ["must be sent once and hold 1 to 200 visible ASCII characters, without blanks"],
      });
    }
    const state = stateOf(response);
    state.claim = {
      // The operator belongs to no platform; its keys differ by the credential.
      key: {
        platform_id: state.platform?.id ?? "operator",
        credential_id: actorOf(response).credential_id,
        key: sent,
      },
      fingerprint: fingerprintOf(request, state),
      now: clock.now(),
    };
    next();
  };
}

/**
 * What makes two requests the same: method, path, query and body, whatever the order of fields and the white
 * space (decisions §4).
 */
function fingerprintOf({ method }: Request, { path, search, body }: RequestState): string {
  const query = [...new URLSearchParams(search)].toSorted(byNameThenValue);
  return hash("sha256", canonicalize([method, path, query, body ?? null]) ?? "");
}

function byNameThenValue([name, value]: [string, string], [otherName, otherValue]: [string, string]): number {
  return compare(name, otherName) || compare(value, otherValue);
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/**
 * Runs the work unless the key has been used: the claim, the effect and the response's bytes are one transaction, so
 * that no key executes twice and none is left claimed by a crash. An error is stored nowhere (decisions §4).
 */
export async function once(
  store: Store,
  claim: Claim,
  work: (transaction: Transaction) => Promise<ResponseContent>,
): Promise<ResponseContent> {
  // What the transaction waits for: another request with the key, or anything else.
  let claiming = false;
  try {
    return await store.write(async (transaction) => {
      claiming = true;
      const earlier = await earlierResponse(transaction, claim);
      claiming = false;
      if (earlier) return earlier;
      const content = await work(transaction);
      await complete(transaction, claim, content);
      return content;
    });
  } catch (error) {
    throw error instanceof LockTimeout && claiming ? inFlight() : error;
  }
}

const maxWaitMs = 2000;
const running = new Map<string, Promise<unknown>>();

/**
 * As `once`, for test mode's operations that manage their transactions: the response is stored after the effect, and
 * one request a key runs at a time in this process.
 */
export async function onceInThisProcess(
  store: Store,
  claim: Claim,
  work: () => Promise<ResponseContent>,
): Promise<ResponseContent> {
  const name = `${claim.key.credential_id} ${claim.key.key}`;
  await othersEnd(name);
  const mine = runUnlessStored(store, claim, work);
  running.set(name, mine);
  try {
    return await mine;
  } finally {
    running.delete(name);
  }
}

async function othersEnd(name: string): Promise<void> {
  const cancel = new AbortController();
  const timeout = pause(maxWaitMs, true, { signal: cancel.signal }).catch(() => false);
  const no = () => false;
  try {
    for (let other = running.get(name); other; other = running.get(name)) {
      const timedOut = await Promise.race([timeout, other.then(no, no)]);
      if (timedOut) throw inFlight();
    }
  } finally {
    cancel.abort();
  }
}

async function runUnlessStored(
  store: Store,
  claim: Claim,
  work: () => Promise<ResponseContent>,
): Promise<ResponseContent> {
  const earlier = await storedResponse(store, claim);
  if (earlier) return earlier;
  const content = await work();
  return store.write(async (transaction) => {
    const meanwhile = await earlierResponse(transaction, claim);
    if (!meanwhile) await complete(transaction, claim, content);
    return meanwhile ?? content;
  });
}

/** Looks the earlier response up, and takes the claim back. */
async function storedResponse(store: Store, claim: Claim): Promise<ResponseContent | undefined> {
  try {
    return await store.write(async (transaction) => {
      const earlier = await earlierResponse(transaction, claim);
      if (!earlier) throw new Unclaimed();
      return earlier;
    });
  } catch (error) {
    if (error instanceof Unclaimed) return undefined;
    throw error;
  }
}

class Unclaimed extends Error {}

/** The key's response of before; undefined when the key is now this request's. */
async function earlierResponse(transaction: Transaction, claim: Claim): Promise<ResponseContent | undefined> {
  const begun = await beginIdempotent(transaction, claim.key, claim);
  switch (begun.kind) {
    case "new":
      return undefined;
    case "replay":
      return { status: begun.status, ...(begun.body !== "" && { body: begun.body }), replayed: true };
    case "erased":
      throw unusable(
        "The response to this key was erased together with the person it was about. Use a new key.",
      );
    case "mismatch":
      throw unusable(
        "This key was used with another method, path, query or body. Use a new key for a new request.",
      );
  }
}

async function complete(transaction: Transaction, claim: Claim, content: ResponseContent): Promise<void> {
  const { status, body = "", aboutId = null } = content;
  await completeIdempotent(transaction, claim.key, { status, body: String(body), subject_id: aboutId });
}

/** Another request with the same key is still running. */
function inFlight(): ProblemError {
  return new ProblemError(
    "idempotency_error",
    "Another request with this key is still running. Nothing was done; send the same request again in a moment.",
    { headers: { "Retry-After": "1" } },
  );
}

const unusable = (detail: string) => new ProblemError("idempotency_error", detail);
