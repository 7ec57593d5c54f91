import { revokeEmbedSession } from "@enrolkit/contract";
import { notFound } from "../../problem/problem.ts";
import { findSession, revokeSession } from "../../store/sessions.ts";
import { handle } from "../handle.ts";

export const revoke = handle(revokeEmbedSession, async (context, { params }) => {
  const session = await findSession(context.transaction, context.platform.id, params.embed_session_id);
  if (session === undefined) throw notFound();
  const revoked_at = session.revoked_at ?? new Date(context.services.clock.now()).toISOString();
  if (session.revoked_at === null)
    await revokeSession(context.transaction, context.platform.id, session.id, revoked_at);
  return { id: session.id, expiry: session.expires_at, revoked_at, object: "embed_session" as const };
});
