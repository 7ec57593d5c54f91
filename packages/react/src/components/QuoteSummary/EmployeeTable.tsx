"use client";
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- some browsers drop the roles of a table with its layout, which a narrow page changes */
import type { QuotedEmployee } from "@enrolkit/types";
import { type ReactNode, useState } from "react";
import { useFormat, useMessages, useQuoteMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Notice } from "../../primitives/Notice/Notice.tsx";
import { Name } from "../../text/Isolated.tsx";
import { Money } from "../../text/Money.tsx";
import { ShareBar } from "../CostPreview/ShareBar.tsx";
import { useHostAction } from "../ParticipantList/useHostAction.ts";

/** So many rows are shown at first; on paper all are. */
const shownAtFirst = 10;

/** So many more are read at once. */
export const pageSize = 100;

interface EmployeeTableProps {
  employees: readonly QuotedEmployee[];
  /** How many there are: a quote lists the first hundred. */
  count: number;
  /** Reads a page of all of them, from 1. */
  onRead?: ((page: number) => Promise<readonly QuotedEmployee[]>) | undefined;
  caption: string;
}

/**
 * What each employee costs a month, by name, with a bar of who pays what. Where it is narrow every row is a small list, so the roles of a
 * table are said: browsers drop them with the layout.
 */
export function EmployeeTable({ employees: listed, count, onRead, caption }: EmployeeTableProps): ReactNode {
  const { price } = useMessages();
  const { quote, example, error } = useQuoteMessages();
  const format = useFormat();
  const [all, setAll] = useState(listed.length <= shownAtFirst);
  const [read, setRead] = useState<{ page: number; more: readonly QuotedEmployee[] }>({ page: 0, more: [] });
  const employees = [...listed, ...read.more];
  const left = count - employees.length;
  const reading = useHostAction(async () => {
    const known = new Set(employees.map(({ employee_id }) => employee_id));
    let { page } = read;
    let more: QuotedEmployee[] = [];
    // The list begins with the newest, a quote with the oldest: what it has already may fill a page.
    while (onRead && more.length === 0 && page * pageSize < count) {
      page += 1;
      more = (await onRead(page)).filter(({ employee_id }) => !known.has(employee_id));
    }
    setRead({ page, more: [...read.more, ...more] });
  });
  const isMore = onRead !== undefined && left > 0;
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
                <Name>{format.fullName({ ...name, id: employee_id }, people)}</Name>
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
      {reading.status === "failed" && <Notice live tone="error" title={error.load} />}
      {(!all || isMore) && (
        <div className="ek-actions">
          <Button busy={reading.status === "busy"} onClick={all ? reading.run : () => setAll(true)}>
            {all && left > pageSize
              ? quote.more(format.number(pageSize))
              : !all && isMore
                ? quote.more(format.number(employees.length - shownAtFirst))
                : quote.all(format.count(isMore ? count : employees.length))}
          </Button>
        </div>
      )}
    </div>
  );
}
