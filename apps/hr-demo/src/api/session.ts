import { forgetDrafts } from "@enrolkit/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { createContext, use } from "react";
import type { Administrator, Me, SignInKind, Session } from "../wire.ts";
import { ownKey, sessionQuery } from "./queries.ts";
import { post } from "./request.ts";

const SignedInContext = createContext<Me | Administrator | null>(null);

/** The pages inside belong to this person. */
export const SignedInProvider = SignedInContext.Provider;

/** Works only inside the shell. */
export function useSignedIn(): Me | Administrator {
  const me = use(SignedInContext);
  if (!me) throw new Error("useSignedIn works only inside <SignedInProvider>.");
  return me;
}

/** Works only on an employee's pages. */
export function useMe(): Me {
  const me = useSignedIn();
  if (me.role !== "employee") throw new Error("useMe works only on an employee's pages.");
  return me;
}

/** Works only on the employer's pages. */
export function useAdministrator(): Administrator {
  const me = useSignedIn();
  if (me.role !== "administrator") throw new Error("useAdministrator works only on the employer's pages.");
  return me;
}

export function useSignIn() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (kind: SignInKind) => post<Session>("/api/sign-in", { kind }),
    onSuccess: (session) => queryClient.setQueryData(sessionQuery.queryKey, session),
  });
}

export function useSignOut() {
  const queryClient = useQueryClient();
  const me = useSignedIn();
  return useMutation({
    mutationFn: () => post("/api/sign-out"),
    onSuccess: () => {
      // Most pages have no provider that would.
      forgetDrafts();
      queryClient.setQueryData(sessionQuery.queryKey, { me: null });
      queryClient.removeQueries({ queryKey: ownKey(me) });
    },
  });
}
