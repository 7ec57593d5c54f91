import { useId } from "react";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { SpanBar } from "../../../ui/SpanBar.tsx";
import type { PayrollCurrency } from "../../../wire-payroll.ts";
import { AmountTable, usePaidColumns } from "./AmountTable.tsx";

/** The month's total, split by benefit: who pays how much for each, and how they compare. */
export function BenefitsCard({
  totals: { currency },
  benefits,
}: Pick<PayrollCurrency, "totals" | "benefits">) {
  const words = usePreferences().messages.employer.payroll;
  const heading = useId();
  const columns = usePaidColumns(currency);
  const totals = benefits.map(({ total }) => total);
  const range = { lowest: Math.min(0, ...totals), highest: Math.max(0, ...totals) };
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{words.byBenefit}</h2>
      <AmountTable
        rows={benefits}
        keyOf={({ benefit_type }) => benefit_type}
        rowsAre={words.benefitName}
        renderName={({ benefit_type, total }) => (
          <>
            {words.benefitNames[benefit_type]}
            <SpanBar from={0} to={total} {...range} tone={total < 0 ? "less" : "more"} />
          </>
        )}
        columns={columns}
        labelledBy={heading}
      />
    </section>
  );
}
