import { usePreferences } from "../preferences/preferences.tsx";
import type { Administrator, Me } from "../wire.ts";
import type { Act } from "./SandboxDrawer.tsx";

export function StartOverPart({ me, busy, act }: { me: Me | Administrator; busy: boolean; act: Act }) {
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
