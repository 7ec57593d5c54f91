import type { Timing } from "../timing.ts";

interface Timer {
  readonly at: number;
  readonly run: () => void;
}

export interface FakeClock extends Timing {
  /** Advances the time and runs each timer when it is due. */
  readonly advance: (milliseconds: number) => Promise<void>;
  /** Advances the time like a sleeping device: no timer runs. */
  readonly sleep: (milliseconds: number) => void;
  /** The milliseconds until the next timer; undefined when there is none. */
  readonly msUntilNextTimer: () => number | undefined;
}

/** Waits until every resolved promise has been handled. */
export function flushPromises(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

export function createFakeClock(start = Date.parse("2026-03-02T09:00:00Z")): FakeClock {
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
    async advance(milliseconds) {
      const end = now + milliseconds;
      await flushPromises();
      for (let timer = earliest(); timer && timer.at <= end; timer = earliest()) {
        now = Math.max(now, timer.at);
        timers.delete(timer);
        timer.run();
        await flushPromises();
      }
      now = end;
    },
    sleep(milliseconds) {
      now += milliseconds;
    },
    msUntilNextTimer() {
      const timer = earliest();
      return timer && timer.at - now;
    },
  };
}
