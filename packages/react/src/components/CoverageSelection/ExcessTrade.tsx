"use client";
import type { MonthlyShare } from "@enrolkit/rules";
import type { PlanCoverageOption } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Details } from "../../primitives/Details/Details.tsx";
import { Isolated, Name } from "../../text/Isolated.tsx";
import { ShareBar } from "../CostPreview/ShareBar.tsx";

interface ExcessTradeProps {
  /** Those of one question that can be chosen. */
  options: readonly PlanCoverageOption[];
  /** What each adds to what the reader pays, by option id; absent: the full price is shown. */
  prices: Readonly<Record<string, MonthlyShare>> | undefined;
  chosenId: string | undefined;
  currency: string;
}

/**
 * What a higher excess trades, to unfold: less each month, more of one's claims in a year. There once one is chosen;
 * nothing where options do not say their excess.
 */
export function ExcessTrade({ options, prices, chosenId, currency }: ExcessTradeProps): ReactNode {
  const { excess: texts, price } = useMessages();
  const { money } = useFormat();
  const rows = options.flatMap(({ id, name, excess, price: full }) =>
    excess == null ? [] : [{ id, name, excess, month: prices?.[id]?.employee_contribution ?? full ?? 0 }],
  );
  if (rows.length < 2 || !rows.some(({ id }) => id === chosenId)) return null;
  const mostMonth = Math.max(...rows.map(({ month }) => month));
  const mostExcess = Math.max(...rows.map(({ excess }) => excess));
  return (
    <Details summary={<Isolated>{texts.title}</Isolated>}>
      <table className="ek-table ek-trade">
        <caption className="ek-hidden">{texts.title}</caption>
        <thead className="ek-table-head">
          <tr className="ek-table-row">
            <th className="ek-cell" scope="col">
              {texts.option}
            </th>
            <th className="ek-cell" scope="col">
              {texts.month}
            </th>
            <th className="ek-cell" scope="col">
              {texts.claims}
            </th>
          </tr>
        </thead>
        <tbody className="ek-table-body">
          {rows.map(({ id, name, excess, month }) => (
            <tr className="ek-table-row" key={id} data-ek-chosen={id === chosenId ? "" : undefined}>
              <th className="ek-cell" scope="row">
                <Name>{name}</Name>
                {id === chosenId && <span className="ek-hidden">{` (${texts.chosen})`}</span>}
              </th>
              <td className="ek-cell">
                <span className="ek-money">
                  {month === 0 ? price.included : `+\u00a0${money(month, currency)}`}
                </span>
                <Bar part={month} most={mostMonth} />
              </td>
              <td className="ek-cell">
                <span className="ek-money">
                  {excess === 0 ? texts.none : texts.upTo(money(excess, currency))}
                </span>
                <Bar part={excess} most={mostExcess} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Details>
  );
}

/** The figure beside it says the same. */
function Bar({ part, most }: { part: number; most: number }): ReactNode {
  return (
    <div className="ek-trade-bar" aria-hidden="true">
      {part > 0 && <ShareBar employer={part} total={part} most={most} />}
    </div>
  );
}
