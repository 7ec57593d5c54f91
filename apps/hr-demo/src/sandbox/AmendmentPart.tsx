import { usePreferences } from "../preferences/preferences.tsx";
import type { SandboxAmendment } from "../wire.ts";
import { Force } from "./Force.tsx";
import type { Act } from "./SandboxDrawer.tsx";

const statuses = [
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
          <Force target="amendment" label={words.force} statuses={statuses} busy={busy} act={act} />
        </>
      ) : (
        <p className="muted">{words.noAmendment}</p>
      )}
    </section>
  );
}
