import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { ownKey, sandboxQuery, sessionQuery } from "../api/queries.ts";
import { post } from "../api/request.ts";
import { useSignedIn } from "../api/session.ts";
import { usePreferences } from "../preferences/preferences.tsx";
import { Icon } from "../ui/Icon.tsx";
import { Loaded } from "../ui/Loaded.tsx";
import { MutationError } from "../ui/ErrorNotice.tsx";
import type { Administrator, Me } from "../wire.ts";
import { EventsPart, WebhooksPart } from "./EventParts.tsx";
import { AmendmentPart, CompanyPart, EnrolmentPart } from "./IntentParts.tsx";
import { useSandbox } from "./sandbox.tsx";

/** Changes the world, and then refreshes the pages. */
export type Act = (path: string, body: object) => void;

/** Beside the page where there is room, over it where there is none. */
export function SandboxDrawer() {
  const { messages } = usePreferences();
  const me = useSignedIn();
  const queryClient = useQueryClient();
  const { toggle, worldChanged, events } = useSandbox();
  const state = useQuery({ ...sandboxQuery(me), placeholderData: keepPreviousData });
  const action = useMutation({
    mutationFn: ({ path, body }: { path: string; body: object }) => post(path, body),
    onSuccess: async () => {
      await queryClient.invalidateQueries(sessionQuery);
      // Afterwards it may be a fresh person or company, whose data is not read yet.
      const signedIn = queryClient.getQueryData(sessionQuery.queryKey)?.me;
      if (signedIn) await queryClient.invalidateQueries({ queryKey: ownKey(signedIn) });
      worldChanged();
    },
  });
  const busy = action.isPending;
  const heading = useRef<HTMLHeadingElement>(null);
  const newest = events[0]?.key;

  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    if (newest !== undefined)
      void queryClient.invalidateQueries({ queryKey: sandboxQuery(me).queryKey, exact: true });
  }, [newest, queryClient, me]);

  const act: Act = (path, body) => {
    if (!busy) action.mutate({ path, body }); // the buttons stay enabled, so that the focus stays too
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
      <MutationError mutation={action} />
      <Loaded query={state} rows={6}>
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
            {me.role === "employee" && me.is_offered_benefits && (
              <a className="quiet-link" href="/without-react/">
                {messages.sandbox.withoutReact}
              </a>
            )}
          </>
        )}
      </Loaded>
      <p className="visually-hidden" role="status">
        {busy ? messages.sandbox.working : ""}
      </p>
    </aside>
  );
}

const dayCounts = [1, 3, 7, 15] as const;

function ClockPart({ now, me, busy, act }: { now: string; me: Me | Administrator; busy: boolean; act: Act }) {
  const { messages, format } = usePreferences();
  return (
    <section className="drawer-part">
      <h3>{messages.sandbox.clock}</h3>
      <p>
        <time className="drawer-clock" dateTime={now}>
          {format.clock(now, me.time_zone)}
        </time>
      </p>
      <p className="muted">{messages.sandbox.clockMore(me.first_name, me.time_zone)}</p>
      <fieldset>
        <legend>{messages.sandbox.advance}</legend>
        <div className="button-row">
          {dayCounts.map((days) => (
            <button
              key={days}
              type="button"
              className="button"
              aria-disabled={busy}
              onClick={() => act("/api/sandbox/advance", { days })}
            >
              {messages.sandbox.days[days]}
            </button>
          ))}
        </div>
      </fieldset>
    </section>
  );
}

function StartOverPart({ me, busy, act }: { me: Me | Administrator; busy: boolean; act: Act }) {
  const { messages } = usePreferences();
  const startOver = (what: "person" | "world") => act("/api/sandbox/start-over", { what });
  return (
    <section className="drawer-part">
      <h3>{messages.sandbox.startOver}</h3>
      {me.role === "employee" && (
        <>
          <p className="muted">{messages.sandbox.startOverMore}</p>
          <button type="button" className="button" aria-disabled={busy} onClick={() => startOver("person")}>
            {messages.sandbox.samePerson(me.first_name)}
          </button>
        </>
      )}
      <p className="muted">{messages.sandbox.wholeWorldMore}</p>
      <button type="button" className="button" aria-disabled={busy} onClick={() => startOver("world")}>
        {messages.sandbox.wholeWorld}
      </button>
    </section>
  );
}
