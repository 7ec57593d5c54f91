import { Router } from "express";
import type { ForceTarget, SandboxEvent, SandboxState } from "../../src/wire.ts";
import { benefitsGroup, benefitsOf, newestAmendment, newestEnrolment } from "../benefits.ts";
import { newestIntents } from "../company/home.ts";
import { badRequest } from "../errors.ts";
import type { OpenSandbox, Sandbox } from "../sandbox/sandbox.ts";
import type { StoredSession, SignedInAs } from "../sandbox/state-file.ts";
import {
  type Sessions,
  type SignedIn,
  signedIn,
  type SignedInAdministrator,
  type SignedInEmployee,
} from "../session.ts";
import { revokeEmbedSessions } from "./enrolkit-session.ts";

const daySeconds = 86_400;
const maxDays = 366;
const eventCount = 30;

/** What the sandbox drawer does. It needs the service's test helpers, and they need the secret key. */
export function sandboxRoutes(sandbox: Sandbox, sessions: Sessions) {
  return Router()
    .get("/sandbox", async (_request, response) => {
      response.json(await describeSandbox(signedIn(response)));
    })
    .get("/sandbox/events", async (_request, response) => {
      response.json({ events: await newestEvents(signedIn(response).opened) });
    })
    .post("/sandbox/advance", async (request, response) => {
      const me = signedIn(response);
      const days: unknown = request.body?.days;
      if (typeof days !== "number" || !Number.isInteger(days) || days < 1 || days > maxDays)
        throw badRequest(`\`days\` must be a whole number from 1 to ${maxDays}.`);
      await me.opened.api.call("AdvanceClock", { body: { seconds: days * daySeconds } });
      response.json(await describeSandbox(me));
    })
    .post("/sandbox/force", async (request, response) => {
      const me = signedIn(response);
      const { target, status } = request.body ?? {};
      if (typeof status !== "string") throw badRequest("`status` must name a status of the workflow.");
      await me.opened.api.call("ForceIntent", {
        params: { intent_id: await ownIntent(me, parseTarget(target)) },
        body: { status },
      });
      response.json(await describeSandbox(me));
    })
    .post("/sandbox/start-over", async (request, response) => {
      const me = signedIn(response);
      const { session } = me;
      const what: unknown = request.body?.what;
      if (what === "person" && me.role === "employee") {
        const employee_id = await sandbox.startOverPerson(me.session.kind);
        await revokeEmbedSessions(me.opened, session);
        sessions.update(session, { employee_id, embed_session_ids: [] });
      } else if (what === "world") {
        await sandbox.startOverWorld();
        const opened = await sandbox.open();
        const successor = successorOf(session, opened);
        if (successor) sessions.start(response, opened, successor);
      } else throw badRequest('`what` must be "world", or as an employee "person".');
      response.status(204).end();
    });
}

async function describeSandbox(me: SignedIn): Promise<SandboxState> {
  const { api, file } = me.opened;
  const [clock, benefits, amendment, company] = await Promise.all([
    api.call("RetrieveClock"),
    me.role === "employee" ? ownBenefits(me) : null,
    me.role === "employee" ? newestAmendment(me.opened, me.session.employee_id) : null,
    me.role === "administrator" ? newestIntents(me.opened) : null,
  ]);
  return { now: clock.now, docs_url: new URL("/docs", file.base_url).href, benefits, amendment, company };
}

async function ownBenefits({ opened, session: { employee_id } }: SignedInEmployee) {
  const group_id = await benefitsGroup(opened, employee_id);
  return benefitsOf(await newestEnrolment(opened, employee_id, group_id));
}

/** The service's events, newest first, and whether the webhook of each was received. */
async function newestEvents({ api, state }: OpenSandbox): Promise<SandboxEvent[]> {
  const { items } = await api.call("ListEvents", { query: { page_size: eventCount } });
  return items.map(({ id, type, created_at, data }) => ({
    id,
    type,
    created_at,
    ids: Object.values(data),
    was_received: state.received.includes(id),
  }));
}

const nothingYet: Record<ForceTarget, string> = {
  enrolment: "There is no enrolment to force yet. It begins on the Benefits page.",
  dependents: "There is no choice of people to force yet. It begins on the People step.",
  amendment: "There is no change to a policy to force yet. It begins on the Benefits page, once enrolled.",
  quote: "There is no quote to force yet. It begins on the Benefits page.",
  group_policy: "There is no group policy to force yet. It begins when a quote is accepted.",
};

/** The id of the signed-in person's own intent: another person's cannot be forced. */
async function ownIntent(me: SignedIn, target: ForceTarget) {
  const id = me.role === "employee" ? await intentOfEmployee(me, target) : await intentOfCompany(me, target);
  if (!id) throw badRequest(nothingYet[target]);
  return id;
}

async function intentOfEmployee(me: SignedInEmployee, target: ForceTarget) {
  if (target === "amendment") return (await newestAmendment(me.opened, me.session.employee_id))?.intent_id;
  const benefits = await ownBenefits(me);
  if (target === "dependents") return benefits?.sub_intent_id;
  return target === "enrolment" ? benefits?.intent_id : undefined;
}

async function intentOfCompany({ opened }: SignedInAdministrator, target: ForceTarget) {
  if (target !== "quote" && target !== "group_policy") return undefined;
  return (await newestIntents(opened))[target]?.intent_id;
}

function parseTarget(value: unknown): ForceTarget {
  if (typeof value === "string" && value in nothingYet) return value as ForceTarget;
  throw badRequest(`\`target\` must be one of ${Object.keys(nothingYet).join(", ")}.`);
}

/** The person of the same kind in a new world. */
function successorOf({ kind }: StoredSession, { state }: OpenSandbox): SignedInAs | undefined {
  if (kind === "administrator") return { kind };
  const person = state.people[kind];
  return person && { kind, employee_id: person.employee_id };
}
