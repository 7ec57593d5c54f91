import { findPlatform } from "../store/platforms.ts";
import type { PlatformRow } from "../store/rows.ts";
import type { Transaction } from "../store/store.ts";
import { CommandError } from "./command.ts";

export async function platformNamed(transaction: Transaction, id: string): Promise<PlatformRow> {
  const platform = await findPlatform(transaction, id);
  if (platform) return platform;
  throw new CommandError(`There is no platform ${id}. "enrolkit platforms list" shows those there are.`);
}
