"use client";
import { deadlineDate } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { beginLower } from "../../../messages/begin-lower.ts";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { messageFor } from "../../../messages/messages.ts";
import { Isolated } from "../../../text/Isolated.tsx";
import { MessagePage } from "../../shared/FlowPage.tsx";
import { earliestStart } from "../enrolment-intent.ts";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";

interface StepProps {
  flow: EnrolmentFlowState;
}

/** It opens on a later day, by itself. */
export function ScheduledStep({ flow }: StepProps): ReactNode {
  const { title, later, body, date } = useMessages().scheduled;
  const format = useFormat();
  const { opens_on } = flow.intent;
  return (
    <MessagePage
      flow={flow}
      title={opens_on === undefined ? later : title(format.date(opens_on))}
      says={[body, date(format.date(earliestStart(flow.intent)))]}
    />
  );
}

/** Why not: the limit of an age, else in the service's own words; and who knows more. */
export function IneligibleStep({ flow }: StepProps): ReactNode {
  const { title, tooOld, tooYoung, ask } = useMessages().ineligible;
  const { count } = useFormat();
  const { code, reason, age } = flow.intent.ineligibility_reason ?? {};
  const limit = code === "employee_above_maximum_age" ? tooOld : tooYoung;
  return (
    <MessagePage flow={flow} title={title} says={[ask]}>
      <p className="ek-text">
        <Isolated>{age === undefined ? reason : limit(count(age))}</Isolated>
      </p>
    </MessagePage>
  );
}

/** The insurer said no. */
export function RejectedStep({ flow }: StepProps): ReactNode {
  const { title, body, call } = useMessages().rejected;
  return <MessagePage flow={flow} title={title} says={[body]} call={call} />;
}

/** Declined, too late for a day that is named, or ended by something else. */
export function NotUndertakenStep({ flow }: StepProps): ReactNode {
  const { not_undertaken: texts, benefit } = useMessages();
  const format = useFormat();
  const { ended_by, missed_due_by, policy_enrolments } = flow.intent;
  const names = policy_enrolments.map(({ type }) => messageFor(benefit, type));
  const declined = format.list(names.map((name, at) => (at === 0 ? name : beginLower(name, format.locale))));
  if (ended_by === "reject")
    return <MessagePage flow={flow} title={texts.declined} says={[declined, texts.declinedBody]} />;
  if (ended_by === "deadline") {
    const day = missed_due_by === undefined ? [] : [texts.missedOn(format.day(deadlineDate(missed_due_by)))];
    return <MessagePage flow={flow} title={texts.missed} says={[...day, texts.missedBody]} />;
  }
  return <MessagePage flow={flow} title={texts.title} says={[texts.body]} />;
}

/** A state that this version does not know. */
export function UnknownStep({ flow }: StepProps): ReactNode {
  const { title, body } = useMessages().unknown;
  return <MessagePage flow={flow} title={title} call={body} />;
}
