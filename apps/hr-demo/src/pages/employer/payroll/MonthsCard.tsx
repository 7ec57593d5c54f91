import { useId } from "react";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { type Column, StackedColumns } from "../../../ui/StackedColumns.tsx";
import type { PayrollReport, PayrollTotals } from "../../../wire-payroll.ts";
import { AmountTable, usePaidColumns } from "./AmountTable.tsx";

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
  const paidColumns = usePaidColumns(currency);
  const rows = months.map(({ month, totals }) => ({ month, ...totalsIn(totals, currency) }));
  const columns = rows.map(
    ({ month, employer, employee }): Column => ({
      key: month,
      label: format.shortMonth(month),
      shortLabel: format.narrowMonth(month),
      amounts: [employer, employee],
      chosen: month === chosen,
    }),
  );
  const [first, last] = [rows.at(0), rows.at(-1)];
  const highest = rows.toSorted((one, other) => other.total - one.total).at(0);
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
          format.amount(highest.total, currency),
        )}
        series={[words.company, words.people]}
        columns={columns}
      />
      <details>
        <summary>{words.asTable}</summary>
        <AmountTable
          rows={rows}
          keyOf={({ month }) => month}
          rowsAre={words.month}
          renderName={({ month }) => format.month(month)}
          columns={paidColumns}
          label={name}
        />
      </details>
    </>
  );
}

const totalsIn = (totals: readonly PayrollTotals[], currency: string) =>
  totals.find((each) => each.currency === currency) ?? { employer: 0, employee: 0, total: 0 };
