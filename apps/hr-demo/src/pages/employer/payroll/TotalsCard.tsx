import { useId } from "react";
import { usePreferences } from "../../../preferences/preferences.tsx";
import type { PayrollCurrency } from "../../../wire-payroll.ts";
import { Amounts } from "./Amounts.tsx";

interface TotalsCardProps extends Pick<PayrollCurrency, "totals" | "difference"> {
  comparedWith: string | null;
}

/** The month's totals in one currency. */
export function TotalsCard({ totals, difference, comparedWith }: TotalsCardProps) {
  const { messages, format } = usePreferences();
  const words = messages.employer.payroll;
  const { currency, adjustments } = totals;
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{words.inAll(currency.toUpperCase())}</h2>
      <Amounts totals={totals} />
      <p className="muted">
        {words.employeeCount(totals.employees)}
        {comparedWith && (
          <>
            {" · "}
            {words.since(format.month(comparedWith))}
            {": "}
            <strong className="figures">{format.change(difference.total, currency)}</strong>
          </>
        )}
      </p>
      {adjustments !== 0 && (
        <p className="muted">{words.corrections(format.change(adjustments, currency))}</p>
      )}
    </section>
  );
}
