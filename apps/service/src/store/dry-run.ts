import type { Store, Transaction } from "./store.ts";

/** What a unit that writes would answer; whatever it did is undone. */
export async function rehearse<Answer>(
  store: Store,
  work: (transaction: Transaction) => Promise<Answer>,
): Promise<Answer> {
  let answered: { answer: Answer } | undefined;
  const undo = new Error("This was a rehearsal.");
  try {
    await store.write(async (transaction) => {
      answered = { answer: await work(transaction) };
      throw undo;
    });
  } catch (error) {
    if (error !== undo) throw error;
  }
  if (answered === undefined) throw new Error("A rehearsal that was undone has answered.");
  return answered.answer;
}
