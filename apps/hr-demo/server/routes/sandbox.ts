import { Router } from "express";
import type { SandboxState } from "../../src/wire.ts";
import { benefitsOf, newestEnrolment } from "../enrolkit/benefits.ts";
import { badRequest } from "../refusal.ts";
import { cookieIn, cookieName, cookieOptions } from "../session/cookie.ts";
import { type Context, type SignedIn, signedIn } from "./context.ts";
import { revokeEmbedSessions } from "./enrolkit-session.ts";

const day = 86_400;
const furthest = 366;

/** What the sandbox drawer does. The secret key calls the service's test helpers; the browser never could. */
export function sandboxRoutes(context: Context) {
  const { sandbox, sessions } = context;
  return Router()
    .get("/sandbox", async (request, response) => {
      response.json(await describe(await signedIn(context, request)));
    })
    .post("/sandbox/advance", async (request, response) => {
      const me = await signedIn(context, request);
      const days: unknown = request.body?.days;
      if (typeof days !== "number" || !Number.isInteger(days) || days < 1 || days > furthest)
        throw badRequest(`\`days\` must be a whole number from 1 to ${furthest}.`);
      await me.opened.api.call("AdvanceClock", { body: { seconds: days * day } });
      response.json(await describe(me));
    })
    .post("/sandbox/force", async (request, response) => {
      const me = await signedIn(context, request);
      const { target, status } = request.body ?? {};
      if (typeof status !== "string") throw badRequest("`status` must name a status of the workflow.");
      await me.opened.api.call("ForceIntent", {
        params: { intent_id: await intentOf(me, target) },
        body: { status },
      });
      response.json(await describe(me));
    })
    .post("/sandbox/start-over", async (request, response) => {
      const me = await signedIn(context, request);
      const { session } = me;
      const what: unknown = request.body?.what;
      if (what === "person") {
        const employee_id = await sandbox.freshPerson(session.kind);
        await revokeEmbedSessions(me.opened, session);
        sessions.change(session, { employee_id, embed_session_ids: [] });
      } else if (what === "world") {
        await sandbox.freshWorld();
        const opened = await sandbox.open();
        const person = opened.remembered.people[session.kind];
        sessions.end(opened, cookieIn(request));
        if (person) {
          const { cookie } = sessions.start(opened, session.kind, person.employee_id);
          response.cookie(cookieName, cookie, cookieOptions);
        }
      } else throw badRequest('`what` must be "person" or "world".');
      response.status(204).end();
    });
}

async function describe({ opened, session }: SignedIn): Promise<SandboxState> {
  const [clock, enrolment] = await Promise.all([
    opened.api.call("RetrieveClock"),
    newestEnrolment(opened, session.employee_id),
  ]);
  return {
    now: clock.now,
    benefits: benefitsOf(enrolment),
    docs_url: new URL("/docs", opened.file.base_url).href,
  };
}

/** The signed-in person's own intent: nobody can force another's. */
async function intentOf({ opened, session }: SignedIn, target: unknown) {
  const benefits = benefitsOf(await newestEnrolment(opened, session.employee_id));
  const id = target === "dependents" ? benefits?.sub_intent_id : benefits?.intent_id;
  if (!id)
    throw badRequest(
      target === "dependents"
        ? "There is no choice of people to force yet. It begins on the People step."
        : "There is no enrolment to force yet. It begins on the Benefits page.",
    );
  return id;
}
