import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ownKey } from "../../../api/queries.ts";
import { post } from "../../../api/request.ts";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { MutationError } from "../../../ui/ErrorNotice.tsx";
import type { PayrollReport } from "../../../wire-payroll.ts";
import { Amounts } from "./TotalsCard.tsx";

/** Makes a month final: a dry run first, then the question; afterwards, since when it is. */
export function FinalizeCard({ report }: { report: PayrollReport }) {
  const me = useAdministrator();
  const queryClient = useQueryClient();
  const { messages, format } = usePreferences();
  const words = messages.employer.payroll;
  const heading = useRef<HTMLHeadingElement>(null);
  // Also after an error: the figures may have moved on meanwhile, or another administrator finalized.
  const refresh = () => queryClient.invalidateQueries({ queryKey: ownKey(me) });
  const dryRun = useMutation({ mutationFn: () => finalize(report.id, true), onSettled: refresh });
  const finalization = useMutation({
    mutationFn: () => finalize(report.id, false),
    onSettled: () => {
      dryRun.reset();
      return refresh();
    },
  });
  const busy = dryRun.isPending || finalization.isPending;

  const preview = () => {
    if (busy) return;
    finalization.reset();
    dryRun.mutate();
  };
  const confirm = () => {
    if (!busy) finalization.mutate(undefined, { onSettled: () => heading.current?.focus() });
  };

  return (
    <section className="card payroll-finalize" aria-labelledby="payroll-finalize">
      <h2 ref={heading} id="payroll-finalize" tabIndex={-1}>
        {report.finalized_at ? words.finalized : words.finalize(format.month(report.month))}
      </h2>
      <MutationError mutation={dryRun} />
      <MutationError mutation={finalization} />
      {report.finalized_at ? (
        <p>{words.finalizedOn(format.moment(report.finalized_at, me.time_zone))}</p>
      ) : (
        <>
          <p>{words.finalizeMore}</p>
          <button type="button" className="button" aria-disabled={busy} onClick={preview}>
            {words.preview}
          </button>
        </>
      )}
      {dryRun.data && (
        <FinalizeDialog dryRun={dryRun.data} busy={busy} confirm={confirm} close={dryRun.reset} />
      )}
    </section>
  );
}

const finalize = (id: string, dry_run: boolean) =>
  post<PayrollReport>(`/api/employer/payroll/${id}/finalize`, { dry_run });

interface FinalizeDialogProps {
  /** What the report would be. */
  dryRun: PayrollReport;
  busy: boolean;
  confirm: () => void;
  close: () => void;
}

/** What would be fixed, and what that means, before it is. */
function FinalizeDialog({ dryRun, busy, confirm, close }: FinalizeDialogProps) {
  const { today } = useAdministrator();
  const { messages, format } = usePreferences();
  const words = messages.employer.payroll;
  const dialog = useRef<HTMLDialogElement>(null);
  const month = format.month(dryRun.month);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="question" aria-labelledby="payroll-question" onClose={close}>
      <h2 id="payroll-question">{words.question(month)}</h2>
      <p>{words.wouldBe}</p>
      {dryRun.totals.map((totals) => (
        <Amounts key={totals.currency} totals={totals} />
      ))}
      <ul className="question-means">
        {words.means.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {today.slice(0, 7) <= dryRun.month && (
        <p className="notice" data-tone="warning">
          {words.notOver(month)}
        </p>
      )}
      <div className="button-row">
        <button type="button" className="button primary" aria-disabled={busy} onClick={confirm}>
          {words.confirm(month)}
        </button>
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {words.notYet}
        </button>
      </div>
    </dialog>
  );
}
