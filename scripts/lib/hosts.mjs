import process from "node:process";
import { findChromium } from "./chromium.mjs";
import { hasFirefox } from "./firefox.mjs";
import { say } from "./say.mjs";
import { runStages } from "./stages.mjs";
import { fromSource } from "./source.mjs";

/**
 * Builds, starts and visits other people's set-ups, two at a time.
 * @returns {Promise<import("./stages.mjs").Tally>}
 */
export async function visitHosts() {
  const { hosts } = await import("../hosts/hosts.mjs"); // it needs what is installed
  await findChromium(); // once, before two ask for it
  const firefox = hasFirefox();
  const names = Object.keys(hosts).filter((name) => name !== "firefox" || firefox);
  const tally = await runStages(
    names.map((name) => ({
      name: hosts[name]?.title ?? name,
      command: process.execPath,
      args: [...fromSource, "scripts/hosts/main.mjs", name],
    })),
  );
  if (firefox) return tally;
  say("- skipped in Firefox: there is none, and only root on Debian can install it");
  return { ...tally, skipped: tally.skipped + 1 };
}
