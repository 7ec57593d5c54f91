import { useId } from "react";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { SpanBar } from "../../../ui/SpanBar.tsx";
import type { PayrollBenefit, PayrollCurrency } from "../../../wire-payroll.ts";
import { AmountTable } from "./AmountTable.tsx";

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
    <AmountTable
      rows={benefits}
      keyOf={({ benefit_type }) => benefit_type}
      rowsAre={words.benefitName}
      renderName={({ benefit_type, total }) => (
        <>
          {words.benefitNames[benefit_type]}
          <SpanBar from={0} to={total} {...{ lowest, highest }} tone={total < 0 ? "less" : "more"} />
        </>
      )}
      columns={[
        [words.company, ({ employer }) => format.amount(employer, currency)],
        [words.people, ({ employee }) => format.amount(employee, currency)],
        [words.total, ({ total }) => format.amount(total, currency)],
      ]}
      labelledBy={labelledBy}
    />
  );
}
