import process from "node:process";
import { createApp } from "./app.ts";
import { settingsFrom } from "./settings.ts";

const say = (text: string) => void process.stdout.write(`${text}\n`);
const complain = (error: unknown) =>
  void process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);

const settings = settingsFrom();
const server = createApp(settings, complain).listen(settings.port, "127.0.0.1", (error) => {
  if (error) {
    complain(
      `The demo cannot listen on port ${settings.port}: ${error.message}. Choose another: ENROLKIT_DEMO_PORT.`,
    );
    process.exit(1);
  }
  say(`The demo answers at http://127.0.0.1:${settings.port}`);
});

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
