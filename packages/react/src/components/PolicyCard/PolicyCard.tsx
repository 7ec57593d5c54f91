"use client";
import type { Plan, Policy, PolicyProvider, RelationshipType } from "@enrolkit/types";
import type { ReactNode } from "react";
import { nextDeduction } from "../../cost/next-deduction.ts";
import type { MemberCost } from "../../cost/preview-costs.ts";
import { useDeductionText } from "../../text/useDeductionText.ts";
import { useFormat, useMessages, usePoliciesMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Details } from "../../primitives/Details/Details.tsx";
import { PhoneLink } from "../../primitives/Link/Link.tsx";
import { Logo } from "../../primitives/Logo/Logo.tsx";
import { StatusTag, type Tone } from "../../primitives/StatusTag/StatusTag.tsx";
import { SummaryList, type SummaryRow } from "../../primitives/SummaryList/SummaryList.tsx";
import { Name } from "../../text/Isolated.tsx";
import { MonthlyMoney } from "../../text/Money.tsx";
import { Heading, Section } from "../../theme/heading-level.tsx";
import { useUniqueId } from "../../theme/useUniqueId.ts";
import { CostList, isByPerson } from "../CostPreview/CostList.tsx";
import { DocumentList } from "../DocumentList/DocumentList.tsx";
import { PoliciesRoot } from "../PartRoot/PartRoot.tsx";
import { CoveredPeople } from "./CoveredPeople.tsx";
import { PolicyEvents } from "./PolicyEvents.tsx";
import { type PolicyState, policyStateOn } from "./policy-days.ts";
import { type PolicyEvent, policyEvents } from "./policy-events.ts";

export interface PolicyCardProps {
  /** As the service has it today. */
  policy: Policy;
  /** The plan's name and documents, and whether it covers families: by default it does. */
  plan: Pick<Plan, "name" | "documents"> & Partial<Pick<Plan, "dependents_cover">>;
  /** The insurer, with logo and telephone number where it has them. */
  provider: Pick<PolicyProvider, "name"> & Partial<Pick<PolicyProvider, "logo_url" | "support_phone_number">>;
  /** The calendar day where the employee is, `YYYY-MM-DD`. */
  today: string;
  /** The next pay day, `YYYY-MM-DD`: the next deduction is then named by its day, else by its month. */
  nextPayday?: string | undefined;
  /** The reader's country, a lowercase ISO 3166-1 code: telephone numbers are written as people do there. */
  country?: string | null | undefined;
  /** What people are to the employee as on file, by `associated_person_id`; else what the policy says. */
  relationships?: Readonly<Record<string, RelationshipType>> | undefined;
  /** What is covered (`ChosenCover`): shown on request. */
  chosen?: ReactNode | undefined;
  /** What each member costs a month: a line each below what is paid. */
  members?: readonly MemberCost[] | null | undefined;
  /** Who is paid by a life policy; nothing is said of it when absent. */
  beneficiaries?: ReactNode | undefined;
  /** Leads to where the beneficiaries are changed; no button when absent, or once the policy has ended. */
  onBeneficiaries?: (() => void) | undefined;
  /** Leads to where the policy is changed or ended; no button when absent, or once the policy has ended. */
  onChange?: (() => void) | undefined;
}

const tones: Readonly<Record<PolicyState, Tone>> = {
  covered: "success",
  starts: "info",
  ends: "warning",
  ended: "neutral",
  neverBegan: "neutral",
};

/**
 * A policy as its employee needs it: the insurer and its number, since when it covers which people, what is paid and when
 * next, documents, telephone, what changed and what will. One that has ended is grey, with its last day.
 */
export function PolicyCard(props: PolicyCardProps): ReactNode {
  return (
    <PoliciesRoot shapes={["panel"]}>
      <Card {...props} />
    </PoliciesRoot>
  );
}

