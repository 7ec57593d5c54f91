import { randomBytes } from "node:crypto";

type Random = (bytes: number) => Uint8Array;

const lastOfMillisecond = 0xfff;

/**
 * A fresh identifier: `<prefix>_` and a UUIDv7 as 32 hex digits, time-ordered, so that newest first is descending
 * (decisions §1). Later calls in this process are always greater, also within one millisecond and when the clock
 * is set back. `nowMs` is real time, or ids of different platforms would push each other ahead.
 */
export const newId: (prefix: string, nowMs: number) => string = idSequence(randomBytes);

/** What every id of a moment, and of those after it, comes after. */
export function idsBegin(prefix: string, at: number): string {
  return `${prefix}_${hexOfTime(at)}`;
}

/** A sequence of its own, on a clock and a source of randomness of one's choice. */
export function createIdFactory(source: {
  random: Random;
  clock: { now(): number };
}): (prefix: string) => string {
  const next = idSequence(source.random);
  return (prefix) => next(prefix, source.clock.now());
}

function idSequence(random: Random): (prefix: string, nowMs: number) => string {
  let millisecond = 0;
  let counter = 0;
  return (prefix, nowMs) => {
    const bytes = Buffer.from(random(10));
    if (nowMs >= millisecond + 1 || counter === lastOfMillisecond) {
      millisecond = Math.max(Math.floor(nowMs), millisecond + 1);
      // Starts low, to leave room for the rest of the millisecond, and random, so that ids cannot be guessed.
      counter = bytes.readUInt16BE(0) & 0x3ff;
    } else {
      counter += 1;
    }
    const count = (0x7000 | counter).toString(16);
    const tail = ((bytes.readUInt8(2) & 0x3f) | 0x80).toString(16) + bytes.toString("hex", 3);
    return `${prefix}_${hexOfTime(millisecond)}${count}${tail}`;
  };
}

function hexOfTime(milliseconds: number): string {
  return milliseconds.toString(16).padStart(12, "0");
}
