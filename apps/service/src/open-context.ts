import { notFound } from "./problem/problem.ts";
import { findPlatform } from "./store/platforms.ts";
import { recordsOf } from "./store/records.ts";
import type { PlatformRow } from "./store/rows.ts";
import type { Transaction } from "./store/store.ts";
import { platformNow } from "./clock.ts";
import type { CommandContext, Services } from "./context.ts";

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
  };
}

/** The context of a command on a platform, whose clock is read afresh. */
export async function openContext(
  services: Services,
  transaction: Transaction,
  platformId: string,
): Promise<CommandContext> {
  const platform = await findPlatform(transaction, platformId);
  if (platform === undefined) throw notFound();
  return commandContext(services, transaction, platform);
}
