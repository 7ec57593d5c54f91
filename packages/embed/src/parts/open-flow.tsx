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
  let resolve: (session: SessionInfo) => void;
  const session = new Promise<SessionInfo>((resolved) => (resolve = resolved));

  const render = () => {
    const settings = host.settings() as Settings & FlowSettings;
    const { baseUrl, subject, locale, scheme, headingLevel } = settings;
    return (
      <EnrolkitProvider
        key={subject}
        baseUrl={baseUrl}
        getSession={host.getSession}
        locale={locale}
        scheme={scheme}
        headingLevel={headingLevel}
        onEvent={(event) => host.dispatch(event.type.replaceAll("_", "-"), event)}
        onError={(error) => host.dispatch("error", error)}
      >
        <Session onReady={resolve} />
        {flow(settings)}
      </EnrolkitProvider>
    );
  };
  // The provider reports what a boundary has caught.
  const shown = openRoot(host, { render, styles, onCaughtError: () => undefined });
  return { ...shown, renew: async () => (await session).renew() };
}

/** Hands out what the element's methods need. */
function Session({ onReady }: { onReady: (session: SessionInfo) => void }): ReactNode {
  const session = useSession();
  useEffect(() => onReady(session), [onReady, session]);
  return null;
}
