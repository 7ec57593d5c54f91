import { Router } from "express";
import { administrator } from "../people/administrator.ts";
import type { DemoSession } from "../sandbox/memory.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import { type Context, somebody } from "./context.ts";

/** The one route an embedding platform must write: a session token for whoever is signed in. */
export function enrolkitSessionRoute(context: Context) {
  return Router().post("/enrolkit-session", async (request, response) => {
    const { opened, session } = await somebody(context, request);
    const { employer_id, external_customer_id } = opened.world;
    const { id, token, expiry } = await opened.api.call("CreateEmbedSession", {
      body: {
        employer_id,
        // Without an employee it is a session of the employer: it sees quotes and policies, and nobody's data.
        ...("employee_id" in session && { employee_id: session.employee_id }),
        acting_user_id: `hr-demo:${session.kind === "administrator" ? administrator.mailbox : session.kind}`,
        ...(external_customer_id && { external_customer_id }),
      },
    });
    context.sessions.change(session, { embed_session_ids: [...session.embed_session_ids, id].slice(-20) });
    response.json({ token, expiry });
  });
}

/** Tokens of somebody who has signed out are worth nothing any more. */
export async function revokeEmbedSessions({ api, world }: OpenSandbox, session: DemoSession) {
  const ids = session.platform_id === world.platform_id ? session.embed_session_ids : [];
  // One that has ended by itself meanwhile is as good as revoked.
  await Promise.allSettled(
    ids.map((embed_session_id) => api.call("RevokeEmbedSession", { params: { embed_session_id } })),
  );
}
