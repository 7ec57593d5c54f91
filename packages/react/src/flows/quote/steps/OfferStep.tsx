"use client";
import type { ReactNode } from "react";
import { Loaded } from "../../shared/Loaded.tsx";
import { useQuote } from "../../../hooks/useGroupQuote.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { pageSize } from "../../../components/QuoteSummary/EmployeeTable.tsx";
import { QuoteSummary } from "../../../components/QuoteSummary/QuoteSummary.tsx";
import { useEmployer, useGroups } from "../../../hooks/useGroups.ts";
import { CoveredFrom } from "./CoveredFrom.tsx";
import { Replaced } from "./Replaced.tsx";
import { OpenQuotes } from "./OpenQuotes.tsx";
import { DueBy } from "../../shared/DueBy.tsx";
import { useLocalDay } from "../../shared/useLocalDay.ts";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { Decline } from "../../shared/Decline.tsx";
import { useEnrolkit } from "../../../provider/context.ts";
import type { QuoteFlowState } from "../useQuoteFlow.ts";
import { useQuoteMessages } from "../../../messages/hooks.ts";

const shapes = ["panel", "panel"] as const;
/** What the insurer asks, for each employee and in all, until when, and what can be done with it. */
export function OfferStep({ flow }: { flow: QuoteFlowState }): ReactNode {
  const { intent, plans, insurerNames } = flow;
  const { offer, agree } = useQuoteMessages();
  const quote = useQuote(intent.id);
  const groups = useGroups().data ?? [];
  const { client } = useEnrolkit();
  const readEmployees = async (group_id: string, page: number) => {
    const params = { group_quote_intent_id: intent.id };
    const query = { group_id, page, page_size: pageSize };
    return (await client.call("ListQuotedEmployees", { params, query })).items;
  };
  const day = useLocalDay(useEmployer(intent.employer_id).data);
  return (
    <FlowPage
      flow={flow}
      step="quote"
      title={offer.title(insurerNames)}
      actions={
        // They come with the figures, or would jump when those do.
        quote.data !== undefined && (
          <>
            <Button kind="primary" onClick={() => flow.goTo("consents")}>
              {offer.next}
            </Button>
            <Decline flow={flow} />
          </>
        )
      }
    >
      <p className="ek-text">{agree.intro}</p>
      <Replaced intent={intent} />
      <Loaded of={quote} shapes={shapes}>
        {(value) => (
          <>
            <CoveredFrom employerId={intent.employer_id} startsOn={value.starts_on} />
            <QuoteSummary quote={value} plans={plans} groups={groups} onEmployees={readEmployees} />
            <OpenQuotes flow={flow} quote={value} />
          </>
        )}
      </Loaded>
      <DueBy dueBy={quote.data?.expires_at} day={day} title={offer.deadline} id={intent.id} />
    </FlowPage>
  );
}
