"use client";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Money } from "../../text/Money.tsx";
import { Details } from "../../primitives/Details/Details.tsx";
import type { PricedPolicy } from "./priced-policy.ts";
import { CostList } from "./CostList.tsx";
import { type CostSum, sumOfCosts } from "./sum-of-costs.ts";

interface CostLinesProps {
  sum: CostSum;
  policies: readonly PricedPolicy[];
  /** What is unfolded of the term; its sums when absent. */
  children?: ReactNode | undefined;
}

/** Who pays what, by person and benefit and in all; tax inside, relief set against it; the sums of the term to unfold. */
export function CostLines({ sum, policies, children }: CostLinesProps): ReactNode {
  const { price } = useMessages();
  return (
    <>
      <CostList policies={policies} />
      <Sums sum={sum} />
      <ul className="ek-cost-notes">
        {policies.map(({ id, cost, taxName = price.taxName }) => (
          <CostNotes key={id} cost={cost} taxName={taxName} />
        ))}
      </ul>
      <Term policies={policies}>{children}</Term>
    </>
  );
}

/** What employer and employee pay, which is also what the tones of the bars mean, and the total. */
function Sums({ sum }: { sum: CostSum }): ReactNode {
  const { price } = useMessages();
  const lines = [
    { id: "employer", label: price.employer, amount: sum.employer },
    { id: "you", label: price.you, amount: sum.employee },
    { id: "total", label: price.total, amount: sum.total },
  ];
  return (
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
  );
}

/** The sums to the end of the term, one tap away. */
function Term({ policies, children }: Pick<CostLinesProps, "policies" | "children">): ReactNode {
  const { price } = useMessages();
  const { date } = useFormat();
  const sum = sumOfCosts(
    policies.map(({ cost }) => cost),
    "term",
  );
  if (sum === null) return null;
  const [endsOn, ...others] = new Set(policies.map((policy) => policy.endsOn));
  return (
    <Details summary={endsOn && others.length === 0 ? price.termTo(date(endsOn)) : price.term}>
      {children ?? <Sums sum={sum} />}
    </Details>
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
