import { visitHosts } from "../lib/hosts.mjs";
import { buildStages, gateStages, serviceStages } from "../lib/packages.mjs";
import { runStages } from "../lib/stages.mjs";
import { runSteps } from "../lib/steps.mjs";

/** The packed packages as other people's set-ups meet them: entries, types, sizes, bundlers. */
export const run = () =>
  runSteps({
    Packages: () => runStages(buildStages()),
    "Packages as published": () => runStages(gateStages()),
    "The service as it is deployed": async () => {
      const deployed = await runStages(serviceStages.deploy);
      if (deployed.failed > 0) return deployed;
      const checked = await runStages(serviceStages.check);
      return { ...checked, passed: deployed.passed + checked.passed };
    },
    "In other people's hosts": visitHosts,
  });
