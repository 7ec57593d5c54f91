import { join, resolve } from "node:path";
import process from "node:process";
import { root } from "./root.mjs";

/** Where npm was called: paths on the command line start from there. */
export const calledFrom = process.env.INIT_CWD ?? process.cwd();

/** The environment of the service and the demo, with the defaults of `npm start`. */
export function settings() {
  const { ENROLKIT_DATA_DIR, ENROLKIT_PORT, ENROLKIT_DEMO_PORT } = process.env;
  return {
    ENROLKIT_DATA_DIR: ENROLKIT_DATA_DIR ? resolve(calledFrom, ENROLKIT_DATA_DIR) : join(root, ".enrolkit"),
    ENROLKIT_PORT: ENROLKIT_PORT || "8787",
    ENROLKIT_DEMO_PORT: ENROLKIT_DEMO_PORT || "4173",
  };
}
