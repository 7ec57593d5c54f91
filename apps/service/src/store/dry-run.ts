import type { Store, Transaction } from "./store.ts";

/** Returns what `work` would return in a transaction that writes, and rolls back whatever it did. */
export async function dryRun<Result>(
  store: Store,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  let outcome: { result: Result } | undefined;
  const rollback = new Error("This was a dry run.");
  try {
    await store.write(async (transaction) => {
      outcome = { result: await work(transaction) };
      throw rollback;
    });
  } catch (error) {
    if (error !== rollback) throw error;
  }
  if (outcome === undefined) throw new Error("A dry run was rolled back without a result.");
  return outcome.result;
}
