import { useId } from "react";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { type Column, StackedColumns } from "../../../ui/StackedColumns.tsx";
import type { PayrollReport, PayrollTotals } from "../../../wire-payroll.ts";

interface MonthsCardProps {
  /** Newest first. */
  reports: readonly PayrollReport[];
  chosen: string | undefined;
}

const shown = 12;

/** The last twelve months in each currency, as a picture and as the table of its figures. */
export function MonthsCard({ reports, chosen }: MonthsCardProps) {
  const { messages } = usePreferences();
  const words = messages.employer.payroll;
  const heading = useId();
  const months = reports.slice(0, shown).toReversed();
  const currencies = [
    ...new Set(months.flatMap(({ totals }) => totals.map(({ currency }) => currency))),
  ].toSorted();
  return (
    <section className="card payroll-months" aria-labelledby={heading}>
      <h2 id={heading}>{words.months}</h2>
      {currencies.map((currency) => (
        <MonthsOfCurrency key={currency} months={months} currency={currency} chosen={chosen} />
      ))}
    </section>
  );
}

interface MonthsOfCurrencyProps {
  months: readonly PayrollReport[];
  currency: string;
  chosen: string | undefined;
}

function MonthsOfCurrency({ months, currency, chosen }: MonthsOfCurrencyProps) {
  const { messages, format } = usePreferences();
  const words = messages.employer.payroll;
  const rows = months.map(({ month, totals }) => ({ month, totals: totalsIn(totals, currency) }));
  const columns = rows.map(
    ({ month, totals }): Column => ({
      key: month,
      label: format.shortMonth(month),
      shortLabel: format.narrowMonth(month),
      amounts: [totals.employer, totals.employee],
      chosen: month === chosen,
    }),
  );
  const [first, last] = [rows.at(0), rows.at(-1)];
  const highest = rows.toSorted((one, other) => other.totals.total - one.totals.total).at(0);
  if (!first || !last || !highest) return null;
  const name = words.monthsIn(currency.toUpperCase());
  return (
    <>
      <StackedColumns
        title={name}
        description={words.monthsShow(
          format.month(first.month),
          format.month(last.month),
          format.month(highest.month),
          format.amount(highest.totals.total, currency),
        )}
        series={[words.company, words.people]}
        columns={columns}
      />
      <details>
        <summary>{words.asTable}</summary>
        <table className="table payroll-people" aria-label={name}>
          <thead>
            <tr>
              <th scope="col">{words.month}</th>
              {[words.company, words.people, words.total].map((title) => (
                <th key={title} scope="col" className="amount">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ month, totals }) => (
              <tr key={month}>
                <th scope="row">{format.month(month)}</th>
                {[
                  [words.company, totals.employer] as const,
                  [words.people, totals.employee] as const,
                  [words.total, totals.total] as const,
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
      </details>
    </>
  );
}

const totalsIn = (totals: readonly PayrollTotals[], currency: string) =>
  totals.find((each) => each.currency === currency) ?? { employer: 0, employee: 0, total: 0 };
