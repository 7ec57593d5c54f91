"use client";
import type { Plan, QuotedEmployee, QuotedLevel } from "@enrolkit/types";
import { narrowCoverage } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { useFormat, useMessages, useQuoteMessages } from "../../messages/hooks.ts";
import { sharingSentence } from "../../messages/sharing-sentence.ts";
import { Card } from "../../primitives/Card/Card.tsx";
import { SummaryList } from "../../primitives/SummaryList/SummaryList.tsx";
import { Isolated, Name } from "../../text/Isolated.tsx";
import { Heading } from "../../theme/heading-level.tsx";
import { ChosenList } from "../ChosenCover/ChosenList.tsx";
import { EmployeeTable } from "./EmployeeTable.tsx";
import { ShareLines, sharesOf } from "./ShareLines.tsx";

/** What of a plan the quote names. */
export type PlanToSummarise = Pick<Plan, "id" | "name" | "tax" | "coverage_configurations">;

interface QuotedLevelSummaryProps {
  level: QuotedLevel;
  currency: string;
  groupName: string;
  planName: string;
  plan: PlanToSummarise | undefined;
  /** The sums of this group are not those of the whole quote. */
  summed: boolean;
  onEmployees: ((groupId: string, page: number) => Promise<readonly QuotedEmployee[]>) | undefined;
}

/** One group of a quote: its plan and terms, what it costs in all and for each employee. */
export function QuotedLevelSummary(props: QuotedLevelSummaryProps): ReactNode {
  const { level, currency, groupName, planName, plan, summed, onEmployees } = props;
  const { action } = useMessages();
  const texts = useQuoteMessages();
  const format = useFormat();
  const chosen = narrowCoverage(plan?.coverage_configurations ?? [], level.coverage_selections ?? []);
  return (
    <Card>
      <div className="ek-quoted-head">
        <Heading size="part">
          <Isolated>{groupName}</Isolated>
        </Heading>
        <p className="ek-quiet">
          <Name>{planName}</Name>
          <span className="ek-plain">
            {` · ${texts.levels.employees(format.count(level.employee_count))}`}
          </span>
        </p>
      </div>
      <SummaryList
        rows={[
          {
            id: "sharing",
            label: texts.quote.sharing,
            value: (
              <div className="ek-stack" data-ek-gap="small">
                <p className="ek-text">{sharingSentence(level.cost_sharing, currency, texts, format)}</p>
                {summed && (
                  <ShareLines
                    shares={sharesOf(level, currency)}
                    taxed={level.monthly_premium}
                    currency={currency}
                    taxName={plan?.tax.name}
                  />
                )}
              </div>
            ),
          },
          ...(chosen?.length
            ? [{ id: "cover", label: texts.quote.cover, value: <ChosenList coverages={chosen} /> }]
            : []),
        ]}
      />
      {level.employees.length > 0 ? (
        <EmployeeTable
          employees={level.employees}
          count={level.employee_count}
          onRead={onEmployees && ((page) => onEmployees(level.group_id, page))}
          caption={action.about(texts.quote.each, groupName)}
        />
      ) : (
        <p className="ek-quiet">{texts.quote.noEmployees}</p>
      )}
    </Card>
  );
}
