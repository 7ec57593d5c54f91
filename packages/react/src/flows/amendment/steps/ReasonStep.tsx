"use client";
import type { QualifyingLifeEvent } from "@enrolkit/types";
import { type ReactNode, useRef, useState } from "react";
import { useAmendmentMessages, useFormat, useMessages } from "../../../messages/hooks.ts";
import { messageFor } from "../../../messages/messages.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import type { ChoiceOption } from "../../../primitives/Choices/Choice.tsx";
import { RadioCards } from "../../../primitives/Choices/RadioCards.tsx";
import { ErrorSummary } from "../../../primitives/ErrorSummary/ErrorSummary.tsx";
import { ChooseAgain } from "../../shared/ChooseAgain.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { eventsFor } from "../life-events.ts";
import type { AmendmentRequestState } from "../useAmendmentRequest.ts";

/** What happened, as a question in plain words; nothing special has to have, in the initial adjustment period. */
export function ReasonStep({ flow }: { flow: AmendmentRequestState }): ReactNode {
  const { inForce, draft, updateDraft, change, isAdjustable, send, isBusy } = flow;
  const { action } = useMessages();
  const { reason: texts, event } = useAmendmentMessages();
  const format = useFormat();
  const control = useRef<HTMLInputElement>(null);
  const [attempt, setAttempt] = useState(0);
  const { reason } = draft;
  const { shown, more } = eventsFor(change);
  const isMore = draft.group === "more" || more.some((one) => one === reason);
  const isMissing = attempt > 0 && reason === undefined;

  const examples = shown.map((value): ChoiceOption => ({ value, label: messageFor(event, value) }));
  const others: ChoiceOption = {
    value: "more",
    label: texts.more,
    nested: <Events flow={flow} events={more} error={isMissing ? texts.missing : undefined} />,
  };
  const freely: ChoiceOption = {
    value: "none",
    label: texts.none,
    description: texts.noneHint(format.date(inForce.policy.adjustable_until)),
  };

  function choose(value: string): void {
    if (value === "more") updateDraft({ group: "more", reason: undefined });
    else updateDraft({ group: undefined, reason: value as QualifyingLifeEvent | "none" });
  }

  function goOn(): void {
    setAttempt(attempt + 1);
    if (reason === "none") send();
    else if (reason !== undefined) updateDraft({ at: "when" });
  }

  return (
    <FlowPage
      flow={flow}
      step="reason"
      title={texts[change]}
      onEnter={goOn}
      actions={
        <>
          <Button kind="primary" busy={isBusy} onClick={goOn}>
            {action.continue}
          </Button>
          <Button onClick={() => updateDraft({ at: "opening" })}>{action.back}</Button>
        </>
      }
    >
      <ChooseAgain texts={flow.isNoLongerFree ? [texts.noLongerFree] : []} />
      <ErrorSummary
        problems={isMissing ? [{ message: texts.missing, target: () => control.current }] : []}
        attempt={attempt}
      />
      <RadioCards
        legend={texts[change]}
        legendHidden
        options={[...(isAdjustable ? [freely] : []), ...examples, ...(more.length > 0 ? [others] : [])]}
        value={isMore ? "more" : (reason ?? null)}
        onChange={choose}
        error={isMissing && !isMore ? texts.missing : undefined}
        inputRef={control}
      />
    </FlowPage>
  );
}

interface EventsProps {
  flow: AmendmentRequestState;
  events: readonly QualifyingLifeEvent[];
  error: string | undefined;
}

function Events({ flow, events, error }: EventsProps): ReactNode {
  const { draft, updateDraft } = flow;
  const { reason: texts, event } = useAmendmentMessages();
  return (
    <RadioCards
      legend={texts.which}
      options={events.map((value) => ({ value, label: messageFor(event, value) }))}
      value={draft.reason ?? null}
      onChange={(value) => updateDraft({ reason: value as QualifyingLifeEvent })}
      error={error}
    />
  );
}
