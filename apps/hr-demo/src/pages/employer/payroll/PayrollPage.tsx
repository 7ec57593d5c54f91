import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { payrollQuery } from "../../../api/queries.ts";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { PageTitle } from "../../../ui/PageTitle.tsx";
import { MonthChoice } from "./MonthChoice.tsx";
import { NoReport } from "./NoReport.tsx";
import { PayrollMonthPart } from "./PayrollMonthPart.tsx";
import "./payroll.css";

/** The contribution reports of the company; the newest where the address names no month. */
export function PayrollPage() {
  const { month } = useParams<"month">();
  const words = usePreferences().messages.employer.payroll;
  const payroll = useQuery(payrollQuery(useAdministrator()));
  return (
    <div className="payroll">
      <PageTitle title={words.title} lead={words.lead} />
      <Loaded query={payroll} rows={12}>
        {({ reports, next_start }) => {
          const report = month === undefined ? reports[0] : reports.find((each) => each.month === month);
          if (reports.length === 0) return <NoReport nextStart={next_start} />;
          return (
            <>
              <MonthChoice reports={reports} chosen={report} />
              {report ? (
                <PayrollMonthPart key={report.id} id={report.id} />
              ) : (
                <p className="card">{words.unknown}</p>
              )}
            </>
          );
        }}
      </Loaded>
    </div>
  );
}
