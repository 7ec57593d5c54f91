import { usePreferences } from "../preferences/preferences.tsx";
import type { Refusal } from "../wire.ts";

interface RefusedProps {
  refusal: Refusal;
  retry?: () => Promise<unknown>;
}

/** What went wrong, why, and how to mend it. */
export function Refused({ refusal, retry }: RefusedProps) {
  const { messages, format } = usePreferences();
  return (
    <div className="notice" data-tone="warning" role="alert">
      <strong dir="auto">{refusal.title}</strong>
      <p dir="auto">{refusal.detail}</p>
      {refusal.allowed_statuses && <p>{messages.sandbox.allowed(format.list(refusal.allowed_statuses))}</p>}
      {retry && (
        <button type="button" className="button" onClick={() => void retry()}>
          {messages.state.retry}
        </button>
      )}
    </div>
  );
}
