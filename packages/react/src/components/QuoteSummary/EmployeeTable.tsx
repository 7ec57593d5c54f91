"use client";
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop the roles of a table with its layout, which a narrow page changes */
import type { QuotedEmployee } from "@enrolkit/types";
import { type ReactNode, useState } from "react";
import { useFormat, useMessages, useQuoteMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Isolated } from "../../text/Isolated.tsx";
import { Money } from "../../text/Money.tsx";

/** So many rows are shown at first; on paper all are. */
const shownAtFirst = 10;

interface EmployeeTableProps {
  employees: readonly QuotedEmployee[];
  caption: string;
}

/**
 * What each employee costs a month, by number and id. Where it is narrow every row is a small list, so the roles of a
 * table are said: browsers drop them with the layout.
 */
export function EmployeeTable({ employees, caption }: EmployeeTableProps): ReactNode {
  const { price } = useMessages();
  const { quote, example } = useQuoteMessages();
  const format = useFormat();
  const [all, setAll] = useState(employees.length <= shownAtFirst);
  const columns = [
    { part: "employer_contribution", label: example.you },
    { part: "employee_contribution", label: example.employee },
    { part: "total", label: price.total },
  ] as const;
  return (
    <div className="ek-stack" data-ek-gap="medium">
      <table className="ek-table ek-quote-employees" role="table">
        <caption className="ek-quote-caption">{caption}</caption>
        <thead className="ek-table-head" role="rowgroup">
          <tr className="ek-table-row" role="row">
            {[quote.count, ...columns.map(({ label }) => label)].map((label) => (
              <th className="ek-cell" scope="col" role="columnheader" key={label}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ek-table-body" role="rowgroup">
          {employees.map(({ employee_id, cost: { monthly, currency } }, index) => (
            <tr
              className="ek-table-row"
              role="row"
              key={employee_id}
              data-ek-later={!all && index >= shownAtFirst ? "" : undefined}
            >
              <th className="ek-cell" scope="row" role="rowheader">
                <Isolated>{quote.employee(format.number(index + 1))}</Isolated>
                <code className="ek-code ek-quote-id">{employee_id}</code>
              </th>
              {columns.map(({ part, label }) => (
                <td className="ek-cell" role="cell" key={part} data-ek-label={label}>
                  <Money amount={monthly[part].gross} currency={currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {!all && (
        <div className="ek-actions">
          <Button onClick={() => setAll(true)}>{quote.all(format.count(employees.length))}</Button>
        </div>
      )}
    </div>
  );
}