function Card(props: PolicyCardProps): ReactNode {
  const { policy, plan, provider, today, chosen, onChange } = props;
  const { action, benefit, plan: texts, document, cover } = useMessages();
  const { policyCard: words, policyStatus } = usePoliciesMessages();
  const format = useFormat();
  const title = useUniqueId();
  const state = policyStateOn(policy, today);
  const isOver = state === "ended" || state === "neverBegan";
  const status = policyStatus[state];
  const events = policyEvents(policy);
  const past = events.filter(({ date, kind }) => date <= today && kind !== "ended").toReversed();
  const { currency } = policy.cost;
  const canChangePeople = plan.dependents_cover !== "none";
  const change = policy.ends_on !== null ? words.changePeople : canChangePeople ? words.change : words.end;
  const canChange = !isOver && (canChangePeople || policy.ends_on === null);

  return (
    <article className="ek-policy" aria-labelledby={title} data-ek-over={isOver ? "" : undefined}>
      <div className="ek-policy-head">
        <Logo name={provider.name} src={provider.logo_url} />
        <div className="ek-plain">
          <Heading size="part" id={title}>
            <Name>{plan.name}</Name>
          </Heading>
          <p className="ek-quiet">
            {`${messageFor(benefit, policy.benefit_type)} ${texts.by(format.isolate(provider.name))}`}
          </p>
        </div>
        <StatusTag tone={tones[state]}>
          {typeof status === "string"
            ? status
            : status(format.date(state === "starts" ? policy.effective_from : (policy.ends_on ?? "")))}
        </StatusTag>
      </div>
      <SummaryList rows={useRows(props, state, events)} />
      <Section>
        {chosen && <Details summary={cover.benefits}>{chosen}</Details>}
        {plan.documents.length > 0 && (
          <Details summary={document.title}>
            <DocumentList documents={plan.documents} collapsed />
          </Details>
        )}
        {past.length > 1 && (
          <Details summary={words.history}>
            <PolicyEvents events={past} currency={currency} />
          </Details>
        )}
      </Section>
      {onChange && canChange && (
        <>
          <div className="ek-actions">
            <Button onClick={onChange} label={action.about(change, plan.name)}>
              {change}
            </Button>
          </div>
          <p className="ek-quiet">
            {policy.adjustable_until >= today
              ? words.freely(format.date(policy.adjustable_until))
              : words.afterEvent}
          </p>
        </>
      )}
    </article>
  );
}

function useRows(
  {
    policy,
    provider,
    today,
    nextPayday,
    country,
    relationships,
    members,
    beneficiaries,
    onBeneficiaries,
  }: PolicyCardProps,
  state: PolicyState,
  events: readonly PolicyEvent[],
): SummaryRow[] {
  const { plan: texts, deduction: deductions } = useMessages();
  const sayDeduction = useDeductionText();
  const { policyCard: words, policyHistory: historyTexts } = usePoliciesMessages();
  const format = useFormat();
  const { cost } = policy;
  const isOver = state === "ended" || state === "neverBegan";
  const { employee_contribution: own, employer_contribution: employers } = cost.monthly;
  const changedOn = events.filter(({ kind, date }) => kind === "changed" && date <= today);
  const deduction = isOver
    ? null
    : nextDeduction(policy, {
        from: nextPayday ?? today,
        nextPayday,
        changedOn: changedOn.map(({ date }) => date),
      });
  const upcoming = events.filter(({ kind, date }) => kind === "changed" && date > today);
  const row = (id: string, label: string, value: ReactNode, more?: Partial<SummaryRow>): SummaryRow => ({
    id,
    label,
    value,
    ...more,
  });

  const days = [
    row("since", state === "starts" ? texts.starts : words.since, format.date(policy.effective_from)),
    ...(policy.ends_on === null ? [] : [row("ends", historyTexts.ended, format.date(policy.ends_on))]),
  ];
  const amounts = (
    <>
      {own.gross !== 0 && (
        <p className="ek-strong">
          <MonthlyMoney amount={own.gross} currency={cost.currency} />
        </p>
      )}
      {employers.gross !== 0 && (
        <p className={own.gross === 0 ? "ek-plain" : "ek-quiet"}>
          {own.gross === 0
            ? words.employerPaysAll(format.money(employers.gross, cost.currency))
            : words.employerPays(format.money(employers.gross, cost.currency))}
        </p>
      )}
      {members && members.length > 1 && isByPerson({ members, cost }) && (
        <CostList policies={[{ id: policy.id, name: "", cost, members }]} />
      )}
    </>
  );
  return [
    ...(policy.member_number
      ? [row("number", texts.memberNumber, <code className="ek-code">{policy.member_number}</code>)]
      : []),
    ...(state === "neverBegan" ? [] : days),
    row("people", texts.members, <CoveredPeople members={policy.members} relationships={relationships} />),
    ...(isOver ? [] : [row("pays", words.pays, amounts)]),
    ...(deduction ? [row("next", deductions.next, sayDeduction(deduction, cost.currency))] : []),
    ...(upcoming.length > 0
      ? [row("upcoming", historyTexts.upcoming, <PolicyEvents events={upcoming} currency={cost.currency} />)]
      : []),
    ...(beneficiaries
      ? [
          row("beneficiaries", words.beneficiaries, beneficiaries, {
            onChange: isOver ? undefined : onBeneficiaries,
          }),
        ]
      : []),
    ...(provider.support_phone_number
      ? [
          row(
            "support",
            texts.support,
            <PhoneLink number={provider.support_phone_number} country={country} />,
          ),
        ]
      : []),
  ];
}
