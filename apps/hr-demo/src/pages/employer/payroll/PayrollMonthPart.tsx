import { Loaded } from "../../../ui/Loaded.tsx";
import type { PayrollMonth } from "../../../wire-payroll.ts";
import { useCompany } from "../use-company.ts";
import { DifferenceCard } from "./DifferenceCard.tsx";
import { EmployeesCard } from "./EmployeesCard.tsx";
import { FinalizeCard } from "./FinalizeCard.tsx";
import { TotalsCard } from "./TotalsCard.tsx";

interface PayrollMonthPartProps {
  id: string;
  /** The report is another now. */
  changed: () => Promise<void>;
}

/** One month: in all, what changed since the last one, each employee, and making it final. */
export function PayrollMonthPart({ id, changed }: PayrollMonthPartProps) {
  const month = useCompany<PayrollMonth>(`/api/employer/payroll/${id}`);
  const reload = async () => {
    await Promise.all([month.reload(), changed()]);
  };
  return (
    <Loaded resource={month} rows={12}>
      {({ report, compared_with, currencies }) => (
        <div className="payroll-month">
          {currencies.map((currency) => (
            <div key={currency.totals.currency} className="payroll-currency">
              <TotalsCard {...currency} comparedWith={compared_with} />
              <DifferenceCard {...currency} comparedWith={compared_with} />
              <EmployeesCard {...currency} comparedWith={compared_with} />
            </div>
          ))}
          <FinalizeCard report={report} changed={reload} />
        </div>
      )}
    </Loaded>
  );
}
