import { useId } from "react";
import { usePreferences } from "../../../preferences/preferences.tsx";
import type { PayrollCurrency } from "../../../wire-payroll.ts";

interface DifferenceCardProps extends Pick<PayrollCurrency, "totals" | "difference"> {
  comparedWith: string | null;
}

const parts = ["joined", "left", "changed", "corrected", "corrected_before"] as const;

/** Why the total differs from last month's; its lines add up to the difference. */
export function DifferenceCard({ totals, difference, comparedWith }: DifferenceCardProps) {
  const { messages, format } = usePreferences();
  const words = messages.employer.payroll;
  const heading = useId();
  if (!comparedWith) return <p className="muted">{words.noBefore}</p>;
  const some = parts.filter((part) => difference[part].employees > 0);
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
            {some.map((part) => (
              <tr key={part}>
                <th scope="row">
                  {words.parts[part]}{" "}
                  <span className="muted">{words.employeeCount(difference[part].employees)}</span>
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
          </tfoot>
        </table>
      )}
    </section>
  );
}
