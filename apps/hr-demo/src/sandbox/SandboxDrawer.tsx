import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useSession, useSignedIn } from "../api/me.tsx";
import { post, RequestError } from "../api/request.ts";
import { useResource } from "../api/use-resource.ts";
import { usePreferences } from "../preferences/preferences.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Loaded } from "../ui/Loaded.tsx";
import { Refused } from "../ui/Refused.tsx";
import type { Refusal, SandboxState } from "../wire.ts";
import { AmendmentPart } from "./AmendmentPart.tsx";
import { ClockPart } from "./ClockPart.tsx";
import { CompanyPart } from "./CompanyPart.tsx";
import { EnrolmentPart } from "./EnrolmentPart.tsx";
import { EventsPart } from "./EventsPart.tsx";
import { useSandbox } from "./sandbox.tsx";
import { StartOverPart } from "./StartOverPart.tsx";
import { WebhooksPart } from "./WebhooksPart.tsx";

/** Does something to the world; the promise ends when all pages know. */
export type Act = (path: string, body: object) => Promise<void>;

/** Beside the page where there is room, over it where there is none. */
export function SandboxDrawer() {
  const { messages } = usePreferences();
  const me = useSignedIn();
  const { refresh } = useSession();
  const { toggle, changed, events } = useSandbox();
  const state = useResource<SandboxState>("/api/sandbox");
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const heading = useRef<HTMLHeadingElement>(null);
  const { reload } = state;
  const newest = events[0]?.key;

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => void reload(), [newest, reload]);

  const act: Act = async (path, body) => {
    if (busy) return; // the buttons stay where they are, so that the focus does
    setBusy(true);
    setRefusal(undefined);
    try {
      await post(path, body);
      await Promise.all([reload(), refresh()]);
      changed();
    } catch (error) {
      if (!(error instanceof RequestError)) throw error;
      setRefusal(error.refusal);
    } finally {
      setBusy(false);
    }
  };
  const closeOnEscape = ({ key }: KeyboardEvent) => key === "Escape" && toggle();

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from wherever the focus is inside
    <aside className="drawer" aria-labelledby="sandbox-title" aria-busy={busy} onKeyDown={closeOnEscape}>
      <div className="drawer-head">
        <h2 ref={heading} id="sandbox-title" tabIndex={-1}>
          <Icon name="sandbox" />
          {messages.sandbox.title}
        </h2>
        <button type="button" className="icon-button" onClick={toggle}>
          <Icon name="close" />
          <span className="visually-hidden">{messages.sandbox.close}</span>
        </button>
      </div>
      <p className="muted">{messages.sandbox.lead}</p>
      {refusal && <Refused refusal={refusal} />}
      <Loaded resource={state} rows={6}>
        {(value) => (
          <>
            <ClockPart now={value.now} me={me} busy={busy} act={act} />
            {value.company ? (
              <CompanyPart company={value.company} busy={busy} act={act} />
            ) : (
              <>
                <EnrolmentPart benefits={value.benefits} busy={busy} act={act} />
                <AmendmentPart amendment={value.amendment} busy={busy} act={act} />
              </>
            )}
            <EventsPart />
            <WebhooksPart me={me} isPaused={busy} />
            <StartOverPart me={me} busy={busy} act={act} />
            <a className="quiet-link" href={value.docs_url} target="_blank" rel="noreferrer">
              {messages.sandbox.api}
            </a>
          </>
        )}
      </Loaded>
      <p className="visually-hidden" role="status">
        {busy ? messages.sandbox.working : ""}
      </p>
    </aside>
  );
}
