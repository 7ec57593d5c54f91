"use client";
import { type ReactNode, useState } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { chevron } from "../../primitives/Icon/drawings.ts";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { useSpokenChange } from "../../primitives/useSpokenChange.ts";
import { MonthlyMoney } from "../../text/Money.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { Heading } from "../../theme/heading-level.tsx";
import { CostLines } from "./CostLines.tsx";
import type { PricedPolicy } from "./priced-policy.ts";
import { sumOfCosts } from "./sum-of-costs.ts";
import { useUniqueId } from "../../theme/useUniqueId.ts";

export interface CostPreviewProps {
  /** All policies of the enrolment, in one currency. */
  policies: readonly PricedPolicy[];
  /** What the person paid a month before, in currency units: the change is shown. */
  before?: number | undefined;
  /** What the person paid a month when they began this enrolment, in currency units: the change since is shown. */
  started?: number | undefined;
}

/**
 * What you pay a month and how that changed, person by person, and what the employer pays. Inside a `Frame` it is at the side, or is a
 * bar at the bottom that opens.
 */
export function CostPreview(props: CostPreviewProps): ReactNode {
  return (
    <EkRoot>
      <Preview {...props} />
    </EkRoot>
  );
}

function Preview({ policies, before, started }: CostPreviewProps): ReactNode {
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
        {sum.employee === 0 && sum.employer > 0 ? (
          <Heading size="small">{price.employerAll}</Heading>
        ) : (
          <>
            <Heading size="small">{price.you}</Heading>
            <p className="ek-cost-you">
              <MonthlyMoney amount={sum.employee} currency={sum.currency} />
            </p>
          </>
        )}
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
        <Change
          now={sum.employee}
          before={before}
          currency={sum.currency}
          words={[price.more, price.less, price.same]}
        />
        <Change
          now={sum.employee}
          before={started}
          currency={sum.currency}
          words={[price.moreSince, price.lessSince, price.sameSince]}
        />
        <CostLines sum={sum} policies={policies} />
      </div>
    </section>
  );
}

interface ChangeProps {
  now: number;
  before: number | undefined;
  currency: string;
  /** For more, for less, and for no change. */
  words: readonly [(amount: string) => string, (amount: string) => string, string];
}

function Change({ now, before, currency, words }: ChangeProps): ReactNode {
  const { money } = useFormat();
  if (before === undefined) return null;
  const amount = money(Math.abs(now - before), currency);
  const [more, less, same] = words;
  // Compared as written, so that binary noise is no change.
  const text = amount === money(0, currency) ? same : (now > before ? more : less)(amount);
  return <p className="ek-cost-change">{text}</p>;
}
