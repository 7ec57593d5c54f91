"use client";
import type { Policy, RelationshipType } from "@enrolkit/types";
import type { ReactNode } from "react";
import { Unread } from "../shared/Unread.tsx";
import { useEmployeeDay } from "../shared/useLocalDay.ts";
import { usePreload } from "../shared/usePreload.ts";
import { useAssociatedPersons } from "../../hooks/useAssociatedPersons.ts";
import { useEmployee, usePlan } from "../../hooks/useCatalogue.ts";
import { useEnrolmentOfPolicy, usePolicies } from "../../hooks/usePolicies.ts";
import { usePoliciesMessages } from "../../messages/hooks.ts";
import { PrintButton } from "../../primitives/PrintButton/PrintButton.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { EkSettings } from "../../provider/EkSettings.tsx";
import { Heading, Section } from "../../theme/heading-level.tsx";
import { PoliciesRoot } from "../../components/PartRoot/PartRoot.tsx";
import type { PolicyCardProps } from "../../components/PolicyCard/PolicyCard.tsx";
import { policyStateOn } from "../../components/PolicyCard/policy-days.ts";
import { LaterCard, loadCard } from "./later-card.ts";

export interface PoliciesOverviewProps {
  /** The employee who is signed in, `ee_…`. */
  readonly employeeId: string;
  /** The calendar day where the employee is, `YYYY-MM-DD`; by default that of the service's clock. */
  readonly today?: string | undefined;
  /** The next pay day, `YYYY-MM-DD`: the next deduction is then named by its day, else by its month. */
  readonly nextPayday?: string | undefined;
  /** Leads to where a policy, `p_…`, is changed or ended; no button when absent. */
  readonly onChange?: ((policyId: string) => void) | undefined;
  /** Who is paid by a policy, in the host's own words; by default those who are named for life cover, as the service has them. */
  readonly beneficiaries?: ((policy: Policy) => ReactNode) | undefined;
  /** Leads to where the beneficiaries of a policy, `p_…`, are changed; by default they are changed in place. */
  readonly onBeneficiaries?: ((policyId: string) => void) | undefined;
  /** Prints the page. A page that prints differently gives its own; null leaves the button away. */
  readonly onPrint?: (() => void) | null | undefined;
  /** The level of the first heading, 1 to 6; by default the provider's. */
  readonly headingLevel?: number | undefined;
}

/**
 * The cover of an employee: a card for each policy, those that have ended grey and last. Reads everything by itself; a
 * policy that cannot be read hides no other.
 */
export function PoliciesOverview({ headingLevel, ...props }: PoliciesOverviewProps): ReactNode {
  const list = (
    <PoliciesRoot shapes={shapes}>
      <Policies {...props} />
    </PoliciesRoot>
  );
  return headingLevel === undefined ? list : <EkSettings headingLevel={headingLevel}>{list}</EkSettings>;
}

const shapes = ["title", "panel", "panel"] as const;
const parts = [loadCard];

function Policies(props: PoliciesOverviewProps): ReactNode {
  const { employeeId, onPrint } = props;
  const { policies: texts } = usePoliciesMessages();
  usePreload(parts);
  const policies = usePolicies(employeeId);
  const employee = useEmployee(employeeId);
  const persons = useAssociatedPersons(employeeId);
  const day = useEmployeeDay(employeeId);
  const failed = [policies, employee].find((read) => read.isLoadingError);
  if (failed?.error) return <Unread error={failed.error} retry={() => void failed.refetch()} />;
  // Without the people on file members are called what the policy calls them.
  if (!policies.data || !employee.data || persons.isPending) return <Skeleton shapes={shapes} />;

  const today = props.today ?? day.today;
  const relationships: Record<string, RelationshipType> = Object.fromEntries(
    (persons.data ?? []).map(({ id, relationship_type }) => [id, relationship_type]),
  );
  const isOver = (policy: Policy) => ["ended", "neverBegan"].includes(policyStateOn(policy, today));
  const current = policies.data.filter((policy) => !isOver(policy)).toReversed();
  const past = policies.data.filter(isOver);
  const show = (policy: Policy) => (
    <ReadPolicy
      key={policy.id}
      {...props}
      policy={policy}
      today={today}
      country={day.location.country}
      relationships={relationships}
    />
  );
  return (
    <section className="ek-summary ek-policies">
      <div className="ek-summary-head">
        <Heading>{policies.data.length === 0 ? texts.none : texts.title}</Heading>
        {policies.data.length > 0 && <PrintButton onPrint={onPrint} />}
      </div>
      {policies.data.length === 0 && <p className="ek-text">{texts.noneBody}</p>}
      <Section>
        {current.map(show)}
        {past.length > 0 && (
          <>
            <Heading size="part">{texts.past}</Heading>
            <Section>{past.map(show)}</Section>
          </>
        )}
      </Section>
    </section>
  );
}

type ReadPolicyProps = Omit<PoliciesOverviewProps, "today"> &
  Pick<PolicyCardProps, "policy" | "today" | "country" | "relationships">;

/** A card with what is read for it alone. */
function ReadPolicy(props: ReadPolicyProps): ReactNode {
  const { policy, beneficiaries, onBeneficiaries, onChange } = props;
  const { today, nextPayday, country, relationships } = props;
  const plan = usePlan(policy.plan_id);
  const enrolment = useEnrolmentOfPolicy(policy);
  const failed = [plan, enrolment].find((read) => read.isLoadingError);
  if (failed?.error) return <Unread error={failed.error} retry={() => void failed.refetch()} />;
  const enrolled = enrolment.data?.policy_enrolments.find((one) => one.plan.id === policy.plan_id);
  if (!plan.data || !enrolled) return <Skeleton shapes={["panel"]} />;
  return (
    <LaterCard
      policy={policy}
      plan={plan.data}
      enrolled={enrolled}
      {...{ today, nextPayday, country, relationships }}
      beneficiaries={beneficiaries?.(policy)}
      onBeneficiaries={onBeneficiaries && (() => onBeneficiaries(policy.id))}
      onChange={onChange && (() => onChange(policy.id))}
    />
  );
}
