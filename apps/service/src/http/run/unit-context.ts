import { platformNow } from "../../clock.ts";
import type { Actor, ClientInfo, OperationContext, Services } from "../../operations/context.ts";
import { recordsOf } from "../../store/records.ts";
import type { PlatformRow } from "../../store/rows.ts";
import type { Records, Transaction, Viewer } from "../../store/store.ts";

/** One transaction, for one caller; its views of the store are made when they are asked for. */
export class UnitContext implements OperationContext {
  readonly services: Services;
  readonly transaction: Transaction;
  readonly actor: Actor;
  readonly client: ClientInfo;
  readonly platform: PlatformRow;
  readonly now: number;
  #visible: Records | undefined;
  #all: Records | undefined;

  constructor(
    services: Services,
    transaction: Transaction,
    { actor, client, platform }: { actor: Actor; client: ClientInfo; platform: PlatformRow },
  ) {
    this.services = services;
    this.transaction = transaction;
    this.actor = actor;
    this.client = client;
    this.platform = platform;
    this.now = platformNow(services.clock, platform);
  }

  get visible(): Records {
    return (this.#visible ??= recordsOf(this.transaction, this.platform.id, viewerOf(this.actor)));
  }

  get all(): Records {
    return (this.#all ??= recordsOf(this.transaction, this.platform.id));
  }
}

/** Decisions §4: a session sees its own, one that names a customer that customer's only; a key or a dashboard sees its platform. */
export function viewerOf(actor: Actor): Viewer | undefined {
  if (!("employer_id" in actor)) return undefined;
  return {
    employer_id: actor.employer_id,
    ...(actor.kind === "employee_session" && { employee_id: actor.employee_id }),
    ...(actor.external_customer_id !== null && { external_customer_id: actor.external_customer_id }),
  };
}
