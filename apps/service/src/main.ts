import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import { createEnrolkit } from "./app.ts";
import { explainFailure, ListenError } from "./explain-failure.ts";
import { createLogger, type Logger } from "./http/logging.ts";
import { loadInsurer } from "./insurer/adapter.ts";
import { createMetricsServer } from "./observability/metrics-server.ts";
import { wantsTracing } from "./observability/wants-tracing.ts";
import { createHttpServer, drain, standAlone } from "./stand-alone.ts";
import { operatorTokenIn, prepareSandbox, readSandbox, replaceWorld } from "./sandbox.ts";
import { secretKeyOf } from "./secret-key.ts";
import { readSettings, type Settings } from "./settings.ts";
import { migrate } from "./store/migrate.ts";
import { openStore } from "./store/open-store.ts";

/** How long running requests may take to end when the process stops, in milliseconds. */
const drainTimeoutMs = 10_000;

async function main(settings: Settings, logger: Logger): Promise<void> {
  // The SDK is a heavy one, so it is loaded only where it is asked for.
  const stopTracing = wantsTracing(process.env)
    ? (await import("./observability/sdk.ts")).startTracing()
    : () => Promise.resolve();
  const insurer = await loadInsurer(settings);
  if (settings.mode === "test") settings.operatorToken ??= operatorTokenIn(settings.dataDir);
  const store = openStore({
    url: settings.databaseUrl,
    dataDir: settings.dataDir,
    secretKey: secretKeyOf(settings),
  });
  await migrate(store);
  let listening = settings;
  const enrolkit = createEnrolkit({
    settings,
    store,
    insurer,
    logger,
    ...(settings.mode === "test" && {
      sandbox: {
        read: () => readSandbox(settings.dataDir),
        write: (world) => void replaceWorld(listening, world),
      },
    }),
  });
  const server = createHttpServer(standAlone(enrolkit.router, settings.trust));
  const metricsServer = enrolkit.metrics && createMetricsServer(enrolkit.metrics);
  stopOnSignal(logger, async () => {
    await enrolkit.stop(drain(server, drainTimeoutMs));
    metricsServer?.close();
    await stopTracing();
  });
  const { port } = await listen(server, "ENROLKIT_PORT", settings);
  listening = { ...settings, port };
  if (settings.mode === "test") await prepareSandbox(enrolkit.services, listening);
  const metrics =
    metricsServer && settings.metrics
      ? await listen(metricsServer, "ENROLKIT_METRICS", settings.metrics)
      : undefined;
  await enrolkit.start();
  const { mode, host } = settings;
  logger.info(
    { mode, store: store.engine, host, port, ...(metrics && { metrics_port: metrics.port }) },
    "ready",
  );
}

/** Throws ListenError, which names the setting that the address comes from. */
function listen(
  server: Server,
  setting: string,
  { host, port }: { host: string; port: number },
): Promise<AddressInfo> {
  return new Promise((resolve, reject) => {
    const onError = (error: Error) => reject(new ListenError(setting, { host, port }, error));
    server.once("error", onError);
    server.listen({ host, port }, () => {
      server.off("error", onError);
      resolve(server.address() as AddressInfo);
    });
  });
}

/** The first signal ends what runs; a second one ends the process. */
function stopOnSignal(logger: Logger, stopInOrder: () => Promise<void>): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    try {
      await stopInOrder();
      logger.info("stopped");
      process.exit(0);
    } catch (error) {
      logger.fatal({ err: error }, "could not stop in order");
      process.exit(1);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void stop());
}

let settings: Settings | undefined;
try {
  settings = readSettings(process.env);
  await main(settings, createLogger(settings.logLevel));
} catch (error) {
  const { sentence, expected } = explainFailure(error, settings);
  if (!expected) createLogger("fatal").fatal({ err: error }, "did not start");
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
