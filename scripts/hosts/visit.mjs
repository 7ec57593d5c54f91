import assert from "node:assert/strict";
import { chromium, firefox } from "playwright-core";
import { cover } from "../../e2e/pages/cover.ts";
import { enrolFromStart } from "../../e2e/pages/enrol-alone.ts";
import { opening } from "../../e2e/pages/opening.ts";
import { findChromium } from "../lib/chromium.mjs";
import { firefoxPath } from "../lib/firefox.mjs";

/** @typedef {"chromium" | "firefox"} Browser */
/** @typedef {keyof typeof ways} Destination */

/**
 * Opens a host's page as an employee does, begins an enrolment, and goes as far as asked. Throws where the page does not get
 * there, asks for more than one session, or writes a warning or an error to the console.
 * @param {string} url
 * @param {{ browser?: Browser | undefined, until?: Destination | undefined }} [options]
 */
export async function visit(url, { browser: name = "chromium", until = "cover" } = {}) {
  const browser = await launch(name);
  try {
    const page = await browser.newPage({ locale: "en-GB" });
    page.setDefaultTimeout(60_000); // two hosts are built beside it
    /** @type {string[]} */
    const problems = [];
    let sessions = 0;
    page.on("pageerror", ({ message, stack }) => {
      // In Firefox also what a policy blocks, such as the icon.
      if (!isExpected(message, "")) problems.push(stack ?? message);
    });
    page.on("console", (message) => {
      const { url } = message.location();
      const isProblem = ["error", "warning"].includes(message.type());
      if (isProblem && !isExpected(message.text(), url)) problems.push(`${message.text()} ${url}`);
    });
    page.on("request", (request) => {
      if (request.url().endsWith("/benefits/session")) sessions += 1;
    });
    try {
      await page.goto(url);
      await ways[until](page);
    } catch (error) {
      const text = await page.locator("body").innerText();
      const message = error instanceof Error ? error.message : String(error);
      const shown = `The page reads: ${text}\nIts console: ${problems.join("\n")}`;
      throw new Error(`${url} in ${name}: ${message}\n${shown}`, { cause: error });
    }
    assert.deepEqual(problems, [], `${url} in ${name} writes to the console`);
    assert.equal(sessions, 1, `${url} in ${name} asks for sessions`);
  } finally {
    await browser.close();
  }
}

/** How far a visit goes. */
const ways = {
  async cover(/** @type {import("playwright-core").Page} */ page) {
    await opening(page).start();
    await cover(page).choose("Excess for each person", "£250");
  },
  enrolled: (/** @type {import("playwright-core").Page} */ page) => enrolFromStart(page),
};

/** Pages reach only this machine. @param {Browser} name */
async function launch(name) {
  if (name === "firefox") {
    const firefoxUserPrefs = { "network.dns.disabled": true };
    return firefox.launch({ channel: "moz-firefox", executablePath: firefoxPath, firefoxUserPrefs });
  }
  const { executablePath, args } = await findChromium();
  const thisMachine = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";
  return chromium.launch({ executablePath, args: [...args, thisMachine] });
}

/** Logos of invented insurers lead nowhere; a browser asks each site for an icon. @param {string} text @param {string} url */
const isExpected = (text, url) =>
  text.includes("net::ERR_NAME_NOT_RESOLVED") || `${text} ${url}`.includes("/favicon.ico");
