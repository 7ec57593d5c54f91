import { useId, useState } from "react";
import { usePreferences } from "../preferences/preferences.tsx";
import type { Benefits } from "../wire.ts";
import type { Act } from "./SandboxDrawer.tsx";

const enrolmentStatuses = [
  "processing",
  "scheduled",
  "action_required",
  "coverage_options_required",
  "pending_confirmation",
  "enrolling",
  "enrolled",
  "not_undertaken",
  "ineligible",
  "rejected",
];
const dependentsStatuses = ["action_required", "processing", "completed", "not_undertaken"];

/** Where the enrolment stands, and triggers of its workflow to pull. */
export function EnrolmentPart({
  benefits,
  busy,
  act,
}: {
  benefits: Benefits | null;
  busy: boolean;
  act: Act;
}) {
  const { messages, format } = usePreferences();
  return (
    <section className="drawer-part">
      <h3>{messages.sandbox.enrolment}</h3>
      {benefits ? (
        <>
          <dl className="drawer-facts">
            <dt>{messages.sandbox.status}</dt>
            <dd>
              <code>{benefits.status}</code>
            </dd>
            {benefits.due_by && (
              <>
                <dt>{messages.sandbox.dueBy}</dt>
                <dd>{format.date(benefits.due_by.slice(0, 10))}</dd>
              </>
            )}
          </dl>
          <Force
            target="enrolment"
            label={messages.sandbox.force}
            statuses={enrolmentStatuses}
            busy={busy}
            act={act}
          />
          {benefits.sub_intent_id && (
            <Force
              target="dependents"
              label={`${messages.sandbox.subIntent}: ${messages.sandbox.force}`}
              statuses={dependentsStatuses}
              busy={busy}
              act={act}
            />
          )}
        </>
      ) : (
        <p className="muted">{messages.sandbox.noEnrolment}</p>
      )}
    </section>
  );
}

interface ForceProps {
  target: "enrolment" | "dependents";
  label: string;
  statuses: string[];
  busy: boolean;
  act: Act;
}

function Force({ target, label, statuses, busy, act }: ForceProps) {
  const { messages } = usePreferences();
  const id = useId();
  const [status, setStatus] = useState(statuses[0]);
  return (
    <form
      className="drawer-force"
      onSubmit={(event) => {
        event.preventDefault();
        void act("/api/sandbox/force", { target, status });
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
