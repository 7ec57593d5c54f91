import type { Insurer } from "./insurer/insurer.ts";
import type { DependentsParents } from "./intents/dependents/parent.ts";
import type { PlatformRow } from "./store/rows.ts";
import type { DueWork, Records, Store, Transaction } from "./store/store.ts";
import type { Clock } from "./clock.ts";

/** What everything in one process shares. */
export interface Services {
  store: Store;
  clock: Clock;
  insurer: Insurer;
  dependentsParents: DependentsParents;
  /** `test` also serves `/test_helpers` and takes `pk_test_` keys. */
  mode: "test" | "live";
  /** Minutes a session lives. */
  sessionMinutes: number;
  /** The origin that worlds allow. */
  demoOrigin: string;
  /** A fresh identifier: `<prefix>_` and 32 hex digits, time-ordered. */
  newId(prefix: string): string;
  /** A fresh secret of 256 bits, base64url. */
  newSecret(): string;
  /** Lets the workers look for due work at once. */
  wake(): void;
  /** Takes note of due work that failed, and is tried again; null where none could be taken. */
  workFailed(error: unknown, work: DueWork | null): void;
}

/** One transaction on one platform: what commands work with. */
export interface CommandContext {
  readonly services: Services;
  readonly transaction: Transaction;
  readonly platform: PlatformRow;
  /** The platform's now, in milliseconds. */
  readonly now: number;
  /** Everything of the platform. */
  readonly all: Records;
}

/** The platform's now as it is written to callers. */
export function timestamp(context: Pick<CommandContext, "now">): string {
  return new Date(context.now).toISOString();
}
