"use client";
import type { ActionRequired as Wanted, Requirement } from "@enrolkit/contract";
import type { FieldErrors } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { Loaded } from "../../shared/Loaded.tsx";
import type { EnrolkitQueryResult } from "../../../hooks/useRead.ts";
import { useGroupPolicyRequirements } from "../../../hooks/useGroupPolicyIntent.ts";
import { useGroupQuoteRequirements } from "../../../hooks/useGroupQuote.ts";
import { useAnswerRequirement } from "../../../hooks/useRequirements.ts";
import { useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { later } from "../../../primitives/later.tsx";
import { Skeleton } from "../../../primitives/Skeleton/Skeleton.tsx";
import { Isolated } from "../../../text/Isolated.tsx";
import { DueBy } from "../DueBy.tsx";
import { QuotePage } from "../QuotePage.tsx";
import type { QuoteReading } from "../useQuoteFlow.ts";

const shapes = ["field", "field"] as const;
const RequirementForm = /* @__PURE__ */ later(
  () =>
    import("../../../components/RequirementForm/RequirementForm.tsx").then(
      (module) => module.RequirementForm,
    ),
  shapes,
);

/** What the insurer wants to know before it makes a quote. */
export function ActionRequired({ flow }: { flow: QuoteReading }): ReactNode {
  const { intent } = flow;
  const asked = useGroupQuoteRequirements(intent.id);
  return (
    <Answering
      flow={flow}
      asked={asked}
      wanted={intent.action_required}
      dueBy={intent.action_required?.due_by ?? intent.due_by}
    />
  );
}

/** What the insurer wants to know before the group policies come to life. */
export function PolicyActionRequired({ flow }: { flow: QuoteReading }): ReactNode {
  const asked = useGroupPolicyRequirements(flow.policy?.id ?? "");
  const wanted = flow.policy?.action_required;
  return (
    <Answering flow={flow} asked={asked} wanted={wanted} dueBy={wanted?.due_by ?? flow.policy?.due_date} />
  );
}

interface AnsweringProps {
  flow: QuoteReading;
  asked: EnrolkitQueryResult<readonly Requirement[]>;
  wanted: Wanted | undefined;
  dueBy: string | null | undefined;
}

function Answering({ flow, asked, wanted, dueBy }: AnsweringProps): ReactNode {
  const { requirement: texts, action_required } = useMessages();
  const { offer } = useQuoteMessages();
  return (
    <QuotePage
      flow={flow}
      step={flow.policy === null ? "quote" : "done"}
      title={wanted ? <Isolated>{wanted.reason}</Isolated> : texts.title}
    >
      <p className="ek-text">
        <Isolated>{wanted?.reason_description}</Isolated>
      </p>
      <Loaded of={asked} shapes={shapes}>
        {(all) => {
          const next = all.find(({ is_fulfilled }) => !is_fulfilled);
          return next ? (
            <Questions key={next.id} flow={flow} requirement={next} />
          ) : (
            <Skeleton shapes={shapes} />
          );
        }}
      </Loaded>
      <p className="ek-quiet">{action_required.next}</p>
      <DueBy of={flow.intent} dueBy={dueBy} title={offer.answerBy} />
    </QuotePage>
  );
}

/** One requirement at a time. */
function Questions({ flow, requirement }: { flow: QuoteReading; requirement: Requirement }): ReactNode {
  const { draft, keep, run, isBusy } = flow;
  const { id } = requirement;
  const answer = useAnswerRequirement();
  return (
    <RequirementForm
      requirement={requirement}
      draft={draft.answers?.[id]}
      onDraft={(answers) => keep({ answers: { ...draft.answers, [id]: answers } })}
      busy={isBusy}
      problems={answer.error?.fieldErrors as FieldErrors | undefined}
      onSubmit={({ answers }) => void run(() => answer.mutateAsync({ id, answers }))}
    />
  );
}
