import type { Request } from "express";
import type { Persona } from "../people/persona.ts";
import { personaOf } from "../people/index.ts";
import { notSignedIn } from "../refusal.ts";
import type { DemoSession } from "../sandbox/memory.ts";
import type { OpenSandbox, Sandbox } from "../sandbox/sandbox.ts";
import { cookieIn } from "../session/cookie.ts";
import type { Sessions } from "../session/sessions.ts";

/** What every route needs. */
export interface Context {
  sandbox: Sandbox;
  sessions: Sessions;
}

export interface SignedIn {
  opened: OpenSandbox;
  session: DemoSession;
  persona: Persona;
}

/** The sandbox and who asks; undefined where nobody is signed in. */
export async function whoAsks(
  { sandbox, sessions }: Context,
  request: Request,
): Promise<SignedIn | undefined> {
  const opened = await sandbox.open();
  const session = sessions.of(opened, cookieIn(request));
  const persona = session && personaOf(session.kind);
  return persona && { opened, session, persona };
}

/** The same, but refuses with `signed_out` where nobody is signed in. */
export async function signedIn(context: Context, request: Request): Promise<SignedIn> {
  const who = await whoAsks(context, request);
  if (!who) throw notSignedIn();
  return who;
}
