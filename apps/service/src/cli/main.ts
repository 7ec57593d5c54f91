import process from "node:process";
import { secretKeyOf } from "../secret-key.ts";
import { readSettings } from "../settings.ts";
import { migrate } from "../store/migrate.ts";
import { openStore } from "../store/open-store.ts";
import { runCommandLine } from "./run.ts";

async function open() {
  const settings = readSettings(process.env);
  const store = openStore({
    url: settings.databaseUrl,
    dataDir: settings.dataDir,
    secretKey: secretKeyOf(settings),
  });
  await migrate(store);
  return { context: { store, settings, now: Date.now }, close: () => store.close() };
}

try {
  const { exitCode, stdout, stderr } = await runCommandLine(process.argv.slice(2), open);
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  process.exitCode = exitCode;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
