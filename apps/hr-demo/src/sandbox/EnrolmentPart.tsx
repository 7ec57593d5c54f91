import { usePreferences } from "../preferences/preferences.tsx";
import type { Benefits } from "../wire.ts";
import { Force } from "./Force.tsx";
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

/** The status of the enrolment, and forms to force another. */
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
