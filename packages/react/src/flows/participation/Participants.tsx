"use client";
import type { Participant, ParticipationState } from "@enrolkit/types";
import { type ReactNode, useState } from "react";
import { ParticipantList, type ParticipantListProps } from "../../components/ParticipantList/index.ts";
import { useParticipation } from "../../hooks/useParticipation.ts";
import type { ReminderFacts } from "../../cost/reminder-facts.ts";
import { useOffers } from "../../hooks/useOffers.ts";
import { useFormat, useParticipationMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { useEnrolkit } from "../../provider/context.ts";
import { keyOf } from "../../query/scope.ts";
import { refetchStale } from "../../query/cache.ts";
import { Unread } from "../shared/Unread.tsx";

export interface ParticipantsProps
  extends Pick<ParticipantListProps, "onStartEnrolment" | "onRemind" | "reminderUrl"> {
  readonly groupPolicyId: string;
  readonly state: ParticipationState;
  /** How many are in this state. */
  readonly count: number;
  /** What a reminder says of the offer; the company and the plan when absent. */
  readonly reminderFacts?: ReminderFacts | null | undefined;
  /** Hears of enrolments that were started. */
  readonly onStarted: (participants: readonly Participant[]) => void;
}

const pageSize = 20;

/** The employees in one state, page by page. */
export function Participants(props: ParticipantsProps): ReactNode {
  const { groupPolicyId, state, count, onStartEnrolment, onStarted, onRemind, reminderUrl, reminderFacts } =
    props;
  const enrolkit = useEnrolkit();
  const { participationHint } = useParticipationMessages();
  const [asked, setPage] = useState(1);
  const pages = Math.max(1, Math.ceil(count / pageSize));
  // Those of the last page may be elsewhere by now.
  const page = Math.min(asked, pages);
  const read = useParticipation(groupPolicyId, { state, page, pageSize });
  const [offer] = useOffers(state === "invited" && !onRemind ? [groupPolicyId] : []);
  const facts =
    reminderFacts ?? (offer ? { company: offer.employer.name, plans: [offer.plan.name], alone: null } : null);
  const hint = messageFor(participationHint, state);

  async function refetch(participants: readonly Participant[]): Promise<void> {
    onStarted(participants);
    await refetchStale(enrolkit.queryClient, keyOf(enrolkit, "participation", groupPolicyId));
  }

  return (
    <div className="ek-stack" data-ek-gap="medium">
      {hint && <p className="ek-quiet">{hint}</p>}
      {read.isLoadingError ? (
        <Unread error={read.error} retry={() => void read.refetch()} />
      ) : read.data ? (
        <ParticipantList
          participants={read.data.items}
          now={new Date(enrolkit.client.serverTime())}
          onStartEnrolment={onStartEnrolment}
          onStarted={refetch}
          onRemind={onRemind}
          reminderUrl={reminderUrl}
          factsOf={() => facts}
          isWhole={count === read.data.items.length}
        />
      ) : (
        <Skeleton shapes={["person", "person", "person"]} />
      )}
      {pages > 1 && <Pages page={page} pages={pages} count={count} onPage={setPage} />}
    </div>
  );
}

interface PagesProps {
  page: number;
  pages: number;
  count: number;
  onPage: (page: number) => void;
}

function Pages({ page, pages, count, onPage }: PagesProps): ReactNode {
  const { participation: texts } = useParticipationMessages();
  const format = useFormat();
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(count, page * pageSize);
  return (
    <div className="ek-actions">
      {page > 1 && (
        <Button kind="quiet" onClick={() => onPage(page - 1)}>
          {texts.previous}
        </Button>
      )}
      <p className="ek-quiet">
        {texts.page(format.number(first), format.number(last), format.number(count))}
      </p>
      {page < pages && (
        <Button kind="quiet" onClick={() => onPage(page + 1)}>
          {texts.next}
        </Button>
      )}
    </div>
  );
}
