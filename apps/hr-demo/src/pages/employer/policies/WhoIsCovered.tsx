import { EkSettings, Participation, type ParticipationState, useReminderFacts } from "@enrolkit/react";
import { addresses } from "../../../addresses.ts";
import { post } from "../../../api/request.ts";
import { themeOnCard } from "../../benefits/theme.ts";
import type { CompanyPolicy } from "../../../wire-employer.ts";

interface WhoIsCoveredProps {
  policy: Pick<CompanyPolicy, "id" | "group">;
  /** The state whose employees are shown at first. */
  initialState?: ParticipationState | undefined;
}

/** Who takes part in a policy. Our backend starts enrolments; employees choose on their own Benefits page. */
export function WhoIsCovered({ policy: { id, group }, initialState }: WhoIsCoveredProps) {
  return (
    <EkSettings theme={themeOnCard} headingLevel={3}>
      <Participation
        groupPolicyId={id}
        initialState={initialState}
        reminderFacts={useReminderFacts([id])([id])}
        reminderUrl={new URL(addresses.benefits, location.href).href}
        onStartEnrolment={({ employee_id }) =>
          post(`/api/employer/groups/${group.id}/enrolments`, { employee_id })
        }
      />
    </EkSettings>
  );
}
