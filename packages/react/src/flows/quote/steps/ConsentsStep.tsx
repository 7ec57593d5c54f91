"use client";
import { type ReactNode, useRef, useState } from "react";
import { ConsentStatements } from "../../../components/ConsentStatements/ConsentStatements.tsx";
import { useQuote } from "../../../hooks/useGroupQuote.ts";
import { useFormat, useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { CheckboxCards } from "../../../primitives/Choices/CheckboxCards.tsx";
import { ErrorSummary } from "../../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useEnrolkit } from "../../../provider/context.ts";
import { FlowDisclosures } from "../../shared/FlowDisclosures.tsx";
import { Loaded } from "../../shared/Loaded.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { Decline } from "../../shared/Decline.tsx";
import { QuoteFacts } from "./QuoteFacts.tsx";
import { QuoteSum } from "./QuoteSum.tsx";
import { Replaced } from "./Replaced.tsx";
import { RejectedConsents, isAboutConsents } from "./RejectedConsents.tsx";
import type { QuoteFlowState } from "../useQuoteFlow.ts";

/** What the law and the insurer say, then what is agreed to, each statement by itself, and one button that says so. */
export function ConsentsStep({ flow }: { flow: QuoteFlowState }): ReactNode {
  const { intent, draft, updateDraft, ticks, accept, commit, isBusy, failure } = flow;
  const { action } = useMessages();
  const { agree } = useQuoteMessages();
  const format = useFormat();
  const { report } = useEnrolkit();
  const quote = useQuote(intent.id);
  const firstOpen = useRef<HTMLInputElement>(null);
  const [attempt, setAttempt] = useState(0);

  const isMissing = attempt > 0 && ticks.open > 0;
  const consentError = isAboutConsents(failure?.error) ? failure.error : null;
  const enrol = draft.enrol ?? false;

  function acceptNow(): void {
    setAttempt(attempt + 1);
    if (ticks.open > 0) return;
    setAttempt(0);
    void commit(
      () => accept.mutateAsync({ consent_approvals: ticks.approvals(), create_enrolment_intents: enrol }),
      {
        kind: "accept",
        step: "check",
        intent_id: intent.id,
        statement_ids: ticks.ids,
        create_enrolment_intents: enrol,
      },
    );
  }

  return (
    <FlowPage
      flow={consentError ? { ...flow, failure: null } : flow}
      step="consents"
      title={agree.title}
      aside={<QuoteSum quote={quote} />}
      actions={
        <>
          <Button kind="primary" busy={isBusy} onClick={acceptNow}>
            {ticks.open > 0
              ? agree.open(format.count(ticks.open))
              : quote.data
                ? agree.accept(format.date(quote.data.starts_on))
                : agree.title}
          </Button>
          <Button onClick={() => flow.goTo("quote")}>{action.back}</Button>
          <Decline flow={flow} />
        </>
      }
    >
      <p className="ek-text">{agree.intro}</p>
      <RejectedConsents error={consentError} />
      <ErrorSummary
        problems={isMissing ? [{ message: agree.missing, target: () => firstOpen.current }] : []}
        attempt={attempt}
      />
      <Loaded of={quote} shapes={["panel"]}>
        {(value) => <QuoteFacts quote={value} plans={flow.plans} />}
      </Loaded>
      <FlowDisclosures disclosures={intent.disclosures}>
        <ConsentStatements
          statements={intent.consent_links}
          value={ticks.ids}
          onChange={ticks.change}
          problem={isMissing ? agree.missing : undefined}
          inputRef={firstOpen}
          onError={({ statement, problem }) => report(new Error(`Statement ${statement.id}: ${problem}`))}
        />
      </FlowDisclosures>
      <CheckboxCards
        legend={agree.enrol}
        values={enrol ? ["enrol"] : []}
        onChange={(values) => updateDraft({ enrol: values.length > 0 })}
        options={[{ value: "enrol", label: agree.enrolNow, description: agree.enrolHint }]}
      />
      <Replaced intent={intent} />
    </FlowPage>
  );
}
