import type { Clock } from "../../clock.ts";

export interface Rate {
  perSecond: number;
  burst: number;
}

/** What is left in one bucket after a draw. */
export interface Draw {
  allowed: boolean;
  remaining: number;
  /** Whole seconds until the next draw can succeed; 0 when it can now. */
  retryAfter: number;
  /** Whole seconds until the bucket is full again. */
  fullIn: number;
}

interface Bucket {
  tokens: number;
  filledAt: number;
}

/** One bucket a key: `burst` tokens at most, refilled steadily. Windows would let twice the rate through at their edges. */
export class TokenBuckets {
  readonly rate: Rate;
  readonly #clock: Clock;
  readonly #buckets = new Map<string, Bucket>();
  #sweepAt = 1024;

  constructor(rate: Rate, clock: Clock) {
    this.rate = rate;
    this.#clock = clock;
  }

  /** Takes one token. */
  draw(key: string): Draw {
    const bucket = this.#filled(key);
    const allowed = bucket.tokens >= 1;
    if (allowed) bucket.tokens -= 1;
    return this.#describe(bucket, allowed);
  }

  /** Whether a draw would succeed, taking nothing. */
  peek(key: string): Draw {
    const bucket = this.#filled(key);
    return this.#describe(bucket, bucket.tokens >= 1);
  }

  #filled(key: string): Bucket {
    const now = this.#clock.now();
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      if (this.#buckets.size >= this.#sweepAt) this.#sweep(now);
      bucket = { tokens: this.rate.burst, filledAt: now };
      this.#buckets.set(key, bucket);
      return bucket;
    }
    const gained = (Math.max(0, now - bucket.filledAt) / 1000) * this.rate.perSecond;
    bucket.tokens = Math.min(this.rate.burst, bucket.tokens + gained);
    bucket.filledAt = now;
    return bucket;
  }

  #describe(bucket: Bucket, allowed: boolean): Draw {
    const { perSecond, burst } = this.rate;
    return {
      allowed,
      remaining: Math.floor(bucket.tokens),
      retryAfter: allowed ? 0 : Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond)),
      fullIn: Math.ceil((burst - bucket.tokens) / perSecond),
    };
  }

  /** Forgets buckets that are full again: they hold nothing that a new one would not. */
  #sweep(now: number): void {
    const idle = (this.rate.burst / this.rate.perSecond) * 1000;
    for (const [key, bucket] of this.#buckets) if (now - bucket.filledAt >= idle) this.#buckets.delete(key);
    this.#sweepAt = Math.max(1024, this.#buckets.size * 2);
  }
}
