import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stopChildren } from "../lib/children.mjs";
import { buildDemo } from "../lib/demo.mjs";
import { freePort } from "../lib/free-port.mjs";
import { install } from "../lib/install.mjs";
import { startPostgres } from "../lib/postgres.mjs";
import { say } from "../lib/say.mjs";
import { assertPortFree, serve, untilReachable } from "../lib/servers.mjs";
import { settings } from "../lib/settings.mjs";
import { settingsOfTwo, writeSandbox } from "../lib/two-services.mjs";

/** PostgreSQL, two services, a proxy and the demo, until the user stops it. One service may end: the other goes on. */
export async function run() {
  const { ENROLKIT_PORT, ENROLKIT_DEMO_PORT } = settings();
  await assertPortFree("ENROLKIT_PORT", ENROLKIT_PORT);
  await assertPortFree("ENROLKIT_DEMO_PORT", ENROLKIT_DEMO_PORT);
  await install();
  await buildDemo();
  const { startProxy } = await import("../lib/proxy.mjs");
  const folder = mkdtempSync(join(tmpdir(), "enrolkit-two-"));
  const postgres = await startPostgres({ fsync: true });
  const ports = [await freePort(), await freePort()];
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const all = settingsOfTwo({
    folder,
    databaseUrl: postgres.url,
    ports,
    demoPort: Number(ENROLKIT_DEMO_PORT),
  });
  const services = all.map((env, index) =>
    serve({
      name: `Service ${index + 1}`,
      file: "apps/service/src/main.ts",
      log: join(env.ENROLKIT_DATA_DIR, "service.log"),
      env,
    }),
  );
  const ready = Promise.all(origins.map((origin) => untilReachable(`${origin}/readyz`))).then(() => "ready");
  const isReady = (await Promise.race([...services, ready])) === "ready";
  const proxy = isReady ? await startProxy({ port: Number(ENROLKIT_PORT), origins }) : undefined;
  if (proxy) {
    writeSandbox(folder, proxy.url);
    const env = { ENROLKIT_DATA_DIR: folder, ENROLKIT_DEMO_PORT };
    const demo = serve({
      name: "The demo",
      file: "apps/hr-demo/server/main.ts",
      log: join(folder, "demo.log"),
      env,
    });
    services.push(demo);
    const demoUrl = `http://127.0.0.1:${ENROLKIT_DEMO_PORT}`;
    await Promise.race([demo, untilReachable(demoUrl)]);
    say(
      `\n  Demo      ${demoUrl}\n  API       ${proxy.url}, a proxy for\n            ${origins.join(" and ")}\n  Database  ${postgres.url}\n  Logs      ${folder}\n\n  Stop with Ctrl+C.\n`,
    );
  } else stopChildren();
  await Promise.all(services);
  stopChildren();
  await proxy?.stop();
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
  return 1;
}
