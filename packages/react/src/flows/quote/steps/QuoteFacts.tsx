"use client";
import type { Plan, Quote } from "@enrolkit/types";
import { firstYearEnd, narrowCoverage } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { ChosenList } from "../../../components/ChosenCover/ChosenList.tsx";
import { Sums } from "../../../components/QuoteSummary/Sums.tsx";
import { useGroups } from "../../../hooks/useGroups.ts";
import { useFormat, useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { sharingSentence } from "../../../messages/sharing-sentence.ts";
import { Card } from "../../../primitives/Card/Card.tsx";
import { Details } from "../../../primitives/Details/Details.tsx";
import { SummaryList } from "../../../primitives/SummaryList/SummaryList.tsx";
import { Isolated, Name } from "../../../text/Isolated.tsx";
import { Heading } from "../../../theme/heading-level.tsx";

interface QuoteFactsProps {
  quote: Quote;
  plans: readonly Plan[];
}

/**
 * What statements speak of: which plan for which group, how many, for which year, who pays what, and what was chosen for the
 * group, which opens.
 */
export function QuoteFacts({ quote, plans }: QuoteFactsProps): ReactNode {
  const { plan, action } = useMessages();
  const texts = useQuoteMessages();
  const format = useFormat();
  const groups = useGroups().data ?? [];
  const nameOf = (wanted: string): string => groups.find(({ id }) => id === wanted)?.name ?? "";
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
                    <Isolated>{nameOf(group_id)}</Isolated>
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
            ...(levels.length > 1
              ? [{ id: "count", label: texts.quote.count, value: format.number(quote.employee_count) }]
              : []),
            { id: "starts", label: texts.quote.starts, value: format.date(quote.starts_on) },
            { id: "ends", label: plan.ends, value: format.date(firstYearEnd(quote.starts_on)) },
            {
              id: "you",
              label: texts.quote.you,
              value: <Sums amount={quote.employer_monthly_cost} currency={quote.currency} />,
            },
          ]}
        />
        {levels.map(({ group_id, plan_id, coverage_selections }) => {
          const { coverage_configurations = [] } = plans.find(({ id }) => id === plan_id) ?? {};
          const chosen = narrowCoverage(coverage_configurations, coverage_selections ?? []);
          const { cover } = texts.quote;
          return (
            chosen && (
              <Details
                key={group_id}
                summary={levels.length > 1 ? action.about(cover, nameOf(group_id)) : cover}
              >
                <ChosenList coverages={chosen} />
              </Details>
            )
          );
        })}
      </Card>
    </div>
  );
}
