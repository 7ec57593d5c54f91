import type { Timing } from "./timing.ts";

/** The service's two clocks, learnt from its answers' headers: a device's clock may be wrong by hours. */
export interface ServerClocks {
  /** Real time, which rules sessions: from `Date`, else the device's. */
  readonly now: () => number;
  /** The platform's time, which rules dates and deadlines: from `X-Platform-Time`, else real time. */
  readonly platformNow: () => number;
  /** Whether real time was heard of yet. */
  readonly measured: () => boolean;
  /** Forgets what was heard: the device's clock has jumped since. The next answer sets it right. */
  readonly doubt: () => void;
  /** Takes up what an answer says; `sentAt` is the device's time when its request left. */
  readonly hear: (headers: Headers, sentAt: number) => void;
}

/** `Date` has whole seconds, cut off: half a second is what it lacks on average. */
const dateTruncation = 500;
/** A smaller change than this is noise of the network. */
const noise = 2000;

export function createServerClocks(timing: Timing, onCorrection: () => void): ServerClocks {
  let real: number | undefined;
  let platform: number | undefined;
  return {
    now: () => timing.now() + (real ?? 0),
    platformNow: () => timing.now() + (platform ?? real ?? 0),
    measured: () => real !== undefined,
    doubt() {
      real = undefined;
    },
    hear(headers, sentAt) {
      const middle = (sentAt + timing.now()) / 2;
      const platformTime = Date.parse(headers.get("X-Platform-Time") ?? "");
      if (!Number.isNaN(platformTime)) platform = platformTime - middle;
      const date = Date.parse(headers.get("Date") ?? "") + dateTruncation - middle;
      if (Number.isNaN(date)) return;
      const corrected = real === undefined || Math.abs(date - real) > noise;
      if (!corrected) return;
      real = date;
      onCorrection();
    },
  };
}
