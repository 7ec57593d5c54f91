"use client";
import type { Cost } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Money } from "../../text/Money.tsx";
import type { CostSum } from "./sum-of-costs.ts";
import { Isolated, Name } from "../../text/Isolated.tsx";

/** What one policy costs, and what its premium tax is called. */
export interface PricedPolicy {
  /** Distinguishes it; the plan's or the policy's. */
  id: string;
  /** The plan's. */
  name: string;
  /** In currency units, of a month and of the term. */
  cost: Cost;
  /** What the premium tax is called. */
  taxName?: string | undefined;
}

/** Who pays what, line by line; each policy by itself where there are several; tax inside, relief set against it. */
export function CostLines(props: { sum: CostSum; policies: readonly PricedPolicy[] }): ReactNode {
  const { sum, policies } = props;
  const { price } = useMessages();
  const { money } = useFormat();
  const lines = [
    { id: "employer", label: price.employer, amount: sum.employer },
    { id: "you", label: price.you, amount: sum.employee },
    { id: "total", label: price.total, amount: sum.total },
  ];
  return (
    <>
      <dl className="ek-plain">
        {lines.map(({ id, label, amount }) => (
          <div className="ek-cost-line" key={id} data-ek-part={id}>
            <dt className="ek-cost-label">{label}</dt>
            <dd className="ek-plain">
              <Money amount={amount} currency={sum.currency} />
            </dd>
          </div>
        ))}
      </dl>
      <ul className="ek-cost-notes">
        {policies.length > 1 &&
          policies.map(({ id, name, cost }) => (
            <li className="ek-quiet" key={id}>
              <Name>{name}</Name>
              <Isolated>{`: ${price.month(money(cost.monthly.total.gross, cost.currency))}`}</Isolated>
            </li>
          ))}
        {policies.map(({ id, cost, taxName = price.taxName }) => (
          <CostNotes key={id} cost={cost} taxName={taxName} />
        ))}
      </ul>
    </>
  );
}

function CostNotes({ cost, taxName }: Required<Pick<PricedPolicy, "cost" | "taxName">>): ReactNode {
  const { price } = useMessages();
  const { money } = useFormat();
  const { monthly, tax_relief, currency } = cost;
  const relief = tax_relief?.monthly.total ?? 0;
  return (
    <>
      {monthly.total.tax !== 0 && (
        <li className="ek-quiet">
          {price.tax(money(monthly.total.tax, currency), taxName ?? price.taxName)}
        </li>
      )}
      {tax_relief && relief !== 0 && (
        <li className="ek-quiet">{price.relief(tax_relief.name, money(-relief, currency))}</li>
      )}
    </>
  );
}
