import { usePlans, usePolicies } from "@enrolkit/react";
import { useMe } from "../../api/session.ts";
import { PolicyInForce } from "./PolicyInForce.tsx";
import { usePreferences } from "../../preferences/preferences.tsx";
import "./benefits.css";

/** The employee's policies by Enrolkit's hooks: the same state as the widgets', in our own words. */
export function PoliciesInForce() {
  const { employee_id } = useMe();
  const { messages } = usePreferences();
  const policies = usePolicies(employee_id).data ?? [];
  const plans = usePlans(policies.map(({ plan_id }) => plan_id)).data ?? [];
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
