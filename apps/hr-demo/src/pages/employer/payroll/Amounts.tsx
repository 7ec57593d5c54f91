import { usePreferences } from "../../../preferences/preferences.tsx";
import type { PayrollTotals } from "../../../wire-payroll.ts";

/** Who pays how much of a month. */
export function Amounts({ totals }: { totals: PayrollTotals }) {
  const { messages, format } = usePreferences();
  const words = messages.employer.payroll;
  const { currency } = totals;
  return (
    <dl className="payroll-amounts">
      <div>
        <dt>{words.company}</dt>
        <dd>{format.amount(totals.employer, currency)}</dd>
      </div>
      <div>
        <dt>{words.people}</dt>
        <dd>{format.amount(totals.employee, currency)}</dd>
      </div>
      <div data-total>
        <dt>{words.total}</dt>
        <dd>{format.amount(totals.total, currency)}</dd>
      </div>
    </dl>
  );
}
