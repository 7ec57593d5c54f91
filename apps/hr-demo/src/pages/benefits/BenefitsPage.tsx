import { EnrolmentFlow, useEnrolkitQueries } from "@enrolkit/react";
import { useQuery } from "@tanstack/react-query";
import { useMe } from "../../api/session.ts";
import { useStepNavigation } from "../../navigation.tsx";
import { usePreferences } from "../../preferences/preferences.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { Enrolkit } from "./Enrolkit.tsx";
import { PoliciesInForce } from "./PoliciesInForce.tsx";

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

/**
 * The flow is all that a host has to write. Below it is what the employee may change. Once cover ends, the list of
 * policies describes it better than the flow.
 */
function Cover() {
  const { employee_id, group_id, benefits } = useMe();
  const navigation = useStepNavigation();
  const { data: policies = [] } = useQuery(useEnrolkitQueries().policies(employee_id));
  const isEnrolled = benefits?.status === "enrolled";
  const ends = isEnrolled && policies.some(({ ends_on }) => ends_on !== null);
  return (
    <>
      {!ends && <EnrolmentFlow employeeId={employee_id} groupId={group_id} navigation={navigation} />}
      {isEnrolled && <PoliciesInForce />}
    </>
  );
}
