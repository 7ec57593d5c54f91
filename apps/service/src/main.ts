import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import { createEnrolkit, type Enrolkit } from "./app.ts";
import { createLogger, type Logger } from "./http/logging.ts";
import { createHttpServer, drain, standAlone } from "./stand-alone.ts";
import { operatorTokenIn, prepareSandbox } from "./sandbox.ts";
import { secretKeyOf } from "./secret-key.ts";
import { readSettings, type Settings, SettingsError } from "./settings.ts";
import { migrate } from "./store/migrate.ts";
import { openStore } from "./store/open-store.ts";

/** How long running requests may take to end when the process stops, in milliseconds. */
const drainTimeoutMs = 10_000;

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const logger = createLogger(settings.logLevel);
  if (settings.mode === "test") settings.operatorToken ??= operatorTokenIn(settings.dataDir);
  const store = openStore({
    url: settings.databaseUrl,
    dataDir: settings.dataDir,
    secretKey: secretKeyOf(settings),
  });
  await migrate(store);
  const enrolkit = createEnrolkit({ settings, store, logger });
  const server = createHttpServer(standAlone(enrolkit.router, settings.trust));
  stopOnSignal(enrolkit, server, logger);
  const { port } = await listen(server, settings);
  if (settings.mode === "test") await openSandbox(enrolkit, settings, port);
  await enrolkit.start();
  logger.info({ mode: settings.mode, store: store.engine, host: settings.host, port }, "ready");
}

function listen(server: Server, { host, port }: Settings): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ host, port }, () => {
      server.off("error", reject);
      resolve(server.address() as AddressInfo);
    });
  });
}

async function openSandbox({ services }: Enrolkit, settings: Settings, port: number): Promise<void> {
  await prepareSandbox(services, settings.dataDir, {
    base_url: `http://127.0.0.1:${port}`,
    demo_url: `http://127.0.0.1:${settings.demoPort}`,
    operator_token: settings.operatorToken ?? "",
  });
}

/** The first signal ends what runs; a second one ends the process. */
function stopOnSignal(enrolkit: Enrolkit, server: Server, logger: Logger): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    try {
      await enrolkit.stop(drain(server, drainTimeoutMs));
      logger.info("stopped");
      process.exit(0);
    } catch (error) {
      logger.fatal({ err: error }, "could not stop in order");
      process.exit(1);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
}

try {
  await main();
} catch (error) {
  const expected = error instanceof SettingsError || (error instanceof Error && "syscall" in error);
  process.stderr.write(
    `${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
