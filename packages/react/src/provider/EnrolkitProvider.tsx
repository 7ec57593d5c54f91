"use client";
import type { QueryClient } from "@tanstack/react-query";
import { type ReactNode, useContext, useEffect, useState } from "react";
import { useLatest } from "../primitives/useLatest.ts";
import { LanguageContext } from "../messages/hooks.ts";
import { ReportContext } from "../theme/theme-context.ts";
import { EnrolkitContext } from "./context.ts";
import { EkSettings, type EkSettingsProps } from "./EkSettings.tsx";
import { createEnrolkit, type Host, type HostCallbacks } from "./enrolkit.ts";

export interface EnrolkitProviderProps extends HostCallbacks, EkSettingsProps {
  /** Address of the service, for example `https://benefits.example.com`. */
  readonly baseUrl: string;
  /** The page's own QueryClient, where Enrolkit's queries then show up; one of its own when absent. Keep it stable. */
  readonly queryClient?: QueryClient | undefined;
}

/**
 * Goes around everything of Enrolkit on a page, or around one part of it: two providers share nothing. Renders no
 * element. `getSession` asks the page's own backend for `{ token, expiry }`; it is asked at once and again ahead of
 * each expiry, always in the newest version given. The other callbacks are for the page: what happens, what goes wrong,
 * how long calls take.
 */
export function EnrolkitProvider({ baseUrl, queryClient, ...props }: EnrolkitProviderProps): ReactNode {
  const [shown, setShown] = useState({ baseUrl, queryClient, key: 0 });
  if (shown.baseUrl !== baseUrl || shown.queryClient !== queryClient) {
    setShown({ baseUrl, queryClient, key: shown.key + 1 });
  }
  return <ScopedProvider key={shown.key} baseUrl={baseUrl} queryClient={queryClient} {...props} />;
}

function ScopedProvider({ baseUrl, queryClient, ...props }: EnrolkitProviderProps): ReactNode {
  const { getSession, onEvent, onError, onMetric, ...settings } = props;
  const locale = useContext(LanguageContext).locale;
  const host = useLatest<Host>({
    getSession,
    onEvent,
    onError,
    onMetric,
    locale: settings.locale ?? locale,
  });
  const [enrolkit] = useState(() => createEnrolkit({ baseUrl, queryClient, host: () => host.current }));
  useEffect(() => enrolkit.open(), [enrolkit]);
  return (
    <EnrolkitContext.Provider value={enrolkit}>
      <ReportContext.Provider value={enrolkit.report}>
        <EkSettings {...settings} />
      </ReportContext.Provider>
    </EnrolkitContext.Provider>
  );
}
