import { useQuery } from "@tanstack/react-query";
import { payrollMonthQuery } from "../../../api/queries.ts";
import { useAdministrator } from "../../../api/session.ts";
import { Loaded } from "../../../ui/Loaded.tsx";
import { DifferenceCard } from "./DifferenceCard.tsx";
import { EmployeesCard } from "./EmployeesCard.tsx";
import { FinalizeCard } from "./FinalizeCard.tsx";
import { TotalsCard } from "./TotalsCard.tsx";

/** One month: in all, what changed since the last one, each employee, and making it final. */
export function PayrollMonthPart({ id }: { id: string }) {
  const month = useQuery(payrollMonthQuery(useAdministrator(), id));
  return (
    <Loaded query={month} rows={12}>
      {({ report, compared_with, currencies }) => (
        <div className="payroll-month">
          {currencies.map((currency) => (
            <div key={currency.totals.currency} className="payroll-currency">
              <TotalsCard {...currency} comparedWith={compared_with} />
              <DifferenceCard {...currency} comparedWith={compared_with} />
              <EmployeesCard {...currency} comparedWith={compared_with} />
            </div>
          ))}
          <FinalizeCard report={report} />
        </div>
      )}
    </Loaded>
  );
}
