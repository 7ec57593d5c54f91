import { usePreferences } from "../preferences/preferences.tsx";
import type { ForceTarget, SandboxCompany, SandboxIntent } from "../wire.ts";
import { Force } from "./Force.tsx";
import type { Act } from "./SandboxDrawer.tsx";

const statuses = {
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
          <Force target={target} label={words.force} statuses={statuses[target]} busy={busy} act={act} />
        </>
      ) : (
        <p className="muted">{target === "quote" ? words.noQuote : words.noGroupPolicy}</p>
      )}
    </section>
  );
}
