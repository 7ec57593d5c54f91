import { V7Generator } from "uuidv7";

/** A clock that was set back, however far, must not break the order of ids: 2^48 - 1 milliseconds, the most there are. */
const anyRollback = 0xffff_ffff_ffff;

/**
 * Returns a fresh identifier: `<prefix>_` and a UUIDv7 as 32 hex digits, so that newest first is id descending
 * (decisions §1). Later calls in this process always return greater ids, also within one millisecond and after the
 * clock was set back. `nowMs` is real time: ids of platforms with clocks of their own would push each other ahead.
 */
export const newId: (prefix: string, nowMs: number) => string = createIdFactory();

/** Returns a factory as `newId` with a sequence of its own. */
export function createIdFactory(random?: {
  nextUint32(): number;
}): (prefix: string, nowMs: number) => string {
  const generator = new V7Generator(random);
  generator.setRollbackAllowance(anyRollback);
  return (prefix, nowMs) => `${prefix}_${generator.generateOrResetWithTs(nowMs).toHex()}`;
}

/** Returns a lower bound of all ids that are made at a moment or later. */
export function firstIdAt(prefix: string, at: number): string {
  return `${prefix}_${at.toString(16).padStart(12, "0")}`;
}
