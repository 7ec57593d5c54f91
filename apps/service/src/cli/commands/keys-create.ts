import { randomBytes } from "node:crypto";
import { hashSecret } from "../../secrets.ts";
import { insertApiKey } from "../../store/api-keys.ts";
import { newId } from "../../store/ids.ts";
import type { Command } from "../command.ts";
import { required } from "../given.ts";
import { platformNamed } from "../platform.ts";

export const keysCreate: Command = {
  name: "keys create",
  usage: "--platform ID",
  summary: "Make an API key; its secret is shown this once",
  options: { platform: { type: "string" } },
  async run(given, { store, settings, now }) {
    const id = newId("key", now());
    const secret = `pk_${settings.mode}_${randomBytes(32).toString("base64url")}`;
    const platform_id = await store.write(async (transaction) => {
      const platform = await platformNamed(transaction, required(given, "platform"));
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
