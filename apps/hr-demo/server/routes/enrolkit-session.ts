import { Router } from "express";
import { administrator } from "../people/personas.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import type { StoredSession } from "../sandbox/state-file.ts";
import { type Sessions, signedIn } from "../session.ts";

const maxEmbedSessions = 20;

/** The one route that an embedding platform must write: a session token for the person who is signed in. */
export function enrolkitSessionRoute(sessions: Sessions) {
  return Router().post("/enrolkit-session", async (_request, response) => {
    const { opened, session } = signedIn(response);
    const { employer_id, external_customer_id } = opened.world;
    const { id, token, expiry } = await opened.api.call("CreateEmbedSession", {
      body: {
        employer_id,
        // Without an employee the session is the employer's: it sees quotes and policies, and no employee's data.
        ...("employee_id" in session && { employee_id: session.employee_id }),
        acting_user_id: `hr-demo:${session.kind === "administrator" ? administrator.mailbox : session.kind}`,
        ...(external_customer_id && { external_customer_id }),
      },
    });
    sessions.update(session, {
      embed_session_ids: [...session.embed_session_ids, id].slice(-maxEmbedSessions),
    });
    response.json({ token, expiry });
  });
}

/** Revokes the tokens that were minted for a session. */
export async function revokeEmbedSessions({ api, world }: OpenSandbox, session: StoredSession) {
  const ids = session.platform_id === world.platform_id ? session.embed_session_ids : [];
  // A session that has expired meanwhile is as good as revoked.
  await Promise.allSettled(
    ids.map((embed_session_id) => api.call("RevokeEmbedSession", { params: { embed_session_id } })),
  );
}
