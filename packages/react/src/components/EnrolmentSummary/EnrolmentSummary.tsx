"use client";
import type { Plan, Policy, PolicyEnrolment } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { messageFor } from "../../messages/messages.ts";
import { PrintButton } from "../../primitives/PrintButton/PrintButton.tsx";
import { Details } from "../../primitives/Details/Details.tsx";
import { PhoneLink } from "../../primitives/Link/Link.tsx";
import { Logo } from "../../primitives/Logo/Logo.tsx";
import { SummaryList } from "../../primitives/SummaryList/SummaryList.tsx";
import { ChosenCover } from "../ChosenCover/ChosenCover.tsx";
import { choicesOfMember } from "../ChosenCover/choices-of-member.ts";
import { MemberList } from "../ChosenCover/MemberList.tsx";
import { ChosenList } from "../ChosenCover/ChosenList.tsx";
import { CostPreview } from "../CostPreview/CostPreview.tsx";
import type { PricedPolicy } from "../CostPreview/priced-policy.ts";
import { DocumentList } from "../DocumentList/DocumentList.tsx";
import { Name } from "../../text/Isolated.tsx";
import { numberRows } from "./number-rows.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { Heading, Section } from "../../theme/heading-level.tsx";

export interface EnrolmentSummaryProps {
  /** The policies of an enrolment, each with its cost, its first day, and the insurer's number of the employee where it is known. */
  policies: readonly NumberedPolicy[];
  /** The plans: what members of the family could choose for themselves and have nothing of is said. */
  plans?: readonly Pick<Plan, "id" | "coverage_configurations">[] | undefined;
  /** What the premium taxes are called, by plan id. */
  taxNames?: Readonly<Record<string, string>> | undefined;
  /** What each person costs, by policy (`useCostPreview`): a line each. Null where the page shows the cost itself. */
  costs?: readonly Pick<PricedPolicy, "id" | "members">[] | null | undefined;
  /** Who receives the benefit of life cover (`BeneficiaryShares`), by plan id. */
  beneficiaries?: Readonly<Record<string, ReactNode>> | undefined;
  /** The reader's country, a lowercase ISO 3166-1 code: telephone numbers are written as people do there. */
  country?: string | null | undefined;
  /** Whether the insurers' telephone numbers are in it: false where the page has them. */
  support?: boolean | undefined;
  /** Prints the page. A page that prints differently gives its own; null leaves the button away. */
  onPrint?: (() => void) | null | undefined;
}

interface NumberedPolicy extends PolicyEnrolment, Partial<Pick<Policy, "member_number">> {}

/**
 * The policies of an employee: who is covered, from when, what was chosen, who receives the benefit of life
 * cover, what it costs, and its documents. To print or save.
 */
export function EnrolmentSummary(props: EnrolmentSummaryProps): ReactNode {
  return (
    <EkRoot>
      <Summary {...props} />
    </EkRoot>
  );
}

function Summary({
  policies,
  plans,
  taxNames,
  costs,
  beneficiaries,
  country,
  support = true,
  onPrint,
}: EnrolmentSummaryProps): ReactNode {
  const { done } = useMessages();
  return (
    <section className="ek-summary">
      <div className="ek-summary-head">
        <Heading>{done.summary}</Heading>
        <PrintButton onPrint={onPrint} />
      </div>
      <Section>
        {policies.map((policy) => (
          <PolicySummary
            key={policy.plan.id}
            policy={policy}
            plan={plans?.find(({ id }) => id === policy.plan.id)}
            beneficiaries={beneficiaries?.[policy.plan.id]}
            country={country}
            support={support}
          />
        ))}
        {costs !== null && (
          <CostPreview
            policies={policies.map(({ type, plan: { id, name }, cost, term_ends_on }) => ({
              id,
              name,
              type,
              cost,
              taxName: taxNames?.[id],
              members: costs?.find((one) => one.id === id)?.members,
              endsOn: term_ends_on,
            }))}
          />
        )}
      </Section>
    </section>
  );
}

interface PolicySummaryProps {
  policy: NumberedPolicy;
  plan: Pick<Plan, "coverage_configurations"> | undefined;
  beneficiaries: ReactNode;
  country: EnrolmentSummaryProps["country"];
  support: boolean;
}

function PolicySummary(props: PolicySummaryProps): ReactNode {
  const { policy, beneficiaries, country, support } = props;
  const { plan: texts, benefit, relation, steps, cover } = useMessages();
  const format = useFormat();
  const { provider, plan, members } = policy;
  const coverages = plan.coverage_options ?? [];
  // Once there is a policy, what one member has alone is below their name.
  const shared = members ? coverages.filter(({ scope }) => scope !== "member") : coverages;
  const isEmployers = shared.length > 0 && shared.every(({ scope }) => scope === "group_policy");
  const listed = members?.map((member) => ({
    id: member.id,
    name: format.name(member, members),
    relation: member.member_type !== "policyholder" && messageFor(relation, relations[member.member_type]),
    chosen:
      member.member_type === "policyholder"
        ? null
        : choicesOfMember(props.plan?.coverage_configurations ?? coverages, member.coverage_selections),
  }));
  const rows = [
    ...numberRows(policy, texts.memberNumber),
    { id: "starts", label: texts.starts, value: format.date(policy.estimated_effective_from) },
    { id: "ends", label: texts.ends, value: format.date(policy.term_ends_on) },
    ...(listed ? [{ id: "members", label: texts.members, value: <MemberList members={listed} /> }] : []),
    ...(isEmployers
      ? [{ id: "choices", label: cover.byEmployer, value: <ChosenList coverages={shared} /> }]
      : []),
    ...(beneficiaries ? [{ id: "beneficiaries", label: steps.beneficiaries, value: beneficiaries }] : []),
    ...(support && provider.support_phone_number
      ? [
          {
            id: "support",
            label: texts.support,
            value: <PhoneLink number={provider.support_phone_number} country={country} />,
          },
        ]
      : []),
  ];
  return (
    <div className="ek-policy">
      <div className="ek-policy-head">
        <Logo name={provider.name} src={provider.logo_url} />
        <div className="ek-plain">
          <Heading size="part">
            <Name>{plan.name}</Name>
          </Heading>
          <p className="ek-quiet">
            {`${messageFor(benefit, policy.type)} ${texts.by(format.isolate(provider.name))}`}
          </p>
        </div>
      </div>
      <SummaryList rows={rows} />
      {!isEmployers && (
        <Details summary={texts.choices}>
          <ChosenCover coverages={shared} />
        </Details>
      )}
      <DocumentList documents={plan.documents} collapsed />
    </div>
  );
}

/** How the members of a family are called. */
const relations: Readonly<Record<string, string>> = {
  partner_dependant: "partner",
  child_dependant: "child",
};
