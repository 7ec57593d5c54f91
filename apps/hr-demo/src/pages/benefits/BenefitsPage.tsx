import { EnrolmentFlow } from "@enrolkit/react";
import { useMe } from "../../api/me.tsx";
import { usePreferences } from "../../preferences/preferences.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { Enrolkit } from "./Enrolkit.tsx";
import { PoliciesInForce } from "./PoliciesInForce.tsx";

/** The flow is all that a host has to write; what the employee may change stands below it, once there is something. */
export function BenefitsPage() {
  const me = useMe();
  const { messages } = usePreferences();
  return (
    <>
      <PageTitle quiet title={messages.benefits.title} lead={messages.benefits.lead(me.employer)} />
      {me.is_offered_benefits ? (
        <Enrolkit>
          <EnrolmentFlow employeeId={me.employee_id} groupId={me.group_id} />
          {me.benefits?.status === "enrolled" && <PoliciesInForce />}
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
