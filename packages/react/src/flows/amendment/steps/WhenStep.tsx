"use client";
import { addDays } from "@enrolkit/rules";
import { type ReactNode, useState } from "react";
import { useAmendmentMessages, useFormat, useMessages } from "../../../messages/hooks.ts";
import { messageFor } from "../../../messages/messages.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { DateFields } from "../../../primitives/DateFields/DateFields.tsx";
import { useDateHint } from "../../../primitives/DateFields/useDateHint.ts";
import { ErrorSummary, type FieldProblem } from "../../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../../primitives/ErrorSummary/useFieldRefs.ts";
import { TextField } from "../../../primitives/TextField/TextField.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { effectiveDateText } from "../effective-date-text.ts";
import { useBenefitName } from "../useBenefitName.ts";
import type { AmendmentRequestState } from "../useAmendmentRequest.ts";
import { checkEventDate, type EventDateCheck } from "../event-date.ts";

/** When it happened, and what that means: until when a change can be requested, and when it would take effect. */
export function WhenStep({ flow }: { flow: AmendmentRequestState }): ReactNode {
  const { inForce, draft, updateDraft, change, closedOn, send, isBusy } = flow;
  const { action } = useMessages();
  const { when: texts, whenIt, event } = useAmendmentMessages();
  const format = useFormat();
  const benefit = useBenefitName(inForce);
  const { refFor, targetOf } = useFieldRefs();
  const [attempt, setAttempt] = useState(0);
  const reason = draft.reason === undefined || draft.reason === "none" ? "other_change" : draft.reason;
  const date = draft.date ?? "";
  const when: EventDateCheck =
    closedOn === null ? checkEventDate(reason, date, inForce) : { kind: "closed", closesOn: closedOn };
  const inWords = wordsOf(when);
  const wrongDate = when.kind === "open" || (when.kind === "unknown" && attempt === 0) ? undefined : inWords;
  const noWords =
    attempt > 0 && reason === "other_change" && !draft.words?.trim() ? texts.noWords : undefined;
  const problems: FieldProblem[] = [
    ...(wrongDate === undefined ? [] : [{ message: wrongDate, target: targetOf("date") }]),
    ...(noWords === undefined ? [] : [{ message: noWords, target: targetOf("words") }]),
  ];

  function wordsOf(day: EventDateCheck): string {
    if (day.kind === "unknown") return texts.notReal;
    if (day.kind === "early") return texts.early(format.date(day.opensOn));
    if (day.kind === "after_end") return texts.afterEnd(format.date(day.endsOn));
    if (day.kind === "closed") return texts.closed(format.date(day.closesOn));
    return texts.open(format.date(day.closesOn));
  }

  function goOn(): void {
    setAttempt(attempt + 1);
    if (when.kind === "open" && (reason !== "other_change" || draft.words?.trim())) send();
  }

  return (
    <FlowPage
      flow={flow}
      step="reason"
      title={messageFor(whenIt, reason)}
      onEnter={goOn}
      actions={
        <>
          <Button kind="primary" busy={isBusy} onClick={goOn}>
            {action.continue}
          </Button>
          <Button onClick={() => updateDraft({ at: "reason" })}>{action.back}</Button>
        </>
      }
    >
      <p className="ek-lead">{messageFor(event, reason)}</p>
      <ErrorSummary problems={attempt > 0 ? problems : []} attempt={attempt} />
      {reason === "other_change" && (
        <TextField
          label={texts.words}
          value={draft.words ?? ""}
          onChange={(words) => updateDraft({ words })}
          maxLength={1000}
          error={noWords}
          inputRef={refFor("words")}
        />
      )}
      <DateFields
        label={texts.date}
        hint={useDateHint(addDays(inForce.today, -10))}
        value={date}
        onChange={(value) => {
          updateDraft({ date: value });
        }}
        error={wrongDate}
        inputRef={refFor("date")}
      />
      <output form="" className="ek-stack" data-ek-gap="small">
        {when.kind === "open" && (
          <>
            <span className="ek-text">{inWords}</span>
            <span className="ek-text ek-strong">
              {effectiveDateText(texts, format, change, when.effectiveFrom, { ...inForce, benefit })}
            </span>
          </>
        )}
      </output>
    </FlowPage>
  );
}
