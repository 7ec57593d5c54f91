import { listApiKeys } from "../../store/api-keys.ts";
import type { Command } from "../command.ts";
import { required } from "../given.ts";
import { platformNamed } from "../platform.ts";

export const keysList: Command = {
  name: "keys list",
  usage: "--platform ID",
  summary: "Show a platform's API keys by their last characters, newest first",
  options: { platform: { type: "string" } },
  async run(given, { store }) {
    const keys = await store.read(async (transaction) => {
      const { id } = await platformNamed(transaction, required(given, "platform"));
      return listApiKeys(transaction, id);
    });
    return {
      rows: keys.map(({ id, hint, created_at, revoked_at }) => ({
        id,
        ends_with: hint,
        created_at,
        revoked_at,
      })),
      ...(keys.length === 0 && { note: "The platform has no key." }),
    };
  },
};
