import { setAllowedOrigins } from "../../store/platforms.ts";
import { type Command, UsageError } from "../command.ts";
import { required } from "../given.ts";
import { parseOrigin } from "../origin.ts";
import { platformNamed } from "../platform.ts";

export const originsSet: Command = {
  name: "origins set",
  usage: "--platform ID ORIGIN… | --none",
  summary: "Say from which origins a platform's pages may call with session tokens",
  options: { platform: { type: "string" }, none: { type: "boolean" } },
  async run(given, { store, settings }) {
    const origins = given.positionals.map((origin) => parseOrigin(origin, settings.mode));
    if ((origins.length === 0) !== (given.values.none === true)) {
      throw new UsageError("Name the origins, or --none for a platform without pages.");
    }
    const allowed = [...new Set(origins)];
    await store.write(async (transaction) => {
      const { id } = await platformNamed(transaction, required(given, "platform"));
      await setAllowedOrigins(transaction, id, allowed);
    });
    return { rows: allowed.map((origin) => ({ origin })), note: "Running services know it within a second." };
  },
};
