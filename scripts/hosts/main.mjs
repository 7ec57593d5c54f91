// Builds, starts and visits one of other people's set-ups: node --conditions=enrolkit-source scripts/hosts/main.mjs NAME.
// Exits 1 when its page does not work, or something warns.
import process from "node:process";
import { endWithParent } from "../lib/children.mjs";
import { sayError } from "../lib/say.mjs";
import { hosts } from "./hosts.mjs";

const [name = ""] = process.argv.slice(2);

endWithParent();
try {
  const host = hosts[name];
  if (!host) throw new Error(`There is no host "${name}". Choose one of: ${Object.keys(hosts).join(", ")}.`);
  await host.run();
} catch (error) {
  sayError(error);
  process.exitCode = 1;
}
process.exit();
