"use client";
import type { ReactNode } from "react";
import { benefitOf } from "../../../cost/benefit-of.ts";
import { ChosenCover } from "../../../components/ChosenCover/ChosenCover.tsx";
import { DocumentList } from "../../../components/DocumentList/DocumentList.tsx";
import { useAssociatedPersons } from "../../../hooks/useAssociatedPersons.ts";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { SummaryList, type SummaryRow } from "../../../primitives/SummaryList/SummaryList.tsx";
import { FlowDisclosures } from "../../shared/FlowDisclosures.tsx";
import type { StepChosen } from "../enrolment-steps.ts";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";
import { MemberList } from "../../../components/ChosenCover/MemberList.tsx";
import { hasChosen } from "../paid-by-employer.ts";
import { useCoveredPeople } from "../useCoveredPeople.ts";
import { EnrolmentDueBy } from "./EnrolmentDueBy.tsx";
import { LeftOut } from "./LeaveOut.tsx";
import { useFirstDeduction } from "./useFirstDeduction.ts";
import { choicesOfMember } from "../../../components/ChosenCover/choices-of-member.ts";
import { messageFor } from "../../../messages/messages.ts";

interface EnrolmentReviewProps {
  flow: EnrolmentFlowState;
  beneficiaries: readonly SummaryRow[];
}

/** What was chosen, who is covered, and what the law and the insurer say of it. */
export function EnrolmentReview({ flow, beneficiaries }: EnrolmentReviewProps): ReactNode {
  const { intent } = flow;
  const { check, deduction, done } = useMessages();
  const format = useFormat();
  const firstDeduction = useFirstDeduction(flow);
  const policies = intent.policy_enrolments;
  const steps: readonly string[] = flow.progress?.steps.map(({ id }) => id) ?? [];
  const change = (step: StepChosen) => (steps.includes(step) ? () => flow.goTo(step) : undefined);

  // Only what the employee has chosen stays as long as the year.
  const chosenUntil = [
    ...new Set(policies.filter(hasChosen).map(({ term_ends_on }) => format.date(term_ends_on))),
  ];

  return (
    <>
      <div className="ek-plain">
        <p className="ek-text">{check.intro}</p>
        <p className="ek-quiet">
          {[
            ...(chosenUntil.length > 0 ? [done.fixed(format.list(chosenUntil))] : []),
            intent.dependents_cover === "none" ? done.changeAlone : done.change,
          ].join(" ")}
        </p>
        <EnrolmentDueBy flow={flow} inline />
      </div>
      <SummaryList
        rows={[
          ...policies.map((policy) => ({
            id: policy.plan.id,
            label: policy.plan.name,
            isName: true,
            by: policy.provider.name,
            // What one member chose for themselves is below their name.
            value: (
              <ChosenCover
                coverages={policy.plan.coverage_options?.filter(({ scope }) => scope !== "member")}
              />
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
          ...(firstDeduction ? [{ id: "deduction", label: deduction.first, value: firstDeduction }] : []),
        ]}
      />
      <LeftOut flow={flow} />
      <FlowDisclosures disclosures={intent.disclosures} insurers={flow.insurers} collapsed>
        <DocumentList documents={policies.flatMap(({ plan }) => plan.documents)} collapsed />
      </FlowDisclosures>
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
          chosen: choicesOfMember(flow.subIntent?.coverage_options ?? [], selections),
        })),
      ]}
    />
  );
}
