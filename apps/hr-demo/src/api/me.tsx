import { createContext, type ReactNode, use, useCallback, useMemo } from "react";
import type { Administrator, Me, SignInKind, WhoIsSignedIn } from "../wire.ts";
import { post } from "./request.ts";
import { type Resource, useResource } from "./use-resource.ts";

interface Session {
  /** Null where nobody is. */
  me: Resource<WhoIsSignedIn>;
  refresh: () => Promise<void>;
  signIn: (kind: SignInKind) => Promise<void>;
  signOut: () => Promise<void>;
}

const Context = createContext<Session | null>(null);

/** Who is signed in, known to everything inside. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const { reload, ...me } = useResource<WhoIsSignedIn>("/api/me");
  const signIn = useCallback(
    async (kind: SignInKind) => {
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
export function useSignedIn(): Me | Administrator {
  const { me } = useSession();
  if (me.state !== "ready" || !me.value.me)
    throw new Error("useSignedIn belongs where somebody is signed in.");
  return me.value.me;
}

/** Only on an employee's pages. */
export function useMe(): Me {
  const me = useSignedIn();
  if (me.role !== "employee") throw new Error("useMe belongs on an employee's pages.");
  return me;
}

/** Only on the employer's pages. */
export function useAdministrator(): Administrator {
  const me = useSignedIn();
  if (me.role !== "administrator") throw new Error("useAdministrator belongs on the employer's pages.");
  return me;
}
