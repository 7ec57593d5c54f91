import { useId, useState } from "react";
import { usePreferences } from "../preferences/preferences.tsx";
import type { ForceTarget } from "../wire.ts";
import type { Act } from "./SandboxDrawer.tsx";

interface ForceProps {
  target: ForceTarget;
  label: string;
  statuses: string[];
  busy: boolean;
  act: Act;
}

/** Brings an intent into a status by the triggers of its workflow. */
export function Force({ target, label, statuses, busy, act }: ForceProps) {
  const { messages } = usePreferences();
  const id = useId();
  const [status, setStatus] = useState(statuses[0]);
  return (
    <form
      className="drawer-force"
      onSubmit={(event) => {
        event.preventDefault();
        act("/api/sandbox/force", { target, status });
      }}
    >
      <label htmlFor={id}>{label}</label>
      <select id={id} value={status} onChange={(event) => setStatus(event.currentTarget.value)}>
        {statuses.map((it) => (
          <option key={it}>{it}</option>
        ))}
      </select>
      <button type="submit" className="button" aria-disabled={busy}>
        {messages.sandbox.forceButton}
      </button>
    </form>
  );
}
