import type { Clock } from "../../clock.ts";
import type { Actor } from "../../operations/context.ts";
import { findApiKeyByHash } from "../../store/api-keys.ts";
import { allAllowedOrigins, findPlatform } from "../../store/platforms.ts";
import type { SessionRow } from "../../store/rows.ts";
import { findSessionByHash } from "../../store/sessions.ts";
import type { Store, Transaction } from "../../store/store.ts";
import type { Caller, Credentials } from "./caller.ts";

/** Keys and sessions as the store has them now. Sessions live on real time (decisions §9). */
export function storedCredentials(store: Store, clock: Clock): Credentials {
  return {
    key: (secretHash) =>
      store.read(async (transaction) => {
        const key = await findApiKeyByHash(transaction, secretHash);
        if (!key || key.revoked_at !== null) return undefined;
        return callerFor(transaction, key.platform_id, { kind: "platform", credential_id: key.id });
      }),
    session: (tokenHash) =>
      store.read(async (transaction) => {
        const session = await findSessionByHash(transaction, tokenHash);
        if (!session || session.revoked_at !== null) return undefined;
        if (Date.parse(session.expires_at) <= clock.now()) return undefined;
        return callerFor(transaction, session.platform_id, sessionActor(session));
      }),
    platform: (id) => store.read((transaction) => findPlatform(transaction, id)),
    origins: () => store.read(allAllowedOrigins),
  };
}

async function callerFor(
  transaction: Transaction,
  platformId: string,
  actor: Actor,
): Promise<Caller | undefined> {
  const platform = await findPlatform(transaction, platformId);
  return platform?.status === "active" ? { actor, platform } : undefined;
}

function sessionActor(session: SessionRow): Actor {
  const { employer_id, employee_id, external_customer_id, acting_user_id } = session;
  const shared = { credential_id: session.id, employer_id, external_customer_id, acting_user_id };
  return employee_id === null
    ? { kind: "employer_session", ...shared }
    : { kind: "employee_session", ...shared, employee_id };
}
