import { Router } from "express";
import type { ForceTarget, SandboxState } from "../../src/wire.ts";
import { newestAmendment } from "../enrolkit/amendments.ts";
import { benefitsGroup, benefitsOf, newestEnrolment } from "../enrolkit/benefits.ts";
import { newestIntents } from "../employer/intents.ts";
import { badRequest } from "../refusal.ts";
import type { DemoSession, SignedInAs } from "../sandbox/memory.ts";
import { newestEvents } from "../sandbox/events.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import { cookieIn, cookieName, cookieOptions } from "../session/cookie.ts";
import { type Context, type SignedIn, type SignedInForCompany, somebody } from "./context.ts";
import { revokeEmbedSessions } from "./enrolkit-session.ts";

const day = 86_400;
const furthest = 366;

/** What the sandbox drawer does. The secret key calls the service's test helpers; the browser never could. */
export function sandboxRoutes(context: Context) {
  const { sandbox, sessions } = context;
  return Router()
    .get("/sandbox", async (request, response) => {
      response.json(await describe(await somebody(context, request)));
    })
    .get("/sandbox/events", async (request, response) => {
      response.json({ events: await newestEvents((await somebody(context, request)).opened) });
    })
    .post("/sandbox/advance", async (request, response) => {
      const me = await somebody(context, request);
      const days: unknown = request.body?.days;
      if (typeof days !== "number" || !Number.isInteger(days) || days < 1 || days > furthest)
        throw badRequest(`\`days\` must be a whole number from 1 to ${furthest}.`);
      await me.opened.api.call("AdvanceClock", { body: { seconds: days * day } });
      response.json(await describe(me));
    })
    .post("/sandbox/force", async (request, response) => {
      const me = await somebody(context, request);
      const { target, status } = request.body ?? {};
      if (typeof status !== "string") throw badRequest("`status` must name a status of the workflow.");
      await me.opened.api.call("ForceIntent", {
        params: { intent_id: await intentOf(me, targetIn(target)) },
        body: { status },
      });
      response.json(await describe(me));
    })
    .post("/sandbox/start-over", async (request, response) => {
      const me = await somebody(context, request);
      const { session } = me;
      const what: unknown = request.body?.what;
      if (what === "person" && me.role === "employee") {
        const employee_id = await sandbox.freshPerson(me.session.kind);
        await revokeEmbedSessions(me.opened, session);
        sessions.change(session, { employee_id, embed_session_ids: [] });
      } else if (what === "world") {
        await sandbox.freshWorld();
        const opened = await sandbox.open();
        const as = sameIn(opened, session);
        sessions.end(opened, cookieIn(request));
        if (as) {
          const { cookie } = sessions.start(opened, as);
          response.cookie(cookieName, cookie, cookieOptions);
        }
      } else throw badRequest('`what` must be "world", or as an employee "person".');
      response.status(204).end();
    });
}

async function describe(who: SignedIn | SignedInForCompany): Promise<SandboxState> {
  const { api, file } = who.opened;
  const [clock, benefits, amendment, company] = await Promise.all([
    api.call("RetrieveClock"),
    who.role === "employee" ? ownBenefits(who) : null,
    who.role === "employee" ? newestAmendment(who.opened, who.session.employee_id) : null,
    who.role === "administrator" ? newestIntents(who.opened) : null,
  ]);
  return { now: clock.now, docs_url: new URL("/docs", file.base_url).href, benefits, amendment, company };
}

async function ownBenefits({ opened, session: { employee_id } }: SignedIn) {
  const group_id = await benefitsGroup(opened, employee_id);
  return benefitsOf(await newestEnrolment(opened, employee_id, group_id));
}

const nothingYet: Record<ForceTarget, string> = {
  enrolment: "There is no enrolment to force yet. It begins on the Benefits page.",
  dependents: "There is no choice of people to force yet. It begins on the People step.",
  amendment: "There is no change to a policy to force yet. It begins on the Benefits page, once enrolled.",
  quote: "There is no quote to force yet. It begins on the Benefits page.",
  group_policy: "There is no group policy to force yet. It begins when a quote is accepted.",
};

/** What the signed-in person has: nobody can force another's. */
async function intentOf(who: SignedIn | SignedInForCompany, target: ForceTarget) {
  const id = who.role === "employee" ? await ofEmployee(who, target) : await ofCompany(who, target);
  if (!id) throw badRequest(nothingYet[target]);
  return id;
}

async function ofEmployee(who: SignedIn, target: ForceTarget) {
  if (target === "amendment") return (await newestAmendment(who.opened, who.session.employee_id))?.intent_id;
  const benefits = await ownBenefits(who);
  if (target === "dependents") return benefits?.sub_intent_id;
  return target === "enrolment" ? benefits?.intent_id : undefined;
}

async function ofCompany({ opened }: SignedInForCompany, target: ForceTarget) {
  if (target !== "quote" && target !== "group_policy") return undefined;
  return (await newestIntents(opened))[target]?.intent_id;
}

function targetIn(value: unknown): ForceTarget {
  if (typeof value === "string" && value in nothingYet) return value as ForceTarget;
  throw badRequest(`\`target\` must be one of ${Object.keys(nothingYet).join(", ")}.`);
}

/** Whoever is of the same kind in a new world. */
function sameIn({ remembered }: OpenSandbox, { kind }: DemoSession): SignedInAs | undefined {
  if (kind === "administrator") return { kind };
  const person = remembered.people[kind];
  return person && { kind, employee_id: person.employee_id };
}
