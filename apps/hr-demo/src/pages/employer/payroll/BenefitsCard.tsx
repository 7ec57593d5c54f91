import { useId } from "react";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { SpanBar } from "../../../ui/SpanBar.tsx";
import type { PayrollBenefit, PayrollCurrency } from "../../../wire-payroll.ts";

/** The month's total, split by benefit. */
export function BenefitsCard({
  totals: { currency },
  benefits,
}: Pick<PayrollCurrency, "totals" | "benefits">) {
  const words = usePreferences().messages.employer.payroll;
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{words.byBenefit}</h2>
      <BenefitTable benefits={benefits} currency={currency} labelledBy={heading} />
    </section>
  );
}

interface BenefitTableProps {
  benefits: readonly PayrollBenefit[];
  currency: string;
  labelledBy: string;
}

/** Who pays how much for each benefit, and how the benefits compare. */
export function BenefitTable({ benefits, currency, labelledBy }: BenefitTableProps) {
  const { messages, format } = usePreferences();
  const words = messages.employer.payroll;
  const totals = benefits.map(({ total }) => total);
  const [lowest, highest] = [Math.min(0, ...totals), Math.max(0, ...totals)];
  return (
    <table className="table payroll-people" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{words.benefitName}</th>
          {[words.company, words.people, words.total].map((title) => (
            <th key={title} scope="col" className="amount">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {benefits.map(({ benefit_type, employer, employee, total }) => (
          <tr key={benefit_type}>
            <th scope="row">
              {words.benefitNames[benefit_type]}
              <SpanBar from={0} to={total} {...{ lowest, highest }} tone={total < 0 ? "less" : "more"} />
            </th>
            {[
              [words.company, employer] as const,
              [words.people, employee] as const,
              [words.total, total] as const,
            ].map(([title, amount]) => (
              <td key={title} className="amount">
                <span className="column-name" aria-hidden="true">
                  {title}
                </span>
                {format.amount(amount, currency)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
