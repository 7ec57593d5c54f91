import { hostStages, prepareHost } from "../lib/hosts.mjs";
import { buildStages, gateStages } from "../lib/packages.mjs";
import { runStages } from "../lib/stages.mjs";
import { runSteps } from "../lib/steps.mjs";

/** The packed packages as other people's set-ups meet them: entries, types, sizes, bundlers. */
export const run = () =>
  runSteps({
    Packages: () => runStages(buildStages()),
    "Packages as published": () => runStages(gateStages()),
    "In other people's hosts": async () => {
      await prepareHost();
      return runStages(hostStages());
    },
  });
