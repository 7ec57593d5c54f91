import { useEffect, useRef } from "react";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import type { PayrollReport } from "../../../wire-payroll.ts";
import { Amounts } from "./Amounts.tsx";

interface FinalizeDialogProps {
  /** What the report would be. */
  dryRun: PayrollReport;
  busy: boolean;
  confirm: () => void;
  close: () => void;
}

/** What would be fixed, and what that means, before it is. */
export function FinalizeDialog({ dryRun, busy, confirm, close }: FinalizeDialogProps) {
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
