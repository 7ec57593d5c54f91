"use client";
import { type ReactNode, useState } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { chevron } from "../../primitives/Icon/drawings.ts";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { useSpokenChange } from "../../primitives/useSpokenChange.ts";
import { MonthlyMoney } from "../../text/Money.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { Heading } from "../../theme/heading-level.tsx";
import { CostLines, type PricedPolicy } from "./CostLines.tsx";
import { ShareBar } from "./ShareBar.tsx";
import { sumOfCosts } from "./sum-of-costs.ts";
import { useUniqueId } from "../../theme/useUniqueId.ts";

export interface CostPreviewProps {
  /** All policies of the enrolment, in one currency. */
  policies: readonly PricedPolicy[];
  /** What the person paid a month before, in currency units: the change is shown. */
  before?: number | undefined;
}

/**
 * What the employer pays, what you pay and how that changed, a month. Inside a `Frame` it is at the side, or is a
 * bar at the bottom that opens.
 */
export function CostPreview(props: CostPreviewProps): ReactNode {
  return (
    <EkRoot>
      <Preview {...props} />
    </EkRoot>
  );
}

function Preview({ policies, before }: CostPreviewProps): ReactNode {
  const { price } = useMessages();
  const format = useFormat();
  const body = useUniqueId();
  const [open, setOpen] = useState(false);
  const sum = sumOfCosts(policies.map(({ cost }) => cost));
  const spoken = useSpokenChange(sum && price.announce(format.money(sum.employee, sum.currency)));
  if (sum === null) return null;

  return (
    <section className="ek-cost" data-ek-open={open ? "" : undefined}>
      <output form="" className="ek-hidden">
        {spoken}
      </output>
      <div className="ek-cost-head">
        <Heading size="small">{price.you}</Heading>
        <p className="ek-cost-you">
          <MonthlyMoney amount={sum.employee} currency={sum.currency} />
        </p>
        <button
          className="ek-cost-toggle"
          type="button"
          form=""
          aria-expanded={open}
          aria-controls={body}
          aria-label={price.show}
          onClick={() => setOpen(!open)}
        >
          <Icon path={chevron} />
        </button>
      </div>
      <div className="ek-cost-body" id={body}>
        {before !== undefined && <Change now={sum.employee} before={before} currency={sum.currency} />}
        <ShareBar employer={sum.employer} total={sum.total} />
        <CostLines sum={sum} policies={policies} />
      </div>
    </section>
  );
}

function Change(props: { now: number; before: number; currency: string }): ReactNode {
  const { price } = useMessages();
  const { money } = useFormat();
  const { now, before, currency } = props;
  const amount = money(Math.abs(now - before), currency);
  // Compared as written, so that binary noise is no change.
  if (amount === money(0, currency)) return <p className="ek-cost-change">{price.same}</p>;
  return <p className="ek-cost-change">{now > before ? price.more(amount) : price.less(amount)}</p>;
}
