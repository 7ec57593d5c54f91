import { randomBytes } from "node:crypto";
import { hashSecret } from "../../secrets.ts";
import { insertApiKey, listApiKeys, revokeApiKey } from "../../store/api-keys.ts";
import { newId } from "../../store/ids.ts";
import { type Command, CommandError } from "../command.ts";
import { getPlatform, requiredArgument, requiredOption } from "../input.ts";

export const keysCreate: Command = {
  name: "keys create",
  usage: "--platform ID",
  summary: "Create an API key (shown once)",
  options: { platform: { type: "string" } },
  async run(args, { store, settings, now }) {
    const id = newId("key", now());
    const secret = `pk_${settings.mode}_${randomBytes(32).toString("base64url")}`;
    const platform_id = await store.write(async (transaction) => {
      const platform = await getPlatform(transaction, requiredOption(args, "platform"));
      await insertApiKey(transaction, {
        id,
        platform_id: platform.id,
        secret_hash: hashSecret(secret),
        hint: secret.slice(-4),
        created_at: new Date(now()).toISOString(),
        revoked_at: null,
      });
      return platform.id;
    });
    return {
      rows: [{ id, platform_id, secret }],
      note: "The secret is stored nowhere and shown this once. Keep it on your server, never in a browser.",
    };
  },
};

export const keysList: Command = {
  name: "keys list",
  usage: "--platform ID",
  summary: "Show a platform's API keys by their last characters, newest first",
  options: { platform: { type: "string" } },
  async run(args, { store }) {
    const keys = await store.read(async (transaction) => {
      const { id } = await getPlatform(transaction, requiredOption(args, "platform"));
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

export const keysRevoke: Command = {
  name: "keys revoke",
  usage: "KEY_ID --platform ID",
  summary: "End an API key; running services refuse it within a second",
  options: { platform: { type: "string" } },
  async run(args, { store, now }) {
    const id = requiredArgument(args, 0, "The id of the key");
    const revoked_at = new Date(now()).toISOString();
    await store.write(async (transaction) => {
      const platform = await getPlatform(transaction, requiredOption(args, "platform"));
      if (await revokeApiKey(transaction, platform.id, id, revoked_at)) return;
      throw new CommandError(
        `The platform has no key ${id} that is still good. "enrolkit keys list" shows its keys.`,
      );
    });
    return { rows: [{ id, revoked_at }] };
  },
};
