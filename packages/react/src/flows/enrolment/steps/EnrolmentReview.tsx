"use client";
import type { ReactNode } from "react";
import { benefitOf } from "../../../cost/benefit-of.ts";
import { ChosenCover } from "../../../components/ChosenCover/ChosenCover.tsx";
import { DocumentList } from "../../../components/DocumentList/DocumentList.tsx";
import { useAssociatedPersons } from "../../../hooks/useAssociatedPersons.ts";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { SummaryList, type SummaryRow } from "../../../primitives/SummaryList/SummaryList.tsx";
import { FlowDisclosures } from "../../shared/FlowDisclosures.tsx";
import { Name } from "../../../text/Isolated.tsx";
import { DueBy } from "../../shared/DueBy.tsx";
import { useEmployeeDay } from "../../shared/useLocalDay.ts";
import type { StepChosen } from "../enrolment-steps.ts";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";
import { MemberList } from "../../../components/ChosenCover/MemberList.tsx";
import { useCoveredPeople } from "../useCoveredPeople.ts";
import { LeftOut } from "./LeaveOut.tsx";
import { narrowCoverage } from "@enrolkit/rules";
import { messageFor } from "../../../messages/messages.ts";

interface EnrolmentReviewProps {
  flow: EnrolmentFlowState;
  beneficiaries: readonly SummaryRow[];
}

/** What was chosen, who is covered, and what the law and the insurer say of it. */
export function EnrolmentReview({ flow, beneficiaries }: EnrolmentReviewProps): ReactNode {
  const { intent } = flow;
  const { check } = useMessages();
  const day = useEmployeeDay(intent.employee_id);

  const policies = intent.policy_enrolments;
  const steps: readonly string[] = flow.progress?.steps.map(({ id }) => id) ?? [];
  const change = (step: StepChosen) => (steps.includes(step) ? () => flow.goTo(step) : undefined);

  return (
    <>
      <p className="ek-text">{check.intro}</p>
      <SummaryList
        rows={[
          ...policies.map((policy) => ({
            id: policy.plan.id,
            label: policies.length > 1 ? policy.plan.name : check.cover,
            isName: policies.length > 1,
            value: (
              <div className="ek-stack" data-ek-gap="small">
                {policies.length === 1 && (
                  <p className="ek-strong">
                    <Name>{policy.plan.name}</Name>
                  </p>
                )}
                <p className="ek-quiet">
                  <Name>{policy.provider.name}</Name>
                </p>
                {/* What one member chose for themselves is below their name. */}
                <ChosenCover
                  coverages={policy.plan.coverage_options?.filter(({ scope }) => scope !== "member")}
                />
              </div>
            ),
            // Where all of it is the employer's choice there is nothing to change.
            onChange: benefitOf(policy)?.coverage_options ? change("cover") : undefined,
          })),
          {
            id: "people",
            label: check.people,
            value: <MemberNames flow={flow} />,
            onChange: change("people"),
          },
          ...beneficiaries,
        ]}
      />
      <LeftOut flow={flow} />
      <FlowDisclosures disclosures={intent.disclosures} />
      <DocumentList documents={policies.flatMap(({ plan }) => plan.documents)} />
      <DueBy dueBy={intent.due_by} day={day} id={intent.id} />
    </>
  );
}

/** Who is covered: you, and those on the list with their relation and their own choices. */
function MemberNames({ flow }: { flow: EnrolmentFlowState }): ReactNode {
  const { common, relation } = useMessages();
  const format = useFormat();
  const people = useCoveredPeople(flow) ?? [];
  const onFile = useAssociatedPersons(flow.intent.employee_id).data;
  return (
    <MemberList
      members={[
        { id: "you", name: common.you, isYou: true },
        ...people.map(({ person, selections }) => ({
          id: person.id,
          name: format.name(person, onFile),
          relation: messageFor(relation, person.relationship_type),
          chosen: narrowCoverage(flow.subIntent?.coverage_options ?? [], selections ?? []),
        })),
      ]}
    />
  );
}
