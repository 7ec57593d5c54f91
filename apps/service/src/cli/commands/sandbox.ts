import { resetSandbox } from "../../sandbox.ts";
import { CommandError, type StoreCommand } from "../command.ts";
import { createServices } from "../services.ts";

export const sandboxReset: StoreCommand = {
  name: "sandbox reset",
  first: true,
  usage: "",
  summary: "Make a new world for the demo, and name it in sandbox.json; test mode only",
  async run(_, cli) {
    if (cli.settings.mode !== "test") throw new CommandError("A live service has no sandbox.");
    const { platform_id, employer_id, allowed_origin } = await resetSandbox(
      createServices(cli),
      cli.settings,
    );
    return {
      rows: [{ platform_id, employer_id, origin: allowed_origin }],
      note: `${cli.settings.dataDir}/sandbox.json names the new world. Only the demo's page may call it: add the origins of yours. The world before stays as it is.`,
    };
  },
};
