import type { World } from "@enrolkit/contract";
import { inEnglish } from "@enrolkit/rules";
import { type Clock, platformNow } from "./clock.ts";
import type { Insurer } from "./insurer/insurer.ts";
import type { DependentsParents } from "./intents/dependents/parent.ts";
import type { Translate } from "./language/translate.ts";
import type { Metrics } from "./observability/metrics.ts";
import { notFound } from "./problem/problem.ts";
import { findPlatform } from "./store/platforms.ts";
import { recordsOf } from "./store/records.ts";
import type { PlatformRow } from "./store/rows.ts";
import type { DueWork, Records, Store, Transaction } from "./store/store.ts";

/** The world that `sandbox.json` names. */
export interface SandboxWorld {
  /** Undefined where there is none yet. */
  read(): World | undefined;
  /** Puts another in its place. */
  write(world: World): void;
}

/** What everything in one process shares. */
export interface Services {
  store: Store;
  clock: Clock;
  insurer: Insurer;
  /** The kinds of intents that have dependents chosen for them; see `parentOf`. */
  dependentsParents: DependentsParents;
  /** `test` also serves `/test_helpers` and takes `pk_test_` keys. */
  mode: "test" | "live";
  /** Minutes a session lives. */
  sessionMinutes: number;
  /** The origin that worlds allow. */
  demoOrigin: string;
  /** The world in `sandbox.json`; undefined where the service writes no such file. */
  sandbox?: SandboxWorld | undefined;
  /** A fresh identifier: `<prefix>_` and 32 hex digits, time-ordered. */
  newId(prefix: string): string;
  /** A fresh secret of 256 bits, base64url. */
  newSecret(): string;
  /** Lets the workers look for due work at once. */
  wake(): void;
  /** Undefined where nothing is counted. */
  metrics?: Metrics | undefined;
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
  /** Says sentences for people in the language of the request; in English where there is none. */
  readonly translate: Translate;
}

/** The platform's now as it is written to callers. */
export function timestamp(context: Pick<CommandContext, "now">): string {
  return new Date(context.now).toISOString();
}

/** The context of a command on a platform whose row is at hand. */
export function commandContext(
  services: Services,
  transaction: Transaction,
  platform: PlatformRow,
): CommandContext {
  return {
    services,
    transaction,
    platform,
    now: platformNow(services.clock, platform),
    all: recordsOf(transaction, platform.id),
    translate: inEnglish,
  };
}

/** The same of a platform by its id, whose row and clock are read now. */
export async function openContext(
  services: Services,
  transaction: Transaction,
  platformId: string,
): Promise<CommandContext> {
  const platform = await findPlatform(transaction, platformId);
  if (platform === undefined) throw notFound("platform");
  return commandContext(services, transaction, platform);
}
