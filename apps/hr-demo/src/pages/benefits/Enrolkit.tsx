import { type EnrolkitEvent, EnrolkitProvider } from "@enrolkit/react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback } from "react";
import { sessionQuery } from "../../api/queries.ts";
import { post } from "../../api/request.ts";
import { useSignedIn } from "../../api/session.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { useSandbox } from "../../sandbox/sandbox.tsx";
import { theme } from "./theme.ts";

interface EnrolkitProps {
  children: ReactNode;
  /** For a page that follows what happens inside. */
  tell?: (event: EnrolkitEvent) => void;
}

/** What every widget of Enrolkit stands in: a session for whoever is signed in, our language and our colours. */
export function Enrolkit({ children, tell }: EnrolkitProps) {
  const me = useSignedIn();
  const queryClient = useQueryClient();
  const { locale, scheme } = usePreferences();
  const { hear, epoch } = useSandbox();

  const onEvent = useCallback(
    (event: EnrolkitEvent) => {
      hear(event);
      tell?.(event);
      if (event.type === "intent_changed") void queryClient.invalidateQueries(sessionQuery);
    },
    [hear, queryClient, tell],
  );

  // A real application would tell its monitoring.
  const onError = useCallback((error: Error) => hear({ type: "onError", what: error.message }), [hear]);

  return (
    <EnrolkitProvider
      // Another person, or a world that the sandbox moved on: nothing of before counts.
      key={`${me.role === "employee" ? me.employee_id : me.employer_id} ${epoch}`}
      baseUrl={me.base_url}
      getSession={() => post("/api/enrolkit-session")}
      locale={locale}
      scheme={scheme}
      theme={theme}
      onEvent={onEvent}
      onError={onError}
    >
      {children}
    </EnrolkitProvider>
  );
}
