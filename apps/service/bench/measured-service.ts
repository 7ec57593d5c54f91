import type { AddressInfo } from "node:net";
import { monitorEventLoopDelay } from "node:perf_hooks";
import process from "node:process";
import { createEnrolkit } from "../src/app.ts";
import { simulatedInsurer } from "../src/insurer/simulated.ts";
import { prepareSandbox } from "../src/sandbox.ts";
import { readSettings } from "../src/settings.ts";
import { createHttpServer, standAlone } from "../src/stand-alone.ts";

/** What the service has used since it was asked last. */
export interface Usage {
  /** Processor time, in milliseconds. */
  cpuMs: number;
  /** The longest pause of the event loop, in milliseconds. */
  pauseMs: number;
  /** The most memory in use at any time since the start, in MiB. */
  peakMb: number;
}

// The service as `main.ts` runs it, with an insurer that decides at once, and a parent process that asks for its usage.

const settings = readSettings(process.env);
settings.operatorToken ??= "op_test_known_to_no_one_but_this_bench";
const enrolkit = createEnrolkit({
  settings,
  insurer: {
    ...simulatedInsurer,
    decidesAt: (_, now) => now,
    quotesChangeAt: (now) => now,
    screenedAt: (now) => now,
    quotesAt: (_, now) => now,
    approvesAt: (_, now) => now,
  },
});
const server = createHttpServer(standAlone(enrolkit.router, settings.trust));
await new Promise<void>((resolve) => server.listen(settings.port, settings.host, resolve));
await enrolkit.start();
const { port } = server.address() as AddressInfo;
const sandbox = await prepareSandbox(enrolkit.services, { ...settings, port });

const pauses = monitorEventLoopDelay({ resolution: 5 });
pauses.enable();
let used = process.cpuUsage();
process.on("message", () => {
  const { user, system } = process.cpuUsage(used);
  used = process.cpuUsage();
  const usage: Usage = {
    cpuMs: (user + system) / 1000,
    pauseMs: pauses.max / 1e6,
    peakMb: process.resourceUsage().maxRSS / 1024,
  };
  pauses.reset();
  process.send?.(usage);
});
process.on("disconnect", () => process.exit(1));
process.on("SIGTERM", () => {
  server.closeAllConnections();
  server.close();
  void enrolkit.stop().then(() => process.exit(0));
});
process.send?.(sandbox);
