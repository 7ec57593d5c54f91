"use client";
import { type ReactNode, useContext, useEffect, useState } from "react";
import { useLatest } from "../hooks/latest.ts";
import { useRefetchOnRenewal } from "../session/useRefetchOnRenewal.ts";
import { LanguageContext } from "../messages/hooks.ts";
import { ReportContext } from "../theme/theme-context.ts";
import { EnrolkitContext } from "./context.ts";
import { EkSettings, type EkSettingsProps } from "./EkSettings.tsx";
import { createEnrolkit, type Host, type HostCallbacks } from "./enrolkit.ts";

export interface EnrolkitProviderProps extends HostCallbacks, EkSettingsProps {
  /** Address of the service, for example `https://benefits.example.com`. */
  readonly baseUrl: string;
}

/**
 * Stands around everything of Enrolkit on a page, or around one part of it: two providers share nothing. Renders no
 * element. `getSession` asks the page's own backend for `{ token, expiry }`; it is asked at once and again ahead of
 * each expiry, always in the newest version given. The other callbacks are for the page: what happens, what goes wrong,
 * how long calls take.
 */
export function EnrolkitProvider({ baseUrl, ...props }: EnrolkitProviderProps): ReactNode {
  // Another service is another world: nothing of the first is kept.
  return <ServiceProvider key={baseUrl} baseUrl={baseUrl} {...props} />;
}

function ServiceProvider({ baseUrl, ...props }: EnrolkitProviderProps): ReactNode {
  const { getSession, onEvent, onError, onMetric, ...settings } = props;
  const locale = useContext(LanguageContext).locale;
  const host = useLatest<Host>({
    getSession,
    onEvent,
    onError,
    onMetric,
    locale: settings.locale ?? locale,
  });
  const [enrolkit] = useState(() => createEnrolkit(baseUrl, () => host.current));
  useEffect(() => enrolkit.open(), [enrolkit]);
  useRefetchOnRenewal(enrolkit);
  return (
    <EnrolkitContext.Provider value={enrolkit}>
      <ReportContext.Provider value={enrolkit.report}>
        <EkSettings {...settings} />
      </ReportContext.Provider>
    </EnrolkitContext.Provider>
  );
}
