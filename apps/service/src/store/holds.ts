import { bringForward, releaseParkedWork } from "./due-work.ts";
import { setDueWorkOffset } from "./platforms.ts";
import type { Store, Transaction } from "./store.ts";

/**
 * Keeps workers out of a platform until the real time `until`, while its clock is advanced. With the same token the
 * hold is prolonged. False when the platform is held with another token.
 */
export async function holdPlatform(
  transaction: Transaction,
  id: string,
  hold: { token: string; now: number; until: number },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction.db
    .updateTable("platforms")
    .set({ hold_token: hold.token, held_until: hold.until })
    .where("id", "=", id)
    .where((eb) => eb.or([eb("held_until", "<=", hold.now), eb("hold_token", "=", hold.token)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends a hold, unless the platform is held with another token by now, and lets workers have its work again. */
export async function releasePlatform(store: Store, platformId: string, token: string): Promise<void> {
  if (!(await store.write((transaction) => releaseHold(transaction, platformId, token)))) return;
  while (await store.write((transaction) => releaseParkedWork(transaction, platformId)));
}

/**
 * Makes a platform's work claimable at the times that follow from an offset that its clock is about to have, or, for
 * null, from the one that it has; some pieces in each transaction. Work that is claimed too early waits on.
 */
export async function bringDueWorkForward(
  store: Store,
  platformId: string,
  offsetMs: number | null,
): Promise<void> {
  await store.write((transaction) => setDueWorkOffset(transaction, platformId, offsetMs));
  for (let after: string | undefined = ""; after !== undefined; ) {
    const from: string = after;
    after = await store.write((transaction) => bringForward(transaction, platformId, from));
  }
}

/** False when the platform is held with another token by now. */
async function releaseHold(transaction: Transaction, id: string, token: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction.db
    .updateTable("platforms")
    .set({ hold_token: null, held_until: 0 })
    .where("id", "=", id)
    .where("hold_token", "=", token)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
