import { randomBytes } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { writePrivateFile } from "./private-file.ts";
import { minSecretLength, type Settings, SettingsError } from "./settings.ts";

/** What stored responses are sealed with: the setting, else a key made once in the data folder. Throws SettingsError. */
export function secretKeyOf({ secretKey, dataDir }: Pick<Settings, "secretKey" | "dataDir">): string {
  if (secretKey !== undefined) return secretKey;
  const path = join(dataDir, "secret.key");
  if (!existsSync(path)) makeKey(path);
  const key = readFileSync(path, "utf8").trim();
  if (key.length >= minSecretLength) return key;
  throw new SettingsError([
    `${path} holds no key: restore it from a backup; where there is none, remove it, and webhook endpoints must be created again`,
  ]);
}

/** Of several processes that start at once, the first one's key stays. */
function makeKey(path: string): void {
  const draft = `${path}.${process.pid}`;
  writePrivateFile(draft, `${randomBytes(32).toString("hex")}\n`);
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}
