import type { RecordActor } from "@enrolkit/contract";
import type { Actor } from "./context.ts";

/** Who made a change, as its record names them. */
export function recordActor(actor: Actor): RecordActor {
  if (actor.kind === "operator") throw new Error("The operator changes no records of a platform.");
  const acting_user = actor.kind === "platform" ? null : actor.acting_user;
  return { kind: actor.kind, id: actor.credential_id, acting_user_id: acting_user?.id ?? null, acting_user };
}
