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
  const { names, skipped } = visitable(hosts, hasFirefox() ? ["chromium", "firefox"] : ["chromium"]);
  const tally = await runStages(
    names.map((name) => ({
      name: hosts[name]?.title ?? name,
      command: process.execPath,
      args: [...fromSource, "scripts/hosts/main.mjs", name],
    })),
  );
  for (const name of skipped)
    say(`- skipped: ${hosts[name]?.title}. There is no Firefox, and only root on Debian can install it.`);
  return { ...tally, skipped: tally.skipped + skipped.length };
}

/**
 * The hosts that can be visited with some browsers, and those that cannot.
 * @param {Record<string, { browser?: import("../hosts/visit.mjs").Browser }>} hosts
 * @param {readonly string[]} browsers
 */
export function visitable(hosts, browsers) {
  const isVisitable = (/** @type {string} */ name) => browsers.includes(hosts[name]?.browser ?? "chromium");
  const all = Object.keys(hosts);
  return { names: all.filter(isVisitable), skipped: all.filter((name) => !isVisitable(name)) };
}
