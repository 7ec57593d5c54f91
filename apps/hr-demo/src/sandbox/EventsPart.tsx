import { usePreferences } from "../preferences/preferences.tsx";
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
