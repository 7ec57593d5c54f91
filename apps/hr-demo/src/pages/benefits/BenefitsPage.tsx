import { type EnrolkitEvent, EnrolkitProvider, EnrolmentFlow } from "@enrolkit/react";
import { useCallback } from "react";
import { useMe, useSession } from "../../api/me.tsx";
import { post } from "../../api/request.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { useSandbox } from "../../sandbox/sandbox.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { theme } from "./theme.ts";

/** Everything below the title is Enrolkit's: this is all that a host has to write. */
export function BenefitsPage() {
  const me = useMe();
  const { refresh } = useSession();
  const { locale, scheme, messages } = usePreferences();
  const { hear, epoch } = useSandbox();

  const onEvent = useCallback(
    (event: EnrolkitEvent) => {
      hear(event);
      if (event.type === "intent_changed") void refresh();
    },
    [hear, refresh],
  );

  // A real application would tell its monitoring.
  const onError = useCallback((error: Error) => hear({ type: "onError", what: error.message }), [hear]);

  return (
    <>
      <PageTitle quiet title={messages.benefits.title} lead={messages.benefits.lead(me.employer)} />
      <EnrolkitProvider
        // Another person, or a world that the sandbox moved on: nothing of before counts.
        key={`${me.employee_id} ${epoch}`}
        baseUrl={me.base_url}
        getSession={() => post("/api/enrolkit-session")}
        locale={locale}
        scheme={scheme}
        theme={theme}
        onEvent={onEvent}
        onError={onError}
      >
        <EnrolmentFlow employeeId={me.employee_id} groupId={me.group_id} />
      </EnrolkitProvider>
    </>
  );
}
