"use client";
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop the roles of a table with its layout, which a narrow page changes */
import type { QuotedEmployee } from "@enrolkit/types";
import { type ReactNode, useState } from "react";
import { useFormat, useMessages, useQuoteMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Name } from "../../text/Isolated.tsx";
import { Money } from "../../text/Money.tsx";
import { ShareBar } from "../CostPreview/ShareBar.tsx";

/** So many rows are shown at first; on paper all are. */
const shownAtFirst = 10;

interface EmployeeTableProps {
  employees: readonly QuotedEmployee[];
  /** How many there are: a quote lists the first hundred. */
  count: number;
  caption: string;
}

/**
 * What each employee costs a month, by name, with a bar of who pays what. Where it is narrow every row is a small list, so the roles of a
 * table are said: browsers drop them with the layout.
 */
export function EmployeeTable({ employees, count, caption }: EmployeeTableProps): ReactNode {
  const { price } = useMessages();
  const { quote, example } = useQuoteMessages();
  const format = useFormat();
  const [all, setAll] = useState(employees.length <= shownAtFirst);
  const most = Math.max(...employees.map(({ cost }) => cost.monthly.total.gross));
  const people = employees.map(({ employee_id, first_name, last_name }) => ({
    id: employee_id,
    first_name,
    last_name,
  }));
  const columns = [
    { part: "employer_contribution", label: example.you, side: "employer" },
    { part: "employee_contribution", label: example.employee, side: "employee" },
    { part: "total", label: price.total, side: undefined },
  ] as const;
  return (
    <div className="ek-stack" data-ek-gap="medium">
      <table className="ek-table ek-quote-employees" role="table">
        <caption className="ek-quote-caption">{caption}</caption>
        <thead className="ek-table-head" role="rowgroup">
          <tr className="ek-table-row" role="row">
            <th className="ek-cell" scope="col" role="columnheader">
              {quote.employee}
            </th>
            {columns.map(({ part, label, side }) => (
              <th className="ek-cell" scope="col" role="columnheader" key={part} data-ek-part={side}>
                <span className={side ? "ek-cost-label" : "ek-plain"}>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="ek-table-body" role="rowgroup">
          {employees.map(({ employee_id, external_id, cost: { monthly, currency }, ...name }, index) => (
            <tr
              className="ek-table-row"
              role="row"
              key={employee_id}
              data-ek-later={!all && index >= shownAtFirst ? "" : undefined}
            >
              <th className="ek-cell" scope="row" role="rowheader">
                <Name>{format.fullName({ id: employee_id, ...name }, people)}</Name>
                {external_id !== null && (
                  <span className="ek-quote-id">{quote.staff(format.isolate(external_id))}</span>
                )}
                <ShareBar
                  employer={monthly.employer_contribution.gross}
                  total={monthly.total.gross}
                  most={most}
                />
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
      {count > employees.length && (
        <p className="ek-quiet">{quote.first(format.number(employees.length), format.number(count))}</p>
      )}
      {!all && (
        <div className="ek-actions">
          <Button onClick={() => setAll(true)}>{quote.all(format.count(employees.length))}</Button>
        </div>
      )}
    </div>
  );
}
