import { type ColorScheme, EnrolkitProvider, type SessionInfo, useSession } from "@enrolkit/react";
import { type ReactNode, useEffect } from "react";
import type { FlowHost, ShownFlow } from "../elements/part.ts";
import { openRoot } from "./open-root.ts";

/** What every flow is set to. */
interface FlowSettings {
  readonly baseUrl: string;
  readonly subject?: string;
  readonly locale?: string;
  readonly scheme?: ColorScheme;
  readonly headingLevel?: number;
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

  const render = () => {
    const settings = host.settings() as Settings & FlowSettings;
    const { baseUrl, subject, locale, scheme, headingLevel } = settings;
    return (
      <EnrolkitProvider
        baseUrl={baseUrl}
        subject={subject}
        getSession={host.getSession}
        locale={locale}
        scheme={scheme}
        headingLevel={headingLevel}
        onEvent={(event) => host.dispatch(event.type.replaceAll("_", "-"), event)}
        onError={(error) => host.dispatch("error", error)}
      >
        <Session onChange={onSession} />
        {flow(settings)}
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

/** Hands out what the element's methods need: another subject has another session. */
function Session({ onChange }: { onChange: (session: SessionInfo) => void }): ReactNode {
  const session = useSession();
  useEffect(() => onChange(session), [onChange, session]);
  return null;
}
