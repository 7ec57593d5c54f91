import type { Timing } from "./timing.ts";

/** The two clocks of the service, measured from response headers, since the clock of a device can be wrong by hours. */
export interface ServerClocks {
  /** Real time, which sessions expire by: from `Date`, otherwise from the device. */
  readonly now: () => number;
  /** The time of the platform, which dates and deadlines go by: from `X-Platform-Time`, otherwise real time. */
  readonly platformNow: () => number;
  /** Whether real time has been measured. */
  readonly isMeasured: () => boolean;
  /** Discards the measurement of real time, because the clock of the device has jumped. The next response measures again. */
  readonly reset: () => void;
  /** Discards the measurement of the platform's time: what is read next can belong to another platform. */
  readonly forgetPlatform: () => void;
  /** Measures from a response; `sentAt` is the time of the device when the request was sent. */
  readonly measure: (headers: Headers, sentAt: number) => void;
}

/** `Date` is cut to whole seconds, so it is half a second behind on average. */
const averageTruncationMs = 500;
/** Smaller changes are noise of the network. */
const toleranceMs = 2000;

export function createServerClocks(timing: Timing, onCorrection: () => void): ServerClocks {
  let real: number | undefined;
  let platform: number | undefined;
  return {
    now: () => timing.now() + (real ?? 0),
    platformNow: () => timing.now() + (platform ?? real ?? 0),
    isMeasured: () => real !== undefined,
    reset() {
      real = undefined;
    },
    forgetPlatform() {
      platform = undefined;
    },
    measure(headers, sentAt) {
      const middle = (sentAt + timing.now()) / 2;
      const platformTime = Date.parse(headers.get("X-Platform-Time") ?? "");
      if (!Number.isNaN(platformTime)) platform = platformTime - middle;
      const date = Date.parse(headers.get("Date") ?? "") + averageTruncationMs - middle;
      if (Number.isNaN(date)) return;
      const corrected = real === undefined || Math.abs(date - real) > toleranceMs;
      if (!corrected) return;
      real = date;
      onCorrection();
    },
  };
}
