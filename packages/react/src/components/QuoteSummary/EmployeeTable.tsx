"use client";
import type { QuotedEmployee } from "@enrolkit/contract";
import { type ReactNode, useState } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { useQuoteMessages } from "../../messages/quote/QuoteTexts.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Money } from "../../text/Money.tsx";

/** So many rows are shown at first; on paper all are. */
const shownAtFirst = 10;

interface EmployeeTableProps {
  employees: readonly QuotedEmployee[];
  caption: string;
}

/** What each employee costs a month, by number and id. */
export function EmployeeTable({ employees, caption }: EmployeeTableProps): ReactNode {
  const { price } = useMessages();
  const { quote, example } = useQuoteMessages();
  const format = useFormat();
  const [all, setAll] = useState(employees.length <= shownAtFirst);
  return (
    <div className="ek-stack" data-ek-gap="medium">
      <table className="ek-table ek-quote-employees">
        <caption className="ek-quote-caption">{caption}</caption>
        <thead className="ek-table-head">
          <tr className="ek-table-row">
            <th className="ek-cell" scope="col">
              {quote.count}
            </th>
            <th className="ek-cell" scope="col">
              {example.you}
            </th>
            <th className="ek-cell" scope="col">
              {example.employee}
            </th>
            <th className="ek-cell" scope="col">
              {price.total}
            </th>
          </tr>
        </thead>
        <tbody className="ek-table-body">
          {employees.map(({ employee_id, cost: { monthly, currency } }, index) => (
            <tr
              className="ek-table-row"
              key={employee_id}
              data-ek-later={!all && index >= shownAtFirst ? "" : undefined}
            >
              <th className="ek-cell" scope="row">
                {quote.employee(format.number(index + 1))}
                <code className="ek-code ek-quote-id">{employee_id}</code>
              </th>
              {(["employer_contribution", "employee_contribution", "total"] as const).map((part) => (
                <td className="ek-cell" key={part}>
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
