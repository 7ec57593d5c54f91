import type { Actor } from "../../operations/context.ts";
import type { PlatformRow } from "../../store/rows.ts";

/** Whom a credential stands for. */
export interface Caller {
  actor: Actor;
  /** Null for the operator, who belongs to no platform. */
  platform: PlatformRow | null;
}

/** Looks credentials up by the SHA-256 of their secret. Undefined: unknown, expired, revoked, or its owner is gone. */
export interface Credentials {
  key(secretHash: string): Promise<Caller | undefined>;
  session(tokenHash: string): Promise<Caller | undefined>;
  platform(id: string): Promise<PlatformRow | undefined>;
  /** The origins that any platform allows: what a preflight, which carries no token, is answered by. */
  origins(): Promise<ReadonlySet<string>>;
}
