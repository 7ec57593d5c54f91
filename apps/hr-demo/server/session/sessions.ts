import type { DemoSession, Memory, Remembered, SignedInAs } from "../sandbox/memory.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import { hashOf, newCookie } from "./cookie.ts";

const lifetime = 12 * 60 * 60 * 1000;

/** Who is signed in with which cookie. */
export function createSessions(memory: Memory) {
  const find = (remembered: Remembered, cookie: string | undefined) =>
    cookie === undefined ? undefined : remembered.sessions[hashOf(cookie)];

  return {
    /** Signs somebody in; answers the new cookie and its session. */
    start({ remembered, world }: OpenSandbox, who: SignedInAs) {
      const cookie = newCookie();
      forgetOld(remembered);
      const session: DemoSession = {
        ...who,
        platform_id: world.platform_id,
        signed_in_at: new Date().toISOString(),
        embed_session_ids: [],
      };
      remembered.sessions[hashOf(cookie)] = session;
      memory.save();
      return { cookie, session };
    },
    /** Undefined where nobody is signed in, or somebody of a world that is gone. */
    of({ remembered, world }: OpenSandbox, cookie: string | undefined): DemoSession | undefined {
      const session = find(remembered, cookie);
      return session?.platform_id === world.platform_id ? session : undefined;
    },
    /** Ends the session of a cookie; answers it, if there was one. */
    end({ remembered }: OpenSandbox, cookie: string | undefined) {
      const session = find(remembered, cookie);
      if (!session || cookie === undefined) return undefined;
      delete remembered.sessions[hashOf(cookie)];
      memory.save();
      return session;
    },
    /** Changes a session and remembers the change. */
    change(session: DemoSession, change: Partial<DemoSession>) {
      Object.assign(session, change);
      memory.save();
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;

function forgetOld(remembered: Remembered) {
  for (const [hash, { signed_in_at }] of Object.entries(remembered.sessions))
    if (Date.now() - Date.parse(signed_in_at) > lifetime) delete remembered.sessions[hash];
}
