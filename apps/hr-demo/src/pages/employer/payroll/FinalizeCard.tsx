import { useRef, useState } from "react";
import { useAdministrator } from "../../../api/me.tsx";
import { post, RequestError } from "../../../api/request.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { Refused } from "../../../ui/Refused.tsx";
import type { Refusal } from "../../../wire.ts";
import type { PayrollReport } from "../../../wire-payroll.ts";
import { FinalizeDialog } from "./FinalizeDialog.tsx";

interface FinalizeCardProps {
  report: PayrollReport;
  changed: () => Promise<void>;
}

/** Makes a month final: a rehearsal first, then the question; afterwards, since when it is. */
export function FinalizeCard({ report, changed }: FinalizeCardProps) {
  const { time_zone } = useAdministrator();
  const { messages, format } = usePreferences();
  const words = messages.employer.payroll;
  const heading = useRef<HTMLHeadingElement>(null);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [rehearsal, setRehearsal] = useState<PayrollReport>();

  const ask = async (dry_run: boolean) => {
    if (busy) return;
    setBusy(true);
    setRefusal(undefined);
    const answer = await finalize(report.id, dry_run).catch(refusalIn);
    if (!dry_run) setRehearsal(undefined);
    // Whatever it was: the figures may have moved on meanwhile, or somebody else finalized.
    await changed();
    setBusy(false);
    if ("title" in answer) setRefusal(answer);
    else if (dry_run) setRehearsal(answer);
    if (!dry_run) heading.current?.focus();
  };

  return (
    <section className="card payroll-finalize" aria-labelledby="payroll-finalize">
      <h2 ref={heading} id="payroll-finalize" tabIndex={-1}>
        {report.finalized_at ? words.finalized : words.finalize}
      </h2>
      {refusal && <Refused refusal={refusal} />}
      {report.finalized_at ? (
        <p>{words.finalizedOn(format.moment(report.finalized_at, time_zone))}</p>
      ) : (
        <>
          <p>{words.finalizeMore}</p>
          <button type="button" className="button" aria-disabled={busy} onClick={() => void ask(true)}>
            {words.rehearse}
          </button>
        </>
      )}
      {rehearsal && (
        <FinalizeDialog
          rehearsal={rehearsal}
          busy={busy}
          confirm={() => void ask(false)}
          close={() => setRehearsal(undefined)}
        />
      )}
    </section>
  );
}

const finalize = (id: string, dry_run: boolean) =>
  post<PayrollReport>(`/api/employer/payroll/${id}/finalize`, { dry_run });

function refusalIn(error: unknown): Refusal {
  if (error instanceof RequestError) return error.refusal;
  throw error;
}
