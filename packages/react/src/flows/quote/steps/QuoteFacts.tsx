"use client";
import type { Plan, Quote } from "@enrolkit/types";
import type { ReactNode } from "react";
import { Sums } from "../../../components/QuoteSummary/Sums.tsx";
import { useGroups } from "../../../hooks/useGroups.ts";
import { useFormat, useQuoteMessages } from "../../../messages/hooks.ts";
import { sharingSentence } from "../../../messages/sharing-sentence.ts";
import { Card } from "../../../primitives/Card/Card.tsx";
import { SummaryList } from "../../../primitives/SummaryList/SummaryList.tsx";
import { Isolated, Name } from "../../../text/Isolated.tsx";
import { Heading } from "../../../theme/heading-level.tsx";

interface QuoteFactsProps {
  quote: Quote;
  plans: readonly Plan[];
}

/** The figures that statements speak of: which plan for which group, how many, from when, who pays what. */
export function QuoteFacts({ quote, plans }: QuoteFactsProps): ReactNode {
  const texts = useQuoteMessages();
  const format = useFormat();
  const groups = useGroups().data ?? [];
  const levels = quote.items.flatMap((item) => item.levels);
  return (
    <div className="ek-stack" data-ek-gap="medium">
      <Heading>{texts.agree.facts}</Heading>
      <Card>
        <SummaryList
          rows={[
            ...levels.flatMap(({ group_id, plan_id, employee_count, cost_sharing }) => [
              {
                id: `group ${group_id}`,
                label: texts.checking.group,
                value: (
                  <>
                    <Isolated>{groups.find(({ id }) => id === group_id)?.name}</Isolated>
                    <span className="ek-plain">
                      {` · ${texts.levels.employees(format.count(employee_count))}`}
                    </span>
                  </>
                ),
              },
              {
                id: `plan ${group_id}`,
                label: texts.checking.plan,
                value: <Name>{plans.find(({ id }) => id === plan_id)?.name}</Name>,
              },
              {
                id: `sharing ${group_id}`,
                label: texts.quote.sharing,
                value: sharingSentence(cost_sharing, quote.currency, texts, format),
              },
            ]),
            { id: "count", label: texts.quote.count, value: format.number(quote.employee_count) },
            { id: "starts", label: texts.quote.starts, value: format.date(quote.starts_on) },
            {
              id: "you",
              label: texts.quote.you,
              value: <Sums amount={quote.employer_monthly_cost} currency={quote.currency} />,
            },
          ]}
        />
      </Card>
    </div>
  );
}
