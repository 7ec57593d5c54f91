"use client";
import type { GroupPolicy } from "@enrolkit/types";
import type { ReactNode } from "react";
import { Loaded } from "../../shared/Loaded.tsx";
import { useConsentReceipt, useGroupPolicies } from "../../../hooks/useGroupPolicyIntent.ts";
import { useEmployer, useGroups } from "../../../hooks/useGroups.ts";
import { useChoosing } from "../../../hooks/useChoosing.ts";
import { useFormat, useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { messageFor } from "../../../messages/messages.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { Proof } from "../../../components/ConsentReceipt/Proof.tsx";
import { Skeleton } from "../../../primitives/Skeleton/Skeleton.tsx";
import { SummaryList } from "../../../primitives/SummaryList/SummaryList.tsx";
import { Isolated, Name } from "../../../text/Isolated.tsx";
import { Heading, Section } from "../../../theme/heading-level.tsx";
import { CoveredFrom } from "./CoveredFrom.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { QuestionLines } from "../../shared/QuestionLines.tsx";
import type { QuoteFlowState } from "../useQuoteFlow.ts";

/** The group policies, from when, what happens next, and the proof of what was agreed. */
export function DoneStep({ flow }: { flow: QuoteFlowState }): ReactNode {
  const { policy, insurers, draft } = flow;
  const { made, ended } = useQuoteMessages();
  const format = useFormat();
  const policies = useGroupPolicies(policy?.group_policy_ids ?? []);
  const receipt = useConsentReceipt(policy?.id ?? "");
  const employer = useEmployer(policy?.employer_id ?? null).data;
  const isOver = policies.data?.every(hasEnded) ?? false;
  const starts = policies.data?.map(({ starts_on }) => starts_on).toSorted()[0];
  return (
    <FlowPage
      // Each policy below names its group.
      flow={{ ...flow, about: undefined }}
      step="done"
      title={isOver ? made.over : starts === undefined ? made.policies : made.title(format.date(starts))}
      actions={<Button onClick={() => flow.askAgain(null)}>{ended.another}</Button>}
    >
      {!policies.isPending && !isOver && (
        <WhatIsNext ids={policy?.group_policy_ids ?? []} isStarted={draft.enrol ?? false}>
          {policy && starts !== undefined && (
            <CoveredFrom employerId={policy.employer_id} startsOn={starts} />
          )}
        </WhatIsNext>
      )}
      <div className="ek-stack" data-ek-gap="medium">
        <Heading>{made.policies}</Heading>
        <Section>
          <Loaded of={policies} shapes={["panel"]}>
            {(all) => all.map((one) => <Policy key={one.id} flow={flow} policy={one} />)}
          </Loaded>
        </Section>
      </div>
      <QuestionLines insurers={insurers} />
      <Loaded of={receipt} shapes={["panel"]}>
        {(value) => <Proof receipt={value} company={employer?.name} />}
      </Loaded>
    </FlowPage>
  );
}

const hasEnded = ({ status }: GroupPolicy): boolean => status === "ended";

interface WhatIsNextProps {
  /** The group policies. */
  ids: readonly string[];
  /** Enrolments were asked for with the acceptance. */
  isStarted: boolean;
  /** What follows from it. */
  children: ReactNode;
}

/** Until when the employees choose; where no enrolment has begun, that it is to be started. Nothing once all have chosen. */
function WhatIsNext({ ids, isStarted, children }: WhatIsNextProps): ReactNode {
  const { made } = useQuoteMessages();
  const format = useFormat();
  const choosing = useChoosing(ids, isStarted);
  if (choosing.isPending && !isStarted) return <Skeleton shapes={["text"]} />;
  const { dueBy = null, isUnderWay = isStarted, isToStart = !isStarted } = choosing.data ?? {};
  if (dueBy === null && !isUnderWay && !isToStart) return null;
  return (
    <>
      {dueBy === null && isUnderWay ? (
        <p className="ek-text">{made.started}</p>
      ) : (
        <p className="ek-lead">{dueBy === null ? made.employees : made.choose(format.day(dueBy))}</p>
      )}
      {children}
    </>
  );
}

function Policy({ flow, policy }: { flow: QuoteFlowState; policy: GroupPolicy }): ReactNode {
  const { plan: texts, benefit } = useMessages();
  const { made, receipt } = useQuoteMessages();
  const format = useFormat();
  const group = useGroups().data?.find(({ id }) => id === policy.group_id);
  const plan = flow.plans.find(({ id }) => id === policy.plan_id);
  return (
    <div className="ek-policy">
      <div className="ek-stack" data-ek-gap="small">
        <Heading size="part">
          {plan ? <Name>{plan.name}</Name> : messageFor(benefit, policy.benefit_type)}
        </Heading>
        <p className="ek-quiet">
          <Isolated>{group?.name}</Isolated>
        </p>
        {hasEnded(policy) && <p className="ek-text">{receipt.ended(format.isolate(group?.name ?? ""))}</p>}
      </div>
      <SummaryList
        rows={[
          { id: "starts", label: texts.starts, value: format.date(policy.starts_on) },
          { id: "ends", label: texts.ends, value: format.date(policy.year_ends_on) },
          { id: "id", label: made.reference, value: <code className="ek-code">{policy.id}</code> },
        ]}
      />
    </div>
  );
}
