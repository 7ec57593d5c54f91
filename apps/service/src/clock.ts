/** Real time, in milliseconds since 1970. The only place outside `main` and tests that may be handed the system's. */
export interface Clock {
  now(): number;
}

/** The platform's time: real time and its test clock's offset (decisions §9). */
export function platformNow(clock: Clock, platform: { clock_offset_ms: number }): number {
  return clock.now() + platform.clock_offset_ms;
}
