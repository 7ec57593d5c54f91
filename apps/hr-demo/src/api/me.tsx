import { createContext, type ReactNode, use, useCallback, useMemo } from "react";
import type { Me, PersonKind, WhoIsSignedIn } from "../wire.ts";
import { post } from "./request.ts";
import { type Resource, useResource } from "./use-resource.ts";

interface Session {
  /** Null where nobody is. */
  me: Resource<WhoIsSignedIn>;
  refresh: () => Promise<void>;
  signIn: (kind: PersonKind) => Promise<void>;
  signOut: () => Promise<void>;
}

const Context = createContext<Session | null>(null);

/** Who is signed in, known to everything inside. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { reload, ...me } = useResource<WhoIsSignedIn>("/api/me");
  const signIn = useCallback(
    async (kind: PersonKind) => {
      await post("/api/sign-in", { kind });
      await reload();
    },
    [reload],
  );
  const signOut = useCallback(async () => {
    await post("/api/sign-out");
    await reload();
  }, [reload]);
  const session = useMemo(() => ({ me, refresh: reload, signIn, signOut }), [me, reload, signIn, signOut]);
  return <Context value={session}>{children}</Context>;
}

export function useSession(): Session {
  const session = use(Context);
  if (!session) throw new Error("useSession belongs inside <SessionProvider>.");
  return session;
}

/** Only where somebody is signed in: inside the shell. */
export function useMe(): Me {
  const { me } = useSession();
  if (me.state !== "ready" || !me.value.me) throw new Error("useMe belongs where somebody is signed in.");
  return me.value.me;
}
