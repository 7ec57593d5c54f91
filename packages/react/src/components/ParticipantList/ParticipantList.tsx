"use client";
import type { Participant, ParticipationState } from "@enrolkit/types";
import { type ReactNode, useRef } from "react";
import type { ReminderFacts } from "../../cost/reminder-facts.ts";
import { useFormat, useMessages, useParticipationMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Notice } from "../../primitives/Notice/Notice.tsx";
import { Isolated, Name } from "../../text/Isolated.tsx";
import { retainFocus } from "../../theme/move-focus.ts";
import { ParticipationRoot } from "../PartRoot/PartRoot.tsx";
import { daysLeft } from "./days-left.ts";
import { CopyReminder } from "./Reminder.tsx";
import { StartAll } from "./StartAll.tsx";
import { useHostAction } from "./useHostAction.ts";

export interface ParticipantListProps {
  /** Employees, as the service lists them. */
  participants: readonly Participant[];
  /** The service's now. */
  now: Date;
  /**
   * Starts an enrolment for an employee who has none to act on: first, or again after a missed deadline or a decline. Resolves
   * once it has started. No button when absent.
   */
  onStartEnrolment?: ((participant: Participant) => unknown) | undefined;
  /** Called with those whose enrolment was started: to say so, and to read the list again, which they leave. */
  onStarted?: ((participants: readonly Participant[]) => unknown) | undefined;
  /** Sends a reminder, and resolves once it is sent. Without it there is a text to copy. */
  onRemind?: ((participant: Participant) => unknown) | undefined;
  /** Where employees choose: named in the reminder that is copied. */
  reminderUrl?: string | undefined;
  /** What the reminder that is copied says of the offer (`useReminderFacts`); null where it is not known. */
  factsOf?: ((participant: Participant) => ReminderFacts | null) | undefined;
  /** Whether these are all of their state: a reminder for all can be copied, and enrolments started for all at once. */
  isWhole?: boolean | undefined;
  /** What is said below a name, such as the group. */
  noteOf?: ((participant: Participant) => string) | undefined;
}

/** Employees by name, each with the deadline and what can be done next. */
export function ParticipantList(props: ParticipantListProps): ReactNode {
  return (
    <ParticipationRoot shapes={["person", "person"]}>
      <List {...props} />
    </ParticipationRoot>
  );
}

function List({ isWhole = false, ...props }: ParticipantListProps): ReactNode {
  const { participants, onRemind, onStartEnrolment, onStarted } = props;
  const { reminder: texts } = useParticipationMessages();
  const format = useFormat();
  const people = participants.map(asNamed);
  const reminderFor = useReminders(props);
  const areInvited = participants.every(({ state }) => state === "invited");
  const canCopyAll = isWhole && !onRemind && areInvited && participants.length > 1;
  return (
    <div className="ek-participants">
      {isWhole && onStartEnrolment && (
        <StartAll participants={participants} onStartEnrolment={onStartEnrolment} onStarted={onStarted} />
      )}
      {canCopyAll && <CopyReminder text={reminderFor(participants)} action={texts.copyAll} />}
      <ul className="ek-list">
        {participants.map((participant) => (
          <Row
            key={participant.employee_id}
            {...props}
            participant={participant}
            name={format.name(asNamed(participant), people)}
            reminder={reminderFor([participant])}
          />
        ))}
      </ul>
    </div>
  );
}

/** The states in which nothing waits for anyone: an enrolment can be started. */
const startable: Readonly<Partial<Record<ParticipationState, "start" | "again">>> = {
  not_invited: "start",
  deadline_missed: "again",
  declined: "again",
};

interface RowProps extends ParticipantListProps {
  participant: Participant;
  /** What they are called among the others. */
  name: string;
  reminder: string;
}

