"use client";
import type { PurchasedLevel as Level } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useMessages, useQuoteMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import { sharingSentence } from "../../messages/sharing-sentence.ts";
import { Card } from "../../primitives/Card/Card.tsx";
import { SummaryList } from "../../primitives/SummaryList/SummaryList.tsx";
import { Isolated, Name } from "../../text/Isolated.tsx";
import { Sums } from "../QuoteSummary/Sums.tsx";

interface PurchasedLevelProps {
  level: Level;
  currency: string;
  /** The sum of this group is not that of the whole receipt. */
  summed: boolean;
}

/** What was bought for one group, by the names of that day. */
export function PurchasedLevel({ level, currency, summed }: PurchasedLevelProps): ReactNode {
  const { benefit, plan } = useMessages();
  const texts = useQuoteMessages();
  const format = useFormat();
  return (
    <Card>
      <SummaryList
        rows={[
          {
            id: "plan",
            label: texts.checking.plan,
            value: (
              <>
                <Name>{level.plan_name}</Name>{" "}
                <span className="ek-quiet">{plan.by(format.isolate(level.provider_name))}</span>
              </>
            ),
          },
          { id: "benefit", label: texts.receipt.benefit, value: messageFor(benefit, level.benefit_type) },
          {
            id: "group",
            label: texts.checking.group,
            value: (
              <>
                <Isolated>{level.group_name}</Isolated>
                <span className="ek-plain">{` · ${texts.levels.employees(format.count(level.employee_count))}`}</span>
              </>
            ),
          },
          {
            id: "sharing",
            label: texts.quote.sharing,
            value: sharingSentence(level.cost_sharing, currency, texts, format),
          },
          ...level.cover.map(({ name, options }, index) => ({
            id: `cover ${index}`,
            label: name,
            value: <Isolated>{format.list(innermost(options))}</Isolated>,
          })),
          ...(summed
            ? [
                {
                  id: "you",
                  label: texts.quote.you,
                  value: <Sums amount={level.employer_monthly_cost} currency={currency} />,
                },
              ]
            : []),
        ]}
      />
    </Card>
  );
}

/** Without those that another one says with what was chosen below them, as `Parent: option`. */
function innermost(options: readonly string[]): string[] {
  return options.filter((name) => !options.some((other) => other.startsWith(`${name}: `)));
}
