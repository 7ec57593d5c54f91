import { type EnrolkitEvent, EnrolkitProvider } from "@enrolkit/react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useCallback } from "react";
import { sessionQuery } from "../../api/queries.ts";
import { post } from "../../api/request.ts";
import { useSignedIn } from "../../api/session.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { useSandbox } from "../../sandbox/sandbox.tsx";
import { InsurerLogo } from "./InsurerLogo.tsx";
import { theme } from "./theme.ts";

/** What of the widgets is ours. */
const components = { Logo: InsurerLogo };

interface EnrolkitProps {
  children: ReactNode;
  /** Called for each event, after the drawer has it. */
  onEvent?: (event: EnrolkitEvent) => void;
}

/** The provider around every widget of Enrolkit: a session for the person signed in, our language and our colours. */
export function Enrolkit({ children, onEvent }: EnrolkitProps) {
  const me = useSignedIn();
  const queryClient = useQueryClient();
  const { locale, scheme } = usePreferences();
  const { record, worldVersion } = useSandbox();

  const handleEvent = useCallback(
    (event: EnrolkitEvent) => {
      record(event);
      onEvent?.(event);
      if (event.type === "intent_changed") void queryClient.invalidateQueries(sessionQuery);
    },
    [record, queryClient, onEvent],
  );

  // A real application would send it to its monitoring.
  const onError = useCallback((error: Error) => record({ type: "onError", what: error.message }), [record]);

  return (
    <EnrolkitProvider
      // Another person, or a world that the sandbox changed: the widgets start afresh.
      key={`${me.role === "employee" ? me.employee_id : me.employer_id} ${worldVersion}`}
      baseUrl={me.base_url}
      queryClient={queryClient}
      getSession={() => post("/api/enrolkit-session")}
      locale={locale}
      scheme={scheme}
      theme={theme}
      components={components}
      onEvent={handleEvent}
      onError={onError}
    >
      {children}
    </EnrolkitProvider>
  );
}
