import { setTimeout as pause } from "node:timers/promises";
import type { Store } from "../../store/store.ts";
import type { Answer } from "../answer/send.ts";
import { type Claim, earlierAnswer, inFlight, keep } from "./once.ts";

const longestWait = 2000;
const running = new Map<string, Promise<unknown>>();

/**
 * As `once`, for test mode's operations that cannot be one unit: the answer is kept after the effect, and one
 * request a key runs at a time in this process.
 */
export async function onceInOwnUnits(
  store: Store,
  claim: Claim,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const name = `${claim.key.credential_id} ${claim.key.key}`;
  await othersEnd(name);
  const mine = runOnce(store, claim, work);
  running.set(name, mine);
  try {
    return await mine;
  } finally {
    running.delete(name);
  }
}

async function othersEnd(name: string): Promise<void> {
  const patience = new AbortController();
  const tooLong = pause(longestWait, true, { signal: patience.signal }).catch(() => false);
  try {
    for (let other = running.get(name); other; other = running.get(name)) {
      const waitedTooLong = await Promise.race([tooLong, other.then(no, no)]);
      if (waitedTooLong) throw inFlight();
    }
  } finally {
    patience.abort();
  }
}

const no = () => false;

async function runOnce(store: Store, claim: Claim, work: () => Promise<Answer>): Promise<Answer> {
  const earlier = await lookUp(store, claim);
  if (earlier) return earlier;
  const answer = await work();
  return store.write(async (transaction) => {
    const meanwhile = await earlierAnswer(transaction, claim);
    if (!meanwhile) await keep(transaction, claim, answer);
    return meanwhile ?? answer;
  });
}

/** Asks for the earlier answer and takes the claim back. */
async function lookUp(store: Store, claim: Claim): Promise<Answer | undefined> {
  try {
    return await store.write(async (transaction) => {
      const earlier = await earlierAnswer(transaction, claim);
      if (!earlier) throw new Unclaimed();
      return earlier;
    });
  } catch (error) {
    if (error instanceof Unclaimed) return undefined;
    throw error;
  }
}

class Unclaimed extends Error {}
