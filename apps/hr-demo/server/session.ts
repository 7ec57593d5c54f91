import type { Request, RequestHandler, Response } from "express";
import { createHash, randomBytes } from "node:crypto";
import { forbidden, notSignedIn } from "./errors.ts";
import { type Persona, personaOf } from "./people/personas.ts";
import type { OpenSandbox, Sandbox } from "./sandbox/sandbox.ts";
import type { StoredSession, SignedInAs, State, StateFile } from "./sandbox/state-file.ts";

/** An employee who is signed in. */
export interface SignedInEmployee {
  role: "employee";
  opened: OpenSandbox;
  session: Extract<StoredSession, { employee_id: string }>;
  persona: Persona;
}

/** The administrator, signed in for the company. */
export interface SignedInAdministrator {
  role: "administrator";
  opened: OpenSandbox;
  session: Extract<StoredSession, { kind: "administrator" }>;
}

export type SignedIn = SignedInEmployee | SignedInAdministrator;

/** What `sessions.load` puts into `response.locals`. */
interface Locals {
  opened: OpenSandbox;
  signedIn: SignedIn | undefined;
}

export const localsOf = ({ locals }: Response) => locals as Locals;

/** Who is signed in. Throws `signed_out` where no one is. */
export function signedIn(response: Response): SignedIn {
  const { signedIn: person } = localsOf(response);
  if (!person) throw notSignedIn();
  return person;
}

/** The employee who is signed in. Throws for the administrator. */
export function signedInEmployee(response: Response): SignedInEmployee {
  const person = signedIn(response);
  if (person.role !== "employee") throw forbidden("Only employees have this.");
  return person;
}

/** The administrator who is signed in. Throws for employees. */
export function signedInAdministrator(response: Response): SignedInAdministrator {
  const person = signedIn(response);
  if (person.role !== "administrator") throw forbidden("Only an administrator of the company may do that.");
  return person;
}

const cookieName = "pennyroyal_session";
const lifetimeMs = 12 * 60 * 60 * 1000;

export type Sessions = ReturnType<typeof createSessions>;

/** Who is signed in with which cookie. Only the cookie's hash is stored, so that the file lets no one sign in. */
export function createSessions(stateFile: StateFile) {
  const find = (state: State, cookie: string | undefined) =>
    cookie === undefined ? undefined : state.sessions[hashOf(cookie)];

  return {
    /** Loads the sandbox and the person signed in, for the handlers that follow. */
    load(sandbox: Sandbox): RequestHandler {
      return async (request, response, next) => {
        const opened = await sandbox.open();
        const session = find(opened.state, cookieIn(request));
        // A session of a world that is gone counts no more.
        const isCurrent = session?.platform_id === opened.world.platform_id;
        Object.assign(response.locals, {
          opened,
          signedIn: isCurrent ? identify(opened, session) : undefined,
        });
        next();
      };
    },

    /** Signs a person in, and sets the cookie. */
    start(response: Response, opened: OpenSandbox, who: SignedInAs): SignedIn | undefined {
      const { state, world } = opened;
      const cookie = randomBytes(32).toString("base64url");
      const session: StoredSession = {
        ...who,
        platform_id: world.platform_id,
        signed_in_at: new Date().toISOString(),
        embed_session_ids: [],
      };
      removeExpired(state);
      state.sessions[hashOf(cookie)] = session;
      stateFile.save();
      // The demo is served on loopback, so without `Secure`.
      response.cookie(cookieName, cookie, { httpOnly: true, sameSite: "lax", path: "/", maxAge: lifetimeMs });
      return identify(opened, session);
    },

    /** Ends the session of the request's cookie, of any world, and returns it. */
    end(request: Request, { state }: OpenSandbox): StoredSession | undefined {
      const cookie = cookieIn(request);
      const session = find(state, cookie);
      if (!session || cookie === undefined) return undefined;
      delete state.sessions[hashOf(cookie)];
      stateFile.save();
      return session;
    },

    clearCookie: (response: Response) => response.clearCookie(cookieName, { path: "/" }),

    /** Changes a session and saves the change. */
    update(session: StoredSession, change: Partial<StoredSession>) {
      Object.assign(session, change);
      stateFile.save();
    },
  };
}

function identify(opened: OpenSandbox, session: StoredSession): SignedIn | undefined {
  if (session.kind === "administrator") return { role: "administrator", opened, session };
  const persona = personaOf(session.kind);
  return persona && { role: "employee", opened, session, persona };
}

const hashOf = (cookie: string) => createHash("sha256").update(cookie).digest("hex");

function cookieIn(request: Request): string | undefined {
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim().split("="));
  return pairs.find(([name]) => name === cookieName)?.[1];
}

function removeExpired(state: State) {
  for (const [hash, { signed_in_at }] of Object.entries(state.sessions))
    if (Date.now() - Date.parse(signed_in_at) > lifetimeMs) delete state.sessions[hash];
}
