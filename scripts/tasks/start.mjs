import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { stopChildren } from "../lib/children.mjs";
import { buildDemo } from "../lib/demo.mjs";
import { install } from "../lib/install.mjs";
import { say } from "../lib/say.mjs";
import { assertPortFree, serve, untilReachable } from "../lib/servers.mjs";
import { settings } from "../lib/settings.mjs";

/** Serves the API and the demo until one of them ends or the user stops it. */
export async function run() {
  const env = settings();
  await assertPortFree("ENROLKIT_PORT", env.ENROLKIT_PORT);
  await assertPortFree("ENROLKIT_DEMO_PORT", env.ENROLKIT_DEMO_PORT);
  await install();
  await buildDemo();

  const folder = env.ENROLKIT_DATA_DIR;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const api = `http://127.0.0.1:${env.ENROLKIT_PORT}`;
  const demo = `http://127.0.0.1:${env.ENROLKIT_DEMO_PORT}`;
  const servers = [
    serve({ name: "The service", file: "apps/service/src/main.ts", log: join(folder, "service.log"), env }),
    serve({ name: "The demo", file: "apps/hr-demo/server/main.ts", log: join(folder, "demo.log"), env }),
  ];
  const anEnd = Promise.race(servers);
  const ready = Promise.all([untilReachable(`${api}/readyz`), untilReachable(demo)]).then(() => "ready");
  if ((await Promise.race([anEnd, ready])) === "ready") {
    say(
      `\n  Demo   ${demo}\n  API    ${api}\n  Ids    ${join(folder, "sandbox.json")}\n  Logs   ${folder}\n\n  Stop with Ctrl+C.\n`,
    );
  }
  await anEnd;
  stopChildren();
  await Promise.all(servers);
  return 1;
}
