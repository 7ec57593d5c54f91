import { checks } from "../lib/checks.mjs";
import { buildStages } from "../lib/packages.mjs";
import { browserTests, unitTests } from "../lib/runners.mjs";
import { runStages } from "../lib/stages.mjs";
import { runSteps } from "../lib/steps.mjs";

/** What a person runs before a change is proposed; about six minutes on two cores. */
export const run = () =>
  runSteps({
    Checks: () => runStages(checks()),
    "Unit tests": unitTests,
    Packages: () => runStages(buildStages()),
    "Browser tests": () => browserTests("chromium"),
  });
