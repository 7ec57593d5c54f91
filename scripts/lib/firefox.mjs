import { existsSync } from "node:fs";
import { aptInstall } from "./apt.mjs";

/** Debian's Firefox: Playwright's own cannot be fetched on a closed network. */
export const firefoxPath = "/usr/bin/firefox-esr";

/** Whether there is a Firefox; it is installed where this is possible. */
export const hasFirefox = () => existsSync(firefoxPath) || aptInstall("firefox-esr");
