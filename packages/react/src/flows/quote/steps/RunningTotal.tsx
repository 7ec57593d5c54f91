"use client";
import { fromMinor, toMinor } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { completedSelections } from "../../../components/QuoteLevels/completed-selections.ts";
import { priceForGroup } from "../../../components/QuoteSummary/price-for-group.ts";
import { sharesOf } from "../../../components/QuoteSummary/ShareLines.tsx";
import { Sums } from "../../../components/QuoteSummary/Sums.tsx";
import { useFormat, useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { Card } from "../../../primitives/Card/Card.tsx";
import { Isolated } from "../../../text/Isolated.tsx";
import { Money } from "../../../text/Money.tsx";
import type { NewQuoteState } from "../useNewQuote.ts";

/**
 * What the company would pay for what is chosen so far, group by group, with the least of what must still be chosen, as
 * plans are compared; nothing before there is a price.
 */
export function RunningTotal({ flow }: { flow: NewQuoteState }): ReactNode {
  const { action, price } = useMessages();
  const { quote, choosing } = useQuoteMessages();
  const format = useFormat();
  const { levels, offer } = flow;
  const priced = levels.flatMap(({ group_id, plan_id, cost_sharing, coverage_selections }) => {
    const plan = offer.plans.find(({ id }) => id === plan_id);
    const group = offer.groups.find(({ id }) => id === group_id);
    if (!plan || !group || cost_sharing === null) return [];
    const { selections, isOpen } = completedSelections(
      plan.coverage_configurations,
      flow.factsOf(group_id),
      coverage_selections ?? [],
    );
    const level = {
      plan,
      employeeCount: group.employee_count,
      costSharing: cost_sharing,
      selections,
      startsOn: flow.firstDay,
    };
    const shares = sharesOf(priceForGroup(level), plan.currency);
    return [{ group, currency: plan.currency, shares, isOpen }];
  });
  const [first] = priced;
  if (first === undefined) return null;
  const { currency } = first;
  const sum = (side: "employer" | "employees"): number =>
    fromMinor(
      priced.reduce((total, { shares }) => total + toMinor(shares[side], currency), 0),
      currency,
    );
  return (
    <Card>
      <div className="ek-stack" data-ek-gap="small">
        <div className="ek-quote-line" data-ek-part="employer">
          <p className="ek-quote-label">{quote.you}</p>
          <output className="ek-strong" form="">
            {priced.some(({ isOpen }) => isOpen) ? (
              <Isolated>{price.from(format.money(sum("employer"), currency))}</Isolated>
            ) : (
              <Sums amount={sum("employer")} currency={currency} />
            )}
          </output>
        </div>
        <div className="ek-running-more">
          <p className="ek-quiet">
            {action.about(quote.employees, format.money(sum("employees"), currency))}
          </p>
          {priced.length > 1 && (
            <dl className="ek-plain">
              {priced.map(({ group, shares }) => (
                <div className="ek-quote-line" key={group.id}>
                  <dt className="ek-plain">
                    <Isolated>{group.name}</Isolated>
                  </dt>
                  <dd className="ek-plain">
                    <Money amount={shares.employer} currency={currency} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <p className="ek-quiet">{choosing.estimate}</p>
        </div>
      </div>
    </Card>
  );
}
