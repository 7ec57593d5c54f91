import process from "node:process";
import { explainFailure } from "../explain-failure.ts";
import { createLogger } from "../http/logging.ts";
import { secretKeyOf } from "../secret-key.ts";
import { readSettings, type Settings } from "../settings.ts";
import { continueIds } from "../store/continue-ids.ts";
import { newId } from "../store/ids.ts";
import { migrate } from "../store/migrate.ts";
import { openStore } from "../store/open-store.ts";
import { assertStoreExists } from "./assert-store-exists.ts";
import type { StoreCommand } from "./command.ts";
import { runCommandLine } from "./run.ts";

let settings: Settings | undefined;

async function open({ first }: Pick<StoreCommand, "first">) {
  settings = readSettings(process.env);
  if (!first) assertStoreExists(settings);
  const store = openStore({
    url: settings.databaseUrl,
    dataDir: settings.dataDir,
    secretKey: secretKeyOf(settings),
  });
  await migrate(store);
  await continueIds(store, newId);
  return {
    context: { store, settings, now: Date.now },
    close: () => store.close(),
    ...(settings.databaseUrl === undefined && { dataDir: settings.dataDir }),
  };
}

try {
  const { exitCode, stdout, stderr } = await runCommandLine(process.argv.slice(2), open);
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = exitCode;
} catch (error) {
  const { sentence, expected } = explainFailure(error, settings);
  if (!expected) createLogger("fatal").fatal({ err: error }, "the command failed");
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}
