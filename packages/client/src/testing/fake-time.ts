import type { Timing } from "../timing.ts";

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export interface FakeTime extends Timing {
  /** Lets time pass and runs what falls due, each at its moment. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** The device sleeps: time goes on, and no timer runs. */
  readonly sleep: (milliseconds: number) => void;
  /** Milliseconds until the next timer; undefined = none. */
  readonly next: () => number | undefined;
}

/** Lets everything run that waits for nothing but promises. */
export function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export function fakeTime(start = Date.parse("2026-03-02T09:00:00Z")): FakeTime {
  let now = start;
  const timers = new Set<Timer>();
  const earliest = () => [...timers].toSorted((a, b) => a.at - b.at)[0];
  return {
    now: () => now,
    random: () => 1,
    schedule(run, milliseconds) {
      const timer = { at: now + milliseconds, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    async pass(milliseconds) {
      const end = now + milliseconds;
      await settle();
      for (let timer = earliest(); timer && timer.at <= end; timer = earliest()) {
        now = Math.max(now, timer.at);
        timers.delete(timer);
        timer.run();
        await settle();
      }
      now = end;
    },
    sleep(milliseconds) {
      now += milliseconds;
    },
    next() {
      const timer = earliest();
      return timer && timer.at - now;
    },
  };
}
