import type { Clock } from "../../clock.ts";
import type { Caller, Credentials } from "./caller.ts";

const maximum = 10_000;

/** Keys and origins as they were a moment ago. */
export interface CachedCredentials extends Credentials {
  /** After what changed a platform in this process. */
  forget(): void;
}

/**
 * Remembers valid keys and the allowed origins for a part of a second, so that what another process changes
 * (a key revoked on the command line) counts within it. Sessions are looked up each time: they die at once.
 */
export function cacheCredentials(source: Credentials, clock: Clock, milliseconds: number): CachedCredentials {
  const keys = new Map<string, { caller: Caller; until: number }>();
  let generation = 0;
  let origins: { set: ReadonlySet<string>; until: number } | undefined;

  return {
    async key(secretHash) {
      const now = clock.now();
      const known = keys.get(secretHash);
      if (known && now < known.until && now >= known.until - milliseconds) return known.caller;
      const asked = generation;
      const caller = await source.key(secretHash);
      if (keys.size >= maximum) keys.clear();
      if (caller && asked === generation) keys.set(secretHash, { caller, until: now + milliseconds });
      else keys.delete(secretHash);
      return caller;
    },
    session: (tokenHash) => source.session(tokenHash),
    platform: (id) => source.platform(id),
    async origins() {
      const now = clock.now();
      if (origins && now < origins.until && now >= origins.until - milliseconds) return origins.set;
      const asked = generation;
      const set = await source.origins();
      if (asked === generation) origins = { set, until: now + milliseconds };
      return set;
    },
    forget() {
      generation += 1;
      keys.clear();
      origins = undefined;
    },
  };
}