function Row(props: RowProps): ReactNode {
  const { participant, name, now, reminder, onStartEnrolment, onStarted, onRemind, noteOf } = props;
  const { action } = useMessages();
  const { participation: texts, reminder: reminderTexts } = useParticipationMessages();
  const row = useRef<HTMLLIElement>(null);
  const start = useHostAction(async () => {
    await onStartEnrolment?.(participant);
    await onStarted?.([participant]);
  });
  const remind = useHostAction(() => onRemind?.(participant));
  const kind = onStartEnrolment && startable[participant.state];
  const isInvited = participant.state === "invited";
  const about = (words: string): string => action.about(words, name);
  return (
    <li className="ek-participant" ref={row}>
      <div className="ek-participant-line">
        <div className="ek-plain">
          <p className="ek-strong">
            <Name>{name}</Name>
          </p>
          {noteOf && (
            <p className="ek-quiet">
              <Isolated>{noteOf(participant)}</Isolated>
            </p>
          )}
          {participant.due_by !== null && <Deadline dueBy={participant.due_by} now={now} />}
        </div>
        {kind && (
          <Button
            kind="quiet"
            busy={start.status === "busy"}
            label={about(texts[kind])}
            onClick={() => {
              // With another state, the row goes.
              retainFocus(row.current);
              start.run();
            }}
          >
            {texts[kind]}
          </Button>
        )}
        {isInvited &&
          (onRemind ? (
            <Button
              kind="quiet"
              busy={remind.status === "busy"}
              label={about(reminderTexts.send)}
              onClick={remind.run}
            >
              {reminderTexts.send}
            </Button>
          ) : (
            <CopyReminder text={reminder} action={reminderTexts.copy} label={about(reminderTexts.copy)} />
          ))}
      </div>
      {start.status === "failed" && <Notice live tone="error" title={texts.notStarted} />}
      {remind.status === "failed" && <Notice live tone="error" title={reminderTexts.notSent} />}
      {remind.status === "done" && <Notice live tone="success" title={reminderTexts.sent(name)} />}
    </li>
  );
}

function Deadline({ dueBy, now }: { dueBy: string; now: Date }): ReactNode {
  const { participation: texts } = useParticipationMessages();
  const format = useFormat();
  const { day, left } = daysLeft(dueBy, now);
  return (
    <p className="ek-participant-due" data-ek-urgency={left <= 3 ? "near" : undefined}>
      <span className="ek-plain">{texts.until(format.day(day))}</span>
      {left >= 0 && (
        <span className="ek-plain">{left === 0 ? texts.today : texts.left(format.count(left))}</span>
      )}
    </p>
  );
}

/**
 * Words a reminder: to one by first name, or to several; with a day where it is the same for all, who offers what, and what it
 * costs for the employee alone. Nothing about health.
 */
function useReminders({
  reminderUrl,
  factsOf,
}: ParticipantListProps): (participants: readonly Participant[]) => string {
  const { price } = useMessages();
  const { reminder: texts } = useParticipationMessages();
  const format = useFormat();
  return (participants) => {
    const [first, ...others] = participants;
    const days = new Set(participants.map(({ due_by }) => due_by?.slice(0, 10)));
    const day = days.size === 1 && first?.due_by ? format.day(first.due_by) : null;
    const facts = participants.map((one) => factsOf?.(one) ?? null);
    const [offer] = facts;
    const isShared = new Set(facts.map((one) => JSON.stringify(one))).size === 1;
    const { plans, alone } = offer && isShared ? offer : { plans: [], alone: null };
    const amount = alone && format.money(alone.amount, alone.currency);
    return [
      day === null
        ? texts.allOpen
        : others.length === 0
          ? texts.one(first?.first_name ?? "", day)
          : texts.all(day),
      ...(offer ? [texts.offer(offer.company, plans.length > 0 ? format.list(plans) : texts.benefits)] : []),
      ...(amount ? [texts.alone(alone.isFrom ? price.from(amount) : price.month(amount))] : []),
      ...(reminderUrl ? [texts.link(reminderUrl)] : []),
    ].join(" ");
  };
}

const asNamed = ({ employee_id, first_name, last_name }: Participant) => ({
  id: employee_id,
  first_name,
  last_name,
});
