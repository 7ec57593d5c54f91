import type { Request } from "express";
import { personaOf } from "../people/index.ts";
import type { Persona } from "../people/persona.ts";
import { notForThisPerson, notSignedIn } from "../refusal.ts";
import type { DemoSession } from "../sandbox/memory.ts";
import type { OpenSandbox, Sandbox } from "../sandbox/sandbox.ts";
import { cookieIn } from "../session/cookie.ts";
import type { Sessions } from "../session/sessions.ts";

/** What every route needs. */
export interface Context {
  sandbox: Sandbox;
  sessions: Sessions;
}

/** An employee who is signed in. */
export interface SignedIn {
  role: "employee";
  opened: OpenSandbox;
  session: Extract<DemoSession, { employee_id: string }>;
  persona: Persona;
}

/** The administrator, signed in for the company. */
export interface SignedInForCompany {
  role: "administrator";
  opened: OpenSandbox;
  session: Extract<DemoSession, { kind: "administrator" }>;
}

/** The sandbox and who asks; undefined where nobody is signed in. */
export async function whoAsks(
  { sandbox, sessions }: Context,
  request: Request,
): Promise<SignedIn | SignedInForCompany | undefined> {
  const opened = await sandbox.open();
  const session = sessions.of(opened, cookieIn(request));
  return session && whoIs(opened, session);
}

/** Whose session it is. */
export function whoIs(opened: OpenSandbox, session: DemoSession): SignedIn | SignedInForCompany | undefined {
  if (session.kind === "administrator") return { role: "administrator", opened, session };
  const persona = personaOf(session.kind);
  return persona && { role: "employee", opened, session, persona };
}

/** The same, but refuses with `signed_out` where nobody is signed in. */
export async function somebody(context: Context, request: Request) {
  const who = await whoAsks(context, request);
  if (!who) throw notSignedIn();
  return who;
}

/** An employee; refuses everybody else. */
export async function signedIn(context: Context, request: Request): Promise<SignedIn> {
  const who = await somebody(context, request);
  if (who.role !== "employee") throw notForThisPerson("Only employees have this.");
  return who;
}

/** The administrator; refuses everybody else. */
export async function signedInForCompany(context: Context, request: Request): Promise<SignedInForCompany> {
  const who = await somebody(context, request);
  if (who.role !== "administrator")
    throw notForThisPerson("Only an administrator of the company may do that.");
  return who;
}
