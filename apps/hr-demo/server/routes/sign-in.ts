import { Router } from "express";
import { personaOf, personas } from "../people/index.ts";
import { badRequest } from "../refusal.ts";
import { cookieIn, cookieName, cookieOptions } from "../session/cookie.ts";
import { type Context, whoAsks } from "./context.ts";
import { cardOf, describeMe } from "./me.ts";
import { revokeEmbedSessions } from "./enrolkit-session.ts";

/** Who can sign in, signing in and out, and who is signed in. */
export function signInRoutes(context: Context) {
  const { sandbox, sessions } = context;
  return Router()
    .get("/people", async (_request, response) => {
      await sandbox.open();
      response.json({ people: personas.map(cardOf) });
    })
    .get("/me", async (request, response) => {
      const who = await whoAsks(context, request);
      response.json({ me: who ? await describeMe(who) : null });
    })
    .post("/sign-in", async (request, response) => {
      const opened = await sandbox.open();
      const persona = personaOf(String(request.body?.kind));
      const person = persona && opened.remembered.people[persona.kind];
      if (!person) throw badRequest("`kind` must name one of the people of GET /api/people.");
      const { cookie, session } = sessions.start(opened, persona.kind, person.employee_id);
      response.cookie(cookieName, cookie, cookieOptions);
      response.json({ me: await describeMe({ opened, session, persona }) });
    })
    .post("/sign-out", async (request, response) => {
      const opened = await sandbox.open();
      const session = sessions.end(opened, cookieIn(request));
      response.clearCookie(cookieName, { path: "/" });
      if (session) await revokeEmbedSessions(opened, session);
      response.status(204).end();
    });
}
