import { randomBytes } from "node:crypto";
import type { Services } from "../context.ts";
import { simulatedInsurer } from "../insurer/simulated.ts";
import { dependentsParents } from "../intents/index.ts";
import { newId } from "../store/ids.ts";
import type { CliContext } from "./command.ts";

/** Makes services for one command. Due work is left to the running services. */
export function createServices({ store, settings, now }: CliContext): Services {
  return {
    store,
    clock: { now },
    insurer: simulatedInsurer,
    dependentsParents,
    mode: settings.mode,
    sessionMinutes: settings.sessionMinutes,
    demoOrigin: `http://127.0.0.1:${settings.demoPort}`,
    newId: (prefix) => newId(prefix, now()),
    newSecret: () => randomBytes(32).toString("base64url"),
    wake() {},
    workFailed(error) {
      throw error;
    },
  };
}
