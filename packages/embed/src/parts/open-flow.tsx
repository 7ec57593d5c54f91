import {
  type ColorScheme,
  EnrolkitProvider,
  type EnrolkitEvent,
  type SessionInfo,
  useSession,
} from "@enrolkit/react";
import { type ReactNode, useEffect } from "react";
import type { FlowHost, Settings, ShownFlow } from "../elements/part.ts";
import { openRoot } from "./open-root.ts";

/** Settings of every flow. */
interface FlowSettings {
  readonly baseUrl: string;
  readonly subject?: string;
  readonly locale?: string;
  readonly scheme?: ColorScheme;
  readonly headingLevel?: number;
}

/** Shows a flow inside a provider of its own. */
export function openFlow(host: FlowHost, flow: (settings: Settings) => ReactNode): ShownFlow {
  let becomeReady: (session: SessionInfo) => void;
  const ready = new Promise<SessionInfo>((resolve) => (becomeReady = resolve));
  const emit = (event: EnrolkitEvent): void => host.dispatch(event.type.replaceAll("_", "-"), event);

  const shown = openRoot(host, () => {
    const settings = host.settings();
    const { baseUrl, subject, ...appearance } = settings as unknown as FlowSettings;
    return (
      <EnrolkitProvider
        key={subject}
        baseUrl={baseUrl}
        getSession={host.getSession}
        locale={appearance.locale}
        scheme={appearance.scheme}
        headingLevel={appearance.headingLevel}
        onEvent={emit}
        onError={(error) => host.dispatch("error", error)}
      >
        <Session onReady={(session) => becomeReady(session)} />
        {flow(settings)}
      </EnrolkitProvider>
    );
  });
  return { ...shown, renew: async () => (await ready).renew() };
}

/** Hands out what the element's methods need of the provider. */
function Session({ onReady }: { onReady: (session: SessionInfo) => void }): ReactNode {
  const session = useSession();
  useEffect(() => onReady(session));
  return null;
}
