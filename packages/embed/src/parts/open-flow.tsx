import {
  type ColorScheme,
  EnrolkitError,
  EnrolkitProvider,
  type GetSession,
  type SessionInfo,
  useSession,
} from "@enrolkit/react";
import { type ReactNode, useEffect } from "react";
import type { FlowHost, ShownFlow } from "../elements/part.ts";
import { functionNamed } from "./function-named.ts";
import { openRoot } from "./open-root.tsx";

/** What every flow is set to. */
interface FlowSettings {
  readonly baseUrl: string;
  readonly subject?: string;
  readonly locale?: string;
  readonly scheme?: ColorScheme;
  readonly headingLevel?: number;
  readonly getSession?: GetSession | null;
  /** Any text; flows know `history`. */
  readonly navigation?: unknown;
  /** `onBeforeSubmit` of the flow. */
  readonly beforeSubmit?: unknown;
}

/** Shows a flow, inside a provider of its own. */
export function openFlow<Settings>(
  host: FlowHost<Settings>,
  flow: (settings: Settings) => ReactNode,
  styles?: readonly string[],
): ShownFlow {
  let present: SessionInfo;
  let resolve: () => void;
  const ready = new Promise<void>((resolved) => (resolve = resolved));
  const onSession = (session: SessionInfo): void => {
    present = session;
    resolve();
  };

  // Found for each session, as the page's function may come later.
  const getSession: GetSession = async () => {
    const name = host.sessionName();
    const found = (host.settings() as FlowSettings).getSession ?? functionNamed(name);
    if (!found) throw notFound(name);
    return found() as ReturnType<GetSession>;
  };

  const render = () => {
    const settings = host.settings() as Settings & FlowSettings;
    const { baseUrl, subject, locale, scheme, headingLevel, beforeSubmit } = settings;
    const navigation = settings.navigation === "history" ? settings.navigation : undefined;
    return (
      <EnrolkitProvider
        baseUrl={baseUrl}
        subject={subject}
        getSession={getSession}
        locale={locale}
        scheme={scheme}
        headingLevel={headingLevel}
        onEvent={(event) => host.dispatch(event.type.replaceAll("_", "-"), event)}
        onError={(error) => host.dispatch("error", error)}
      >
        <Session onChange={onSession} />
        {flow({ ...settings, navigation, onBeforeSubmit: beforeSubmit })}
      </EnrolkitProvider>
    );
  };
  // The provider reports what a boundary has caught.
  const shown = openRoot(host, { render, styles, onCaughtError: () => undefined });
  return {
    ...shown,
    renew: async () => {
      await ready;
      present.renew();
    },
    signOut: async () => {
      await ready;
      return present.signOut();
    },
  };
}

function notFound(name: string | null): EnrolkitError {
  const what =
    name === null ? "Neither getSession nor get-session is set." : `get-session="${name}" is not a function.`;
  const message = `${what} See "Wrong set-up" in embed-in-five-minutes.md.`;
  return new EnrolkitError({
    status: 0,
    code: "wrong_setup",
    title: "Wrong set-up",
    message,
    retryable: false,
  });
}

/** Hands out what the element's methods need: another subject has another session. */
function Session({ onChange }: { onChange: (session: SessionInfo) => void }): ReactNode {
  const session = useSession();
  useEffect(() => onChange(session), [onChange, session]);
  return null;
}
