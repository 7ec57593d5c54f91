"use client";
import type { QueryClient } from "@tanstack/react-query";
import {
  type ForwardedRef,
  forwardRef,
  type ReactNode,
  useContext,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { useLatest } from "../theme/useLatest.ts";
import { LanguageContext } from "../messages/hooks.ts";
import { AccessContext, ReportContext } from "../theme/theme-context.ts";
import { EnrolkitContext } from "./context.ts";
import { type TimeLeft, TimeLeftContext, timeLeftSince } from "../theme/WaitingSince.tsx";
import { EkSettings, type EkSettingsProps } from "./EkSettings.tsx";
import { createSubjects, type Host, type HostCallbacks } from "./enrolkit.ts";
import { createReport, type Report } from "./report.ts";

export interface EnrolkitProviderProps extends HostCallbacks, EkSettingsProps {
  /** Address of the service, for example `https://benefits.example.com`. */
  readonly baseUrl: string;
  /** The page's own QueryClient, where Enrolkit's queries then show up; one of its own when absent. Keep it stable. */
  readonly queryClient?: QueryClient | undefined;
  /**
   * Names the person or company that is signed in: any text that is the same for each of their visits and for no one
   * else's. With another one everything starts from nothing, as it does when `getSession` gives a session for another.
   */
  readonly subject?: string | undefined;
}

/** What a `ref` on the provider gives. */
export interface EnrolkitHandle {
  /**
   * Signs the person out: forgets everything of them at once, and revokes the session at the service. Resolves with
   * whether the service has revoked it, and never rejects.
   */
  readonly signOut: () => Promise<boolean>;
}

/**
 * Goes around everything of Enrolkit on a page, or around one part of it: two providers share nothing. Renders no
 * element. `getSession` asks the page's own backend for a session; it is asked at once and again ahead of each expiry,
 * always in the newest version given. The other callbacks are for the page: what happens, what goes wrong, how long calls
 * take.
 */
export const EnrolkitProvider = /* @__PURE__ */ forwardRef<EnrolkitHandle, EnrolkitProviderProps>(
  function EnrolkitProvider(props, handle): ReactNode {
    const { baseUrl, queryClient, subject, getSession, onEvent, onError, onMetric, ...rest } = props;
    const { children, ...settings } = rest;
    const [shown, setShown] = useState({ baseUrl, queryClient, subject, key: 0 });
    if (shown.baseUrl !== baseUrl || shown.queryClient !== queryClient || shown.subject !== subject) {
      setShown({ baseUrl, queryClient, subject, key: shown.key + 1 });
    }
    const newest = useLatest({ subject, onError });
    const around = useContext(TimeLeftContext);
    const [own] = useState(() => timeLeftSince(performance.now()));
    const timeLeft = around ?? own;
    const [report] = useState(() => createReport(() => newest.current.onError));
    return (
      <ReportContext.Provider value={report}>
        <TimeLeftContext.Provider value={timeLeft}>
          <EkSettings {...settings}>
            <ScopedProvider
              key={shown.key}
              {...{ baseUrl, queryClient, subject, getSession, onEvent, onMetric, report, timeLeft, handle }}
              isPresent={() => newest.current.subject === subject}
            >
              {children}
            </ScopedProvider>
          </EkSettings>
        </TimeLeftContext.Provider>
      </ReportContext.Provider>
    );
  },
);

interface ScopedProviderProps
  extends Pick<EnrolkitProviderProps, "baseUrl" | "queryClient" | "subject" | "children">,
    Omit<Host, "locale"> {
  readonly report: Report;
  readonly timeLeft: TimeLeft;
  readonly handle: ForwardedRef<EnrolkitHandle>;
  /** Whether the subject is still the page's. */
  readonly isPresent: () => boolean;
}

function ScopedProvider(props: ScopedProviderProps): ReactNode {
  const { getSession, onEvent, onMetric, handle, isPresent, children, ...options } = props;
  const { locale } = useContext(LanguageContext);
  // Those of this subject's time: what the page gives for the next one never comes here.
  const host = useLatest<Host>({ getSession, onEvent, onMetric, locale });
  const mayStay = useLatest(isPresent);
  const [subjects] = useState(() => createSubjects({ ...options, host: () => host.current }));
  // React's own state can be painted a frame late.
  const enrolkit = useSyncExternalStore(subjects.subscribe, subjects.current, subjects.current);
  useEffect(() => {
    const close = enrolkit.open();
    const isReplaced = () => !mayStay.current();
    return () => {
      close();
      if (isReplaced()) enrolkit.end();
    };
  }, [enrolkit, mayStay]);
  useImperativeHandle(handle, () => ({ signOut: enrolkit.signOut }), [enrolkit]);
  const { refetch, client } = enrolkit;
  useInLanguage(locale, refetch);
  const { session, connect } = client;
  const isSignedOut = () => session.getState().status === "signed_out";
  const signIn = useSyncExternalStore(session.subscribe, isSignedOut, () => false) ? connect : undefined;
  const access = useMemo(() => ({ signIn, refetch }), [signIn, refetch]);
  return (
    <EnrolkitContext.Provider key={enrolkit.scopeKey[1]} value={enrolkit}>
      <AccessContext.Provider value={access}>{children}</AccessContext.Provider>
    </EnrolkitContext.Provider>
  );
}

/** The service words some texts in the language of each request: in another language everything is read again. */
function useInLanguage(locale: string, refetch: () => void): void {
  const read = useRef(locale);
  useEffect(() => {
    if (read.current === locale) return;
    read.current = locale;
    refetch();
  }, [locale, refetch]);
}
