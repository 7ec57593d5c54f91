import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link, useNavigate, useParams } from "react-router";
import { addresses, payrollAddress } from "../../../addresses.ts";
import { payrollMonthQuery, payrollQuery } from "../../../api/queries.ts";
import { useAdministrator } from "../../../api/session.ts";
import { inPlace } from "../../../navigation.tsx";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { PageTitle } from "../../../ui/PageTitle.tsx";
import type { NextStart, Payroll, PayrollReport } from "../../../wire-payroll.ts";
import { AmountTable, useEmployeeColumns } from "./AmountTable.tsx";
import { BenefitsCard } from "./BenefitsCard.tsx";
import { EmployeesCard } from "./EmployeesCard.tsx";
import { FinalizeCard } from "./FinalizeCard.tsx";
import { MonthsCard } from "./MonthsCard.tsx";
import { DifferenceCard, TotalsCard } from "./TotalsCard.tsx";
import "./payroll.css";

/** The contribution reports of the company; the first that is not final where the address names no month. */
export function PayrollPage() {
  const { month } = useParams<"month">();
  const words = usePreferences().messages.employer.payroll;
  const payroll = useQuery(payrollQuery(useAdministrator()));
  return (
    <div className="payroll">
      <PageTitle title={words.title} lead={words.lead} />
      <Loaded query={payroll} rows={12}>
        {({ reports, next_start, next_policy }) => {
          const report =
            month === undefined ? firstToFinalize(reports) : reports.find((each) => each.month === month);
          if (reports.length === 0) return <NoReport nextStart={next_start} nextPolicy={next_policy} />;
          return (
            <>
              <MonthChoice reports={reports} chosen={report} />
              <MonthsCard reports={reports} chosen={report?.month} />
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

/** Months are finalized in their order; where all are final, the newest. */
const firstToFinalize = (reports: readonly PayrollReport[]) =>
  reports.findLast(({ status }) => status === "open") ?? reports[0];

interface MonthChoiceProps {
  reports: PayrollReport[];
  /** Undefined where the address names a month without a report. */
  chosen: PayrollReport | undefined;
}

/** Which month, and its files. */
function MonthChoice({ reports, chosen }: MonthChoiceProps) {
  const { messages, format } = usePreferences();
  const navigate = useNavigate();
  const words = messages.employer.payroll;
  return (
    <div className="payroll-choice">
      <label>
        <span>{words.month}</span>
        <select
          value={chosen?.month ?? ""}
          onChange={({ target }) => void navigate(payrollAddress(target.value), inPlace)}
        >
          {!chosen && <option value="" />}
          {reports.map(({ id, month, status }) => (
            <option key={id} value={month}>
              {words.option(format.month(month), words.status[status])}
            </option>
          ))}
        </select>
      </label>
      {chosen && (
        <div className="button-row">
          <a className="button" href={`/api/employer/payroll/${chosen.id}/payroll.csv`} download>
            <Icon name="download" />
            {words.downloadForPayroll}
          </a>
          <a className="button" href={`/api/employer/payroll/${chosen.id}/contributions.csv`} download>
            <Icon name="download" />
            {words.downloadFull}
          </a>
        </div>
      )}
    </div>
  );
}

interface NoReportProps {
  nextStart: Payroll["next_start"];
  nextPolicy: Payroll["next_policy"];
}

/** Before the first report: its month, when it opens, and about how much is paid for each employee, as far as is known. */
function NoReport({ nextStart, nextPolicy }: NoReportProps) {
  const { messages, format } = usePreferences();
  const words = messages.employer.payroll;
  return (
    <div className="payroll-month">
      <section className="card empty">
        <h2>{words.none}</h2>
        {nextStart ? (
          <>
            <p>{words.firstOpens(format.month(nextStart.on.slice(0, 7)), format.date(nextStart.on))}</p>
            <p>{words.starting(nextStart.employees)}</p>
            {nextStart.costs.map(({ currency, employer, employee, total }) => (
              <p key={currency}>
                {words.expected(
                  format.amount(total, currency),
                  format.amount(employer, currency),
                  format.amount(employee, currency),
                )}
              </p>
            ))}
            <p>{words.firstDeduction(format.date(nextStart.payday))}</p>
          </>
        ) : nextPolicy ? (
          <>
            <p>{words.firstPossible(format.month(nextPolicy.slice(0, 7)), format.date(nextPolicy))}</p>
            <Link to={addresses.policies} className="button">
              {messages.employer.benefits.seeWhoIsLeft}
            </Link>
          </>
        ) : (
          <p>{words.noneMore}</p>
        )}
      </section>
      {nextStart?.costs.map((costs) => (
        <Forecast key={costs.currency} {...costs} />
      ))}
    </div>
  );
}

/** What the first month is expected to come to, employee by employee. */
function Forecast({ currency, people }: NextStart["costs"][number]) {
  const words = usePreferences().messages.employer.payroll;
  const heading = useId();
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading}>{words.expectedEach}</h2>
      <AmountTable
        rows={people}
        keyOf={({ employee }) => employee.id}
        rowsAre={words.employee}
        renderName={({ employee }) => (
          <bdi>
            {employee.first_name} {employee.last_name}
          </bdi>
        )}
        columns={useEmployeeColumns(currency)}
        labelledBy={heading}
      />
    </section>
  );
}

/** One month: in all, what changed since the last one, each employee, and making it final. */
function PayrollMonthPart({ id }: { id: string }) {
  const month = useQuery(payrollMonthQuery(useAdministrator(), id));
  return (
    <Loaded query={month} rows={12}>
      {({ report, compared_with, currencies }) => (
        <div className="payroll-month">
          {currencies.map((currency) => (
            <div key={currency.totals.currency} className="payroll-currency">
              <TotalsCard {...currency} comparedWith={compared_with} />
              <BenefitsCard {...currency} />
              <DifferenceCard {...currency} month={report.month} comparedWith={compared_with} />
              <EmployeesCard {...currency} comparedWith={compared_with} />
            </div>
          ))}
          <FinalizeCard report={report} />
        </div>
      )}
    </Loaded>
  );
}
