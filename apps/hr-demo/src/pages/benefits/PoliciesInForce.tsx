import { useEnrolkitQueries } from "@enrolkit/react";
import { useQuery } from "@tanstack/react-query";
import { useMe } from "../../api/session.ts";
import { PolicyInForce } from "./PolicyInForce.tsx";
import { usePreferences } from "../../preferences/preferences.tsx";
import "./benefits.css";

/** The employee's policies by Enrolkit's queries: the same cache as the widgets', in our own words. */
export function PoliciesInForce() {
  const { employee_id } = useMe();
  const { messages } = usePreferences();
  const queries = useEnrolkitQueries();
  const { data: policies = [] } = useQuery(queries.policies(employee_id));
  const { data: plans = [] } = useQuery(queries.plans(policies.map(({ plan_id }) => plan_id)));
  if (policies.length === 0 || plans.length === 0) return null;
  return (
    <section className="card policies-in-force" aria-labelledby="policies-in-force">
      <h2 id="policies-in-force">{messages.benefits.changed}</h2>
      <p className="muted">{messages.benefits.changedMore}</p>
      <ul>
        {policies.map((policy) => (
          <li key={policy.id}>
            <PolicyInForce policy={policy} plan={plans.find(({ id }) => id === policy.plan_id)?.name ?? ""} />
          </li>
        ))}
      </ul>
    </section>
  );
}
