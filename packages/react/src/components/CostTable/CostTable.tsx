"use client";
import type { Cost } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { Name } from "../../text/Isolated.tsx";
import type { MemberCost } from "../../cost/preview-costs.ts";
import { CostList, isByPerson } from "../CostPreview/CostList.tsx";
import { Money } from "../../text/Money.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";

export interface CostTableProps {
  /** The parts in currency units, of a month and of the term. */
  cost: Cost;
  /** What the table is about: the plan's name. */
  caption: string;
  /** What the premium tax of the plan is called. */
  taxName?: string | undefined;
  /** Person by person (`useCostPreview`): a list above the table. */
  members?: readonly MemberCost[] | null | undefined;
}

const parts = ["employer_contribution", "employee_contribution", "total"] as const;
const spans = ["monthly", "term"] as const;

/** Who pays what, a month and until the end of the policy's year, with tax and relief. */
export function CostTable(props: CostTableProps): ReactNode {
  return (
    <EkRoot>
      {(props.members?.length ?? 0) > 1 && isByPerson(props) && (
        <CostList policies={[{ id: "", name: props.caption, cost: props.cost, members: props.members }]} />
      )}
      <Table {...props} />
    </EkRoot>
  );
}

function Table({ cost, caption, taxName }: CostTableProps): ReactNode {
  const { price } = useMessages();
  const { currency, tax_relief } = cost;
  const names = {
    employer_contribution: price.employer,
    employee_contribution: price.you,
    total: price.total,
  };
  const taxed = cost.monthly.total.tax !== 0;
  const rows = [
    ...parts.map((part) => ({
      id: part,
      name: names[part],
      of: (span: (typeof spans)[number]) => cost[span][part].gross,
    })),
    ...(taxed
      ? [
          { id: "net", name: price.beforeTax, of: (span: (typeof spans)[number]) => cost[span].total.net },
          {
            id: "tax",
            name: taxName ?? price.taxName,
            of: (span: (typeof spans)[number]) => cost[span].total.tax,
          },
        ]
      : []),
    ...(tax_relief
      ? [
          {
            id: "relief",
            name: tax_relief.name,
            of: (span: (typeof spans)[number]) => tax_relief[span].total,
          },
        ]
      : []),
  ];
  return (
    <table className="ek-table">
      <caption className="ek-hidden">
        <Name>{caption}</Name>
      </caption>
      <thead className="ek-table-head">
        <tr className="ek-table-row">
          <td className="ek-cell" />
          <th className="ek-cell" scope="col">
            {price.monthly}
          </th>
          <th className="ek-cell" scope="col">
            {price.term}
          </th>
        </tr>
      </thead>
      <tbody className="ek-table-body">
        {rows.map(({ id, name, of }) => (
          <tr className="ek-table-row" key={id} data-ek-row={id}>
            <th className="ek-cell" scope="row">
              {name}
            </th>
            {spans.map((span) => (
              <td className="ek-cell" key={span}>
                <Money amount={of(span)} currency={currency} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
