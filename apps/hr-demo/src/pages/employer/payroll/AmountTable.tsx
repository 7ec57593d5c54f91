import type { ReactNode } from "react";
import { usePreferences } from "../../../preferences/preferences.tsx";
import type { PaidForEmployee, PayrollTotals } from "../../../wire-payroll.ts";

/** The title of a column, and what it says of a row. */
export type AmountColumn<Row> = readonly [title: string, cell: (row: Row) => string];

/** Who pays how much, and both together. */
export function usePaidColumns(
  currency: string,
): AmountColumn<Pick<PayrollTotals, "employer" | "employee" | "total">>[] {
  const { messages, format } = usePreferences();
  const words = messages.employer.payroll;
  return [
    [words.company, ({ employer }) => format.amount(employer, currency)],
    [words.people, ({ employee }) => format.amount(employee, currency)],
    [words.total, ({ total }) => format.amount(total, currency)],
  ];
}

/** Who pays how much for an employee, and both together. */
export function useEmployeeColumns(currency: string): AmountColumn<PaidForEmployee>[] {
  const { messages, format } = usePreferences();
  const words = messages.employer.payroll;
  return [
    [words.company, ({ employer }) => format.amount(employer, currency)],
    [words.employeePays, ({ employee_pays }) => format.amount(employee_pays, currency)],
    [words.total, ({ total }) => format.amount(total, currency)],
  ];
}

interface AmountTableProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** What the rows are: the title of the first column, whose cells are their names. */
  rowsAre: string;
  renderName: (row: Row) => ReactNode;
  columns: readonly AmountColumn<Row>[];
  /** The id of the table's heading, or its name where it has none. */
  labelledBy?: string;
  label?: string;
}

/** Amounts of a month, a row for each thing. On a phone each amount has the title of its column beside it. */
export function AmountTable<Row>(props: AmountTableProps<Row>) {
  const { rows, keyOf, rowsAre, renderName, columns, labelledBy, label } = props;
  return (
    <table className="table payroll-people" aria-labelledby={labelledBy} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{rowsAre}</th>
          {columns.map(([title]) => (
            <th key={title} scope="col" className="amount">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{renderName(row)}</th>
            {columns.map(([title, cell]) => (
              <td key={title} className="amount">
                <span className="column-name" aria-hidden="true">
                  {title}
                </span>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
