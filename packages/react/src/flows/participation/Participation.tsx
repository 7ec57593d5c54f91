"use client";
import type { Participant, ParticipationState } from "@enrolkit/types";
import { type ReactNode, useRef, useState } from "react";
import { ParticipationRoot } from "../../components/PartRoot/PartRoot.tsx";
import { ParticipationBar } from "../../components/ParticipationBar/ParticipationBar.tsx";
import type { ReminderFacts } from "../../cost/reminder-facts.ts";
import { useParticipation } from "../../hooks/useParticipation.ts";
import { useFormat, useParticipationMessages } from "../../messages/hooks.ts";
import { Notice } from "../../primitives/Notice/Notice.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { EkSettings } from "../../provider/EkSettings.tsx";
import { Unread } from "../shared/Unread.tsx";
import { usePreload } from "../shared/usePreload.ts";
import { LaterParticipants, loadParticipants } from "./later-participants.ts";

export interface ParticipationProps {
  /** The group policy, `gp_…`. */
  readonly groupPolicyId: string;
  /** The heading; by default “Who is covered”. */
  readonly title?: string | undefined;
  /** The state whose employees are shown at first; none when absent. */
  readonly initialState?: ParticipationState | undefined;
  /**
   * Has your backend start an enrolment with its key, as an employer's session cannot: for an employee who has had none,
   * missed the deadline or declined. Resolve once it has started. No button when absent.
   */
  readonly onStartEnrolment?: ((employee: Participant) => Promise<unknown>) | undefined;
  /** Sends a reminder to an employee who is choosing; resolve once it is sent. When absent, a text can be copied. */
  readonly onRemind?: ((employee: Participant) => Promise<unknown>) | undefined;
  /** Where employees choose: named in the text that can be copied. */
  readonly reminderUrl?: string | undefined;
  /** What that text says of the offer, with what it costs (`useReminderFacts`); the company and the plan when absent. */
  readonly reminderFacts?: ReminderFacts | null | undefined;
  /** The level of the heading, 1 to 6; by default the provider's. */
  readonly headingLevel?: number | undefined;
}

/**
 * Who of a group takes part in one of its policies, for the employer: a bar of the states, the employees of each by name
 * with their deadlines, and what can be done next. It does not say why someone is not covered.
 */
export function Participation({ headingLevel, ...props }: ParticipationProps): ReactNode {
  const block = (
    <ParticipationRoot shapes={["title", "panel"]}>
      <Whole {...props} />
    </ParticipationRoot>
  );
  return headingLevel === undefined ? block : <EkSettings headingLevel={headingLevel}>{block}</EkSettings>;
}

const parts = [loadParticipants];

function Whole(props: ParticipationProps): ReactNode {
  const { groupPolicyId, title, initialState, onStartEnrolment, onRemind, reminderUrl, reminderFacts } =
    props;
  const { participation: texts } = useParticipationMessages();
  const format = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  const [open, setOpen] = useState<ParticipationState | null>(initialState ?? null);
  const [started, setStarted] = useState<readonly Participant[]>([]);
  usePreload(parts);
  const read = useParticipation(groupPolicyId, { pageSize: 1 });
  if (read.isLoadingError) {
    return (
      <Unread error={read.error} retry={() => void read.refetch()}>
        {texts.load}
      </Unread>
    );
  }
  if (!read.data) return <Skeleton shapes={["title", "panel"]} />;
  const { counts } = read.data;
  const [first, ...others] = started;
  return (
    <ParticipationBar
      counts={counts}
      title={title}
      headingRef={heading}
      open={open}
      onOpen={(state) => {
        setOpen(state);
        setStarted([]);
      }}
      notice={
        first && (
          <Notice
            live
            tone="success"
            title={
              others.length > 0
                ? texts.startedAll(format.count(started.length))
                : texts.started(format.name(first))
            }
          />
        )
      }
    >
      {open && (
        <LaterParticipants
          key={open}
          groupPolicyId={groupPolicyId}
          state={open}
          count={counts[open]}
          onStarted={setStarted}
          {...{ onStartEnrolment, onRemind, reminderUrl, reminderFacts }}
        />
      )}
    </ParticipationBar>
  );
}
