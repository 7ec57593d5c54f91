import { revokeApiKey } from "../../store/api-keys.ts";
import { type Command, CommandError } from "../command.ts";
import { argument, required } from "../given.ts";
import { platformNamed } from "../platform.ts";

export const keysRevoke: Command = {
  name: "keys revoke",
  usage: "KEY_ID --platform ID",
  summary: "End an API key; running services refuse it within a second",
  options: { platform: { type: "string" } },
  async run(given, { store, now }) {
    const id = argument(given, 0, "The id of the key");
    const revoked_at = new Date(now()).toISOString();
    await store.write(async (transaction) => {
      const platform = await platformNamed(transaction, required(given, "platform"));
      if (await revokeApiKey(transaction, platform.id, id, revoked_at)) return;
      throw new CommandError(
        `The platform has no key ${id} that is still good. "enrolkit keys list" shows its keys.`,
      );
    });
    return { rows: [{ id, revoked_at }] };
  },
};
