import { notFound } from "./problem/problem.ts";
import { findPlatform } from "./store/platforms.ts";
import { recordsOf } from "./store/records.ts";
import type { PlatformRow } from "./store/rows.ts";
import type { Unit } from "./store/store.ts";
import { platformNow } from "./clock.ts";
import type { Scope, Services } from "./context.ts";

/** A unit of work on a platform whose row is at hand. */
export function scopeOf(services: Services, unit: Unit, platform: PlatformRow): Scope {
  return {
    services,
    unit,
    platform,
    now: platformNow(services.clock, platform),
    all: recordsOf(unit, platform.id),
  };
}

/** A unit of work on a platform, its clock read afresh. */
export async function openScope(services: Services, unit: Unit, platformId: string): Promise<Scope> {
  const platform = await findPlatform(unit, platformId);
  if (platform === undefined) throw notFound();
  return scopeOf(services, unit, platform);
}
