import type { ActingUser } from "@enrolkit/contract";
import type { CommandContext, Services } from "../context.ts";
import type { IntentCommands } from "../intents/engine.ts";
import type { PlatformRow } from "../store/rows.ts";
import type { Records } from "../store/store.ts";

export type { Services } from "../context.ts";

/** A user of a dashboard, by an identity provider's token. The id of `acting_user` is the token's `sub`. */
export interface DashboardActor {
  kind: "dashboard";
  credential_id: string;
  acting_user: ActingUser;
}

/** Who is calling. `credential_id` names the key, session or user; idempotency and rates are counted by it. */
export type Actor =
  | { kind: "platform"; credential_id: string }
  | { kind: "operator"; credential_id: string }
  | DashboardActor
  | {
      kind: "employer_session";
      credential_id: string;
      employer_id: string;
      external_customer_id: string | null;
      acting_user: ActingUser | null;
    }
  | {
      kind: "employee_session";
      credential_id: string;
      employer_id: string;
      employee_id: string;
      external_customer_id: string | null;
      acting_user: ActingUser | null;
    };

/** What a caller's software says about itself, for consent receipts; null where it says nothing. */
export interface ClientInfo {
  /** The first language of `Accept-Language`. */
  locale: string | null;
  user_agent: string | null;
}

/** What a handler works with: one transaction, for one caller. */
export interface OperationContext extends CommandContext {
  readonly actor: Actor;
  readonly client: ClientInfo;
  /** What the caller may see. */
  readonly visible: Records;
  /** Applies triggers to intents that the caller may see. */
  readonly intents: IntentCommands;
}

/** What a handler works with that opens its transactions itself. The operator belongs to no platform. */
export interface ManagingContext {
  readonly services: Services;
  readonly actor: Actor;
  readonly platform: PlatformRow | null;
}
