import { useId, useState } from "react";
import { usePreferences } from "../preferences/preferences.tsx";
import type { Benefits, ForceTarget, SandboxAmendment, SandboxCompany, SandboxIntent } from "../wire.ts";
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
              label={`${messages.sandbox.subIntent}${format.colon}${messages.sandbox.force}`}
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

const amendmentStatuses = [
  "awaiting_quote",
  "action_required",
  "pending_confirmation",
  "processing",
  "amended",
  "processing_error",
  "not_undertaken",
];

interface AmendmentPartProps {
  amendment: SandboxAmendment | null;
  busy: boolean;
  act: Act;
}

/** The status of the newest change to a policy, and a form to force another. */
export function AmendmentPart({ amendment, busy, act }: AmendmentPartProps) {
  const { messages, format } = usePreferences();
  const words = messages.sandbox;
  return (
    <section className="drawer-part">
      <h3>{words.amendment}</h3>
      {amendment ? (
        <>
          <dl className="drawer-facts">
            <dt>{words.status}</dt>
            <dd>
              <code>{amendment.status}</code>
            </dd>
            <dt>{words.holdsFrom}</dt>
            <dd>{format.date(amendment.effective_from)}</dd>
          </dl>
          <Force target="amendment" label={words.force} statuses={amendmentStatuses} busy={busy} act={act} />
        </>
      ) : (
        <p className="muted">{words.noAmendment}</p>
      )}
    </section>
  );
}

const companyStatuses = {
  quote: [
    "quote_available",
    "processing",
    "action_required",
    "awaiting_quote",
    "rejected",
    "rejected_by_insurer",
    "quote_expired",
  ],
  group_policy: [
    "policy_created",
    "processing",
    "action_required",
    "pending_provider_approval",
    "provider_rejected",
    "expired",
    "manual_renewal_gathering_required",
  ],
};

interface CompanyPartProps {
  company: SandboxCompany;
  busy: boolean;
  act: Act;
}

/** The newest quote and the newest group policy, forms to force their status, and how the simulated insurer reads names. */
export function CompanyPart({ company, busy, act }: CompanyPartProps) {
  const { messages } = usePreferences();
  const words = messages.sandbox;
  return (
    <>
      <Intent target="quote" intent={company.quote} title={words.quote} busy={busy} act={act} />
      <Intent
        target="group_policy"
        intent={company.group_policy}
        title={words.groupPolicy}
        busy={busy}
        act={act}
      />
      <section className="drawer-part">
        <h3>{words.insurer}</h3>
        <p className="muted">{words.insurerMore}</p>
        <dl className="drawer-facts">
          {Object.entries(words.endings).map(([ending, effect]) => (
            <div key={ending}>
              <dt>
                <code>{ending}</code>
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  );
}

interface IntentProps extends Omit<CompanyPartProps, "company"> {
  target: Extract<ForceTarget, "quote" | "group_policy">;
  intent: SandboxIntent | null;
  title: string;
}

function Intent({ target, intent, title, busy, act }: IntentProps) {
  const { messages, format } = usePreferences();
  const words = messages.sandbox;
  return (
    <section className="drawer-part">
      <h3>{title}</h3>
      {intent ? (
        <>
          <dl className="drawer-facts">
            <dt>{words.status}</dt>
            <dd>
              <code>{intent.status}</code>
            </dd>
            <dt>{words.for}</dt>
            <dd dir="auto">{format.all(intent.groups)}</dd>
          </dl>
          <Force
            target={target}
            label={words.force}
            statuses={companyStatuses[target]}
            busy={busy}
            act={act}
          />
        </>
      ) : (
        <p className="muted">{target === "quote" ? words.noQuote : words.noGroupPolicy}</p>
      )}
    </section>
  );
}

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
