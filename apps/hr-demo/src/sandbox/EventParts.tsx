import { useQuery } from "@tanstack/react-query";
import { eventsQuery } from "../api/queries.ts";
import { isSignedOut } from "../api/query-client.ts";
import { usePreferences } from "../preferences/preferences.tsx";
import type { Administrator, Me } from "../wire.ts";
import { useSandbox } from "./sandbox.tsx";

/** The events that `onEvent` received since this page was loaded. */
export function EventsPart() {
  const { messages, format } = usePreferences();
  const { events } = useSandbox();
  return (
    <section className="drawer-part">
      <h3>{messages.sandbox.events}</h3>
      {events.length === 0 ? (
        <p className="muted">{messages.sandbox.noEvents}</p>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard
        <ol className="drawer-events" tabIndex={0} aria-label={messages.sandbox.events} dir="ltr">
          {events.map(({ key, at, type, ids }) => (
            <li key={key}>
              <time dateTime={new Date(at).toISOString()} dir="auto">
                {format.time(at)}
              </time>
              <code>{type}</code>
              {ids && <span>{ids}</span>}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const pollMs = 1500;

interface WebhooksPartProps {
  me: Me | Administrator;
  /** While the world changes, its events are not read. */
  isPaused: boolean;
}

/** The service's events as they happen, and whether the webhook of each has reached this application's backend. */
export function WebhooksPart({ me, isPaused }: WebhooksPartProps) {
  const { messages, format } = usePreferences();
  const words = messages.sandbox;
  const { data } = useQuery({
    ...eventsQuery(me),
    enabled: !isPaused,
    refetchInterval: ({ state }) => !isSignedOut(state.error) && pollMs,
  });
  const known = data?.events ?? [];
  return (
    <section className="drawer-part">
      <h3>{words.webhooks}</h3>
      <p className="muted">{words.webhooksMore}</p>
      {known.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so it must be reachable by keyboard
        <ol className="drawer-events" data-stacked tabIndex={0} aria-label={words.webhooks} dir="ltr">
          {known.map(({ id, type, created_at, ids, was_received }) => (
            <li key={id}>
              <code>{type}</code>
              <span>{ids.join(" · ")}</span>
              <time dateTime={created_at} dir="auto">
                {format.timeIn(created_at, me.time_zone)}
              </time>
              <span className="drawer-delivery" data-received={was_received || undefined} dir="auto">
                {was_received ? words.received : words.onItsWay}
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
