import process from "node:process";
import { createLogs, type Logger } from "./http/log/log.ts";
import { simulatedInsurer } from "./insurer/simulated.ts";
import { handlers } from "./operations/index.ts";
import { operatorTokenIn, prepareSandbox } from "./sandbox.ts";
import { secretKeyOf } from "./secret-key.ts";
import { createService, type Service } from "./service.ts";
import { readSettings, type Settings } from "./settings.ts";
import { SettingsError } from "./settings-reader.ts";
import { migrate } from "./store/migrate.ts";
import { openStore } from "./store/open-store.ts";

async function main(): Promise<void> {
  const settings = readSettings(process.env);
  const logs = createLogs(settings.logLevel);
  if (settings.mode === "test") settings.operatorToken ??= operatorTokenIn(settings.dataDir);
  const store = openStore({
    url: settings.databaseUrl,
    dataDir: settings.dataDir,
    secretKey: secretKeyOf(settings),
  });
  await migrate(store);
  const service = createService({ settings, store, clock: Date, insurer: simulatedInsurer, handlers, logs });
  stopOnSignal(service, logs.log);
  const { port } = await service.listen();
  if (settings.mode === "test") await openSandbox(service, settings, port);
  service.work();
  logs.log.info({ mode: settings.mode, store: store.engine, host: settings.host, port }, "ready");
}

async function openSandbox(service: Service, settings: Settings, port: number): Promise<void> {
  await prepareSandbox(service.services, settings.dataDir, {
    base_url: `http://127.0.0.1:${port}`,
    demo_url: `http://127.0.0.1:${settings.demoPort}`,
    operator_token: settings.operatorToken ?? "",
  });
}

/** The first signal ends what runs; a second one ends the process. */
function stopOnSignal(service: Service, log: Logger): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    try {
      await service.stop();
      log.info("stopped");
      process.exit(0);
    } catch (error) {
      log.fatal({ err: error }, "could not stop in order");
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
