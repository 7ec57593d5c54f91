"use client";
import type { ReactNode } from "react";
import { EnrolmentSummary } from "../../components/EnrolmentSummary/EnrolmentSummary.tsx";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { earliestStart } from "../earliest-start.ts";
import { Page } from "../Page.tsx";
import { SupportLines } from "../SupportLines.tsx";
import { useCoveredPeople } from "../use-covered-people.ts";
import type { Flow } from "../use-flow.ts";
import { useTaxNames } from "../use-tax-names.ts";
import { useWhereAndWhen } from "../use-where-and-when.ts";

/** What you have, from when, what it costs, the policies' numbers, whom to call, and all of it to keep. */
export function Done({ flow }: { flow: Flow }): ReactNode {
  const { intent } = flow;
  const { done } = useMessages();
  const format = useFormat();
  const { employee } = useWhereAndWhen(intent.employee_id);
  const others = useCoveredPeople(flow).map(({ person: { relationship_type, ...person } }) => ({
    ...person,
    relationship: relationship_type,
  }));
  const taxNames = useTaxNames(intent.policy_enrolments.map(({ plan }) => plan.id));
  return (
    <Page flow={flow} step="done" title={done.title(format.date(earliestStart(intent)))}>
      <SupportLines intent={intent} say={done.next} />
      <EnrolmentSummary
        policies={intent.policy_enrolments}
        members={[...(employee ? [employee] : []), ...others]}
        taxNames={taxNames}
      />
      <SupportLines intent={intent} say={done.call} />
      <p className="ek-text">{done.change}</p>
    </Page>
  );
}
