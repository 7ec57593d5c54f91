import { AsyncLocalStorage } from "node:async_hooks";

const current = new AsyncLocalStorage<{ open: boolean }>();

/** Throws inside a unit: another one would wait for the first, which waits for it. */
export function refuseNesting(): void {
  if (current.getStore()?.open) {
    throw new Error("A unit of work runs inside another one. Pass the outer unit on instead.");
  }
}

/** Runs a unit's work, marked so that `refuseNesting` knows it. */
export async function asUnit<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const mark = { open: true };
  try {
    return await current.run(mark, work);
  } finally {
    mark.open = false;
  }
}
