import { Router } from "express";
import { administrator } from "../people/administrator.ts";
import { personaOf, personas } from "../people/index.ts";
import { badRequest } from "../refusal.ts";
import { cookieIn, cookieName, cookieOptions } from "../session/cookie.ts";
import type { SignedInAs } from "../sandbox/memory.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import type { Session, People } from "../../src/wire.ts";
import { type Context, whoAsks, whoIs } from "./context.ts";
import { cardOf, describe } from "./me.ts";
import { revokeEmbedSessions } from "./enrolkit-session.ts";

/** Who can sign in, signing in and out, and who is signed in. */
export function signInRoutes(context: Context) {
  const { sandbox, sessions } = context;
  return Router()
    .get("/people", async (_request, response) => {
      await sandbox.open();
      const { kind, first_name, last_name, title } = administrator;
      const answer: People = {
        people: personas.map(cardOf),
        administrator: { kind, first_name, last_name, title },
      };
      response.json(answer);
    })
    .get("/me", async (request, response) => {
      const who = await whoAsks(context, request);
      const answer: Session = { me: who ? await describe(who) : null };
      response.json(answer);
    })
    .post("/sign-in", async (request, response) => {
      const opened = await sandbox.open();
      const as = signedInAs(opened, String(request.body?.kind));
      if (!as) throw badRequest("`kind` must name one of the people of GET /api/people.");
      const { cookie, session } = sessions.start(opened, as);
      const who = whoIs(opened, session);
      response.cookie(cookieName, cookie, cookieOptions);
      response.json({ me: who ? await describe(who) : null });
    })
    .post("/sign-out", async (request, response) => {
      const opened = await sandbox.open();
      const session = sessions.end(opened, cookieIn(request));
      response.clearCookie(cookieName, { path: "/" });
      if (session) await revokeEmbedSessions(opened, session);
      response.status(204).end();
    });
}

function signedInAs({ remembered }: OpenSandbox, kind: string): SignedInAs | undefined {
  if (kind === administrator.kind) return { kind: administrator.kind };
  const persona = personaOf(kind);
  const person = persona && remembered.people[persona.kind];
  return person && { kind: persona.kind, employee_id: person.employee_id };
}
