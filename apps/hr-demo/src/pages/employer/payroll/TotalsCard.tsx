import { useId } from "react";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { SpanBar } from "../../../ui/SpanBar.tsx";
import type { PayrollCurrency, PayrollTotals } from "../../../wire-payroll.ts";

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
            {format.colon}
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

interface DifferenceCardProps extends Pick<PayrollCurrency, "totals" | "difference"> {
  month: string;
  comparedWith: string | null;
}

const parts = ["joined", "left", "changed", "corrected", "corrected_before"] as const;

/** Why the total differs from last month's: a waterfall, whose lines add up to the difference. */
export function DifferenceCard({ month, totals, difference, comparedWith }: DifferenceCardProps) {
  const { messages, format } = usePreferences();
  const words = messages.employer.payroll;
  const heading = useId();
  if (!comparedWith) return <p className="muted">{words.noBefore}</p>;
  const some = parts.filter((part) => difference[part].employees > 0);
  const before = totals.total - difference.total;
  // Each part starts where the part before it ends.
  const steps = some.map((part, index) => {
    const from = some.slice(0, index).reduce((sum, earlier) => sum + difference[earlier].amount, before);
    return { part, from, to: from + difference[part].amount };
  });
  const reached = [0, before, totals.total, ...steps.map(({ to }) => to)];
  const range = { lowest: Math.min(...reached), highest: Math.max(...reached) };
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{words.why(format.month(comparedWith))}</h2>
      {some.length === 0 ? (
        <p>{words.same(format.month(comparedWith))}</p>
      ) : (
        <table className="table" aria-labelledby={heading}>
          <thead>
            <tr>
              <th scope="col">{words.change}</th>
              <th scope="col" className="amount">
                {words.amount}
              </th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                {words.totalOf(format.month(comparedWith))}
                <SpanBar from={0} to={before} {...range} tone="total" />
              </th>
              <td className="amount">{format.amount(before, totals.currency)}</td>
            </tr>
            {steps.map(({ part, from, to }) => (
              <tr key={part}>
                <th scope="row">
                  {words.parts[part]}{" "}
                  <span className="muted">{words.employeeCount(difference[part].employees)}</span>
                  <SpanBar from={from} to={to} {...range} tone={to < from ? "less" : "more"} />
                </th>
                <td className="amount">{format.change(difference[part].amount, totals.currency)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.difference}</th>
              <td className="amount">{format.change(difference.total, totals.currency)}</td>
            </tr>
            <tr>
              <th scope="row">
                {words.totalOf(format.month(month))}
                <SpanBar from={0} to={totals.total} {...range} tone="total" />
              </th>
              <td className="amount">{format.amount(totals.total, totals.currency)}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}

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
