import type { ActingUser } from "@enrolkit/contract";
import type { Clock } from "../clock.ts";
import type { Actor } from "../operations/context.ts";
import { findApiKeyByHash } from "../store/api-keys.ts";
import { allAllowedOrigins, findPlatform } from "../store/platforms.ts";
import type { PlatformRow, SessionRow } from "../store/rows.ts";
import { findSessionByHash } from "../store/sessions.ts";
import type { Store, Transaction } from "../store/store.ts";

/** The actor and the platform behind a credential. */
export interface Principal {
  actor: Actor;
  /** Null for the operator, who belongs to no platform. */
  platform: PlatformRow | null;
}

/** Finds credentials by the SHA-256 of their secret. Undefined: unknown, expired, revoked, or its owner is gone. */
export interface Credentials {
  key(secretHash: string): Promise<Principal | undefined>;
  session(tokenHash: string): Promise<Principal | undefined>;
  platform(id: string): Promise<PlatformRow | undefined>;
  /** The origins that any platform allows: what a preflight, which carries no token, is checked against. */
  origins(): Promise<ReadonlySet<string>>;
}

/** Keys and sessions as the store has them now. Sessions live on real time (decisions §9). */
export function storedCredentials(store: Store, clock: Clock): Credentials {
  return {
    key: (secretHash) =>
      store.read(async (transaction) => {
        const key = await findApiKeyByHash(transaction, secretHash);
        if (!key || key.revoked_at !== null) return undefined;
        return principal(transaction, key.platform_id, { kind: "platform", credential_id: key.id });
      }),
    session: (tokenHash) =>
      store.read(async (transaction) => {
        const session = await findSessionByHash(transaction, tokenHash);
        if (!session || session.revoked_at !== null) return undefined;
        if (Date.parse(session.expires_at) <= clock.now()) return undefined;
        return principal(transaction, session.platform_id, sessionActor(session));
      }),
    platform: (id) => store.read((transaction) => findPlatform(transaction, id)),
    origins: () => store.read(allAllowedOrigins),
  };
}

async function principal(
  transaction: Transaction,
  platformId: string,
  actor: Actor,
): Promise<Principal | undefined> {
  const platform = await findPlatform(transaction, platformId);
  return platform?.status === "active" ? { actor, platform } : undefined;
}

function sessionActor(session: SessionRow): Actor {
  const { employer_id, employee_id, external_customer_id } = session;
  const shared = {
    credential_id: session.id,
    employer_id,
    external_customer_id,
    acting_user: actingUserOf(session),
  };
  return employee_id === null
    ? { kind: "employer_session", ...shared }
    : { kind: "employee_session", ...shared, employee_id };
}

function actingUserOf({ acting_user_id, acting_user_name, acting_user_role }: SessionRow): ActingUser | null {
  return acting_user_id === null
    ? null
    : { id: acting_user_id, name: acting_user_name, role: acting_user_role };
}

/** Keys and origins as they were a moment ago. */
export interface CachedCredentials extends Credentials {
  /** After an operation that changed a platform in this process. */
  forget(): void;
}

const maxKeys = 10_000;

/**
 * Remembers valid keys and the allowed origins for a part of a second, so that what another process changes
 * (a key revoked on the command line) counts within it. Sessions are looked up each time: they die at once.
 */
export function cacheCredentials(source: Credentials, clock: Clock, milliseconds: number): CachedCredentials {
  const keys = new Map<string, { principal: Principal; until: number }>();
  let generation = 0;
  let origins: { set: ReadonlySet<string>; until: number } | undefined;

  return {
    async key(secretHash) {
      const now = clock.now();
      const known = keys.get(secretHash);
      if (known && now < known.until && now >= known.until - milliseconds) return known.principal;
      const askedIn = generation;
      const principal = await source.key(secretHash);
      if (keys.size >= maxKeys) keys.clear();
      if (principal && askedIn === generation) keys.set(secretHash, { principal, until: now + milliseconds });
      else keys.delete(secretHash);
      return principal;
    },
    session: (tokenHash) => source.session(tokenHash),
    platform: (id) => source.platform(id),
    async origins() {
      const now = clock.now();
      if (origins && now < origins.until && now >= origins.until - milliseconds) return origins.set;
      const askedIn = generation;
      const set = await source.origins();
      if (askedIn === generation) origins = { set, until: now + milliseconds };
      return set;
    },
    forget() {
      generation += 1;
      keys.clear();
      origins = undefined;
    },
  };
}
