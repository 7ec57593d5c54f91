"use client";
import type { Group, Quote, QuotedEmployee } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useQuoteMessages } from "../../messages/hooks.ts";
import { PrintButton } from "../../primitives/PrintButton/PrintButton.tsx";
import { calendar } from "../../primitives/Icon/drawings.ts";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Isolated } from "../../text/Isolated.tsx";
import { MonthlyMoney } from "../../text/Money.tsx";
import { Heading, Section } from "../../theme/heading-level.tsx";
import { ShareBar } from "../CostPreview/ShareBar.tsx";
import { type PlanToSummarise, QuotedLevelSummary } from "./QuotedLevelSummary.tsx";
import { ShareLines, sharesOf } from "./ShareLines.tsx";
import { Yearly } from "./Sums.tsx";
import { QuoteRoot } from "../PartRoot/PartRoot.tsx";

export interface QuoteSummaryProps {
  /** As the insurer made it. */
  quote: Quote;
  /** Those that it is for, for their names. */
  plans: readonly PlanToSummarise[];
  /** Those that it is for, for their names. */
  groups: readonly Pick<Group, "id" | "name">[];
  /**
   * Reads a page of the employees of a group, from 1, a hundred each (`ListQuotedEmployees`): a quote lists only its first
   * hundred. Without it the others are counted.
   */
  onEmployees?: ((groupId: string, page: number) => Promise<readonly QuotedEmployee[]>) | undefined;
  /** Prints the page. A page that prints differently gives its own; null leaves the button away. */
  onPrint?: (() => void) | null | undefined;
}

/** A quote: in all, for each group and for each employee by name, and until when it is valid. */
export function QuoteSummary(props: QuoteSummaryProps): ReactNode {
  return (
    <QuoteRoot shapes={["title", "panel", "panel"]}>
      <Summary {...props} />
    </QuoteRoot>
  );
}

function Summary(props: QuoteSummaryProps): ReactNode {
  const { quote, plans, groups, onEmployees, onPrint } = props;
  const { quote: texts } = useQuoteMessages();
  const format = useFormat();
  const { currency } = quote;
  const levels = quote.items.flatMap((item) => item.levels);
  const shares = sharesOf(quote, currency);
  const nameOf = (items: readonly { id: string; name: string }[], wanted: string): string =>
    items.find(({ id }) => id === wanted)?.name ?? wanted;
  const [plan, ...others] = plans.filter(({ id }) => levels.some(({ plan_id }) => plan_id === id));
  return (
    <section className="ek-quote">
      <div className="ek-summary-head">
        <Heading>{texts.title}</Heading>
        <PrintButton onPrint={onPrint} />
      </div>
      <div className="ek-quote-all">
        <div className="ek-quote-you">
          <p className="ek-quote-label">{texts.you}</p>
          <p className="ek-quote-amount">
            <MonthlyMoney amount={shares.employer} currency={currency} />
          </p>
          <p className="ek-quiet">
            <Yearly amount={shares.employer} currency={currency} />
          </p>
          <ShareBar employer={shares.employer} total={shares.total} />
          <p className="ek-quote-valid">
            <Icon path={calendar} />
            <Isolated>{texts.valid(format.day(quote.expires_at))}</Isolated>
          </p>
          <dl className="ek-quote-facts">
            {[
              [texts.starts, format.date(quote.starts_on)],
              [texts.count, format.number(quote.employee_count)],
              [texts.made, format.date(quote.generated_at)],
            ].map(([name, value]) => (
              <div className="ek-plain" key={name}>
                <dt className="ek-quiet">{name}</dt>
                <dd className="ek-quote-value">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
        <ShareLines
          shares={shares}
          taxed={quote.monthly_premium}
          currency={currency}
          taxName={others.length > 0 ? undefined : plan?.tax.name}
        />
      </div>
      <p className="ek-text">{texts.late(format.date(quote.starts_on))}</p>
      <p className="ek-text">{texts.note}</p>
      <Section>
        {levels.map((level) => (
          <QuotedLevelSummary
            key={level.group_id}
            level={level}
            currency={currency}
            groupName={nameOf(groups, level.group_id)}
            planName={nameOf(plans, level.plan_id)}
            plan={plans.find(({ id }) => id === level.plan_id)}
            summed={levels.length > 1 && level.employee_count > 0}
            onEmployees={onEmployees}
          />
        ))}
      </Section>
    </section>
  );
}
