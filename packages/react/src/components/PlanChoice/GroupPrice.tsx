"use client";
import type { ReactNode } from "react";
import { useFormat, useMessages, useQuoteMessages } from "../../messages/hooks.ts";
import { MonthlyMoney } from "../../text/Money.tsx";
import { ShareBar } from "../CostPreview/ShareBar.tsx";
import type { LevelToPrice } from "../QuoteSummary/level-to-price.ts";
import { priceForGroup } from "../QuoteSummary/price-for-group.ts";
import { sharesOf } from "../QuoteSummary/ShareLines.tsx";

/** What a plan costs for a group: the company's part large, the employees' beside it. */
export function GroupPrice({ level }: { level: LevelToPrice }): ReactNode {
  const { action, price } = useMessages();
  const { quote } = useQuoteMessages();
  const format = useFormat();
  const { currency } = level.plan;
  const shares = sharesOf(priceForGroup(level), currency);
  return (
    <div className="ek-stack" data-ek-gap="small">
      <p className="ek-strong">
        {level.selections?.length ? (
          price.from(format.money(shares.employer, currency))
        ) : (
          <MonthlyMoney amount={shares.employer} currency={currency} />
        )}
      </p>
      <ShareBar employer={shares.employer} total={shares.total} />
      <p className="ek-quiet">{action.about(quote.employees, format.money(shares.employees, currency))}</p>
    </div>
  );
}
