import { browserTests, wideUnitTests } from "../lib/runners.mjs";
import { runSteps } from "../lib/steps.mjs";

/** What takes long: every language and theme, large sizes, long histories, processes that are killed. */
export const run = () =>
  runSteps({
    "Long unit tests": wideUnitTests,
    "Browser tests in every language and theme": () => browserTests("wide"),
  });
