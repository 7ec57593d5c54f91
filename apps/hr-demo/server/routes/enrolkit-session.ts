import { createNodeSessionHandler } from "@enrolkit/client/server";
import { Router } from "express";
import { administrator } from "../people/personas.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import type { StoredSession } from "../sandbox/state-file.ts";
import { type Sessions, type SignedIn, signedIn } from "../session.ts";

const maxEmbedSessions = 20;

/** The one route that an embedding platform must write: a session token for the person who is signed in. */
export function enrolkitSessionRoute(sessions: Sessions, logError: (error: unknown) => void) {
  return Router().post("/enrolkit-session", async (request, response) => {
    const person = signedIn(response);
    const { opened, session } = person;
    const handler = createNodeSessionHandler({
      client: opened.api,
      identify: () => subjectOf(person),
      onCreated({ id }) {
        const embed_session_ids = [...session.embed_session_ids, id].slice(-maxEmbedSessions);
        sessions.update(session, { embed_session_ids });
      },
      onError: logError,
    });
    await handler(request, response);
  });
}

function subjectOf({ opened, session }: SignedIn) {
  const { employer_id, external_customer_id } = opened.world;
  const customer = external_customer_id ? { external_customer_id } : {};
  if (session.kind === "administrator") {
    // Sees quotes and policies, and no employee's data.
    const { mailbox, first_name, last_name, title } = administrator;
    const acting_user = { id: `hr-demo:${mailbox}`, name: `${first_name} ${last_name}`, role: title };
    return { employer_id, as: "employer", acting_user, ...customer } as const;
  }
  const { employee_id, kind } = session;
  return { employer_id, employee_id, acting_user_id: `hr-demo:${kind}`, ...customer };
}

/** Revokes the tokens that were minted for a session. */
export async function revokeEmbedSessions({ api, world }: OpenSandbox, session: StoredSession) {
  const ids = session.platform_id === world.platform_id ? session.embed_session_ids : [];
  // A session that has expired meanwhile is as good as revoked.
  await Promise.allSettled(
    ids.map((embed_session_id) => api.call("RevokeEmbedSession", { params: { embed_session_id } })),
  );
}
