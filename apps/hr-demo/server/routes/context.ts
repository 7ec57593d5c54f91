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

/** The sandbox and who asks; refuses with `signed_out` where nobody is signed in. */
export async function signedIn({ sandbox, sessions }: Context, request: Request): Promise<SignedIn> {
  const opened = await sandbox.open();
  const session = sessions.require(opened, cookieIn(request));
  const persona = personaOf(session.kind);
  if (!persona) throw notSignedIn();
  return { opened, session, persona };
}
