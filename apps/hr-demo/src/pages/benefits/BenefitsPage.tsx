import { EnrolmentFlow, PoliciesOverview, useEnrolkitQueries } from "@enrolkit/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { policyAddress } from "../../addresses.ts";
import { useMe } from "../../api/session.ts";
import { useStepNavigation } from "../../navigation.tsx";
import { usePreferences } from "../../preferences/preferences.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { Enrolkit } from "./Enrolkit.tsx";
import { FurtherBenefits } from "./FurtherBenefits.tsx";
import "./benefits.css";

export function BenefitsPage() {
  const me = useMe();
  const { messages } = usePreferences();
  return (
    <>
      <PageTitle quiet title={messages.benefits.title} lead={messages.benefits.lead(me.employer)} />
      {me.is_offered_benefits ? (
        <Enrolkit>
          <Cover />
        </Enrolkit>
      ) : (
        <section className="card empty">
          <h2>{messages.benefits.none}</h2>
          <p>{messages.benefits.noneMore(me.employer)}</p>
        </section>
      )}
    </>
  );
}

/** What an enrolment is not over in. */
const open = new Set([
  "action_required",
  "coverage_options_required",
  "pending_confirmation",
  "processing",
  "enrolling",
  "scheduled",
]);

/**
 * The flow while an enrolment is open, with its last page until the person leaves it; from then on the policies, whatever
 * became of the newest enrolment. Who has no policy sees the flow, which has a page for every state.
 */
function Cover() {
  const { employee_id, group_id, benefits, next_payday } = useMe();
  const { messages } = usePreferences();
  const navigation = useStepNavigation();
  const policies = useQuery(useEnrolkitQueries().policies(employee_id));
  const isOpen = benefits !== null && open.has(benefits.status);
  const [isEnrolling, setEnrolling] = useState(isOpen);
  if (isOpen && !isEnrolling) setEnrolling(true);
  const isCovered = benefits?.status === "enrolled" || (policies.data ?? []).length > 0;
  // Until the policies of an enrolment that is over are read, there may be some.
  const mayBeCovered = isCovered || (benefits !== null && policies.isPending);

  if (!isEnrolling && mayBeCovered) return <PoliciesHome />;
  return (
    <>
      <EnrolmentFlow
        employeeId={employee_id}
        groupId={group_id}
        nextPayday={next_payday}
        navigation={navigation}
      />
      {!isOpen && isCovered && (
        <p className="to-policies">
          <button type="button" className="button" onClick={() => setEnrolling(false)}>
            {messages.benefits.toPolicies}
          </button>
        </p>
      )}
    </>
  );
}

function PoliciesHome() {
  const { employee_id, next_payday } = useMe();
  const navigate = useNavigate();
  return (
    <>
      <FurtherBenefits />
      <PoliciesOverview
        employeeId={employee_id}
        nextPayday={next_payday}
        onChange={(policyId) => void navigate(policyAddress(policyId))}
      />
    </>
  );
}
