import { usePreferences } from "../preferences/preferences.tsx";
import type { Administrator, Me } from "../wire.ts";
import type { Act } from "./SandboxDrawer.tsx";

const dayCounts = [1, 3, 7, 15] as const;

export function ClockPart({
  now,
  me,
  busy,
  act,
}: {
  now: string;
  me: Me | Administrator;
  busy: boolean;
  act: Act;
}) {
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
