import type { CallResult } from "@enrolkit/client";
import { useEnrolkitQueries } from "@enrolkit/react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { policyAddress } from "../../addresses.ts";
import { useMe } from "../../api/session.ts";
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

interface PolicyInForceProps {
  policy: CallResult<"RetrievePolicy">;
  /** The plan's name. */
  plan: string;
}

/** Who is covered by a policy, its last day if it has one, and the link to change it. */
export function PolicyInForce({ policy, plan }: PolicyInForceProps) {
  const { messages, format } = usePreferences();
  const words = messages.benefits;
  const { id, status, effective_from, ends_on, members } = policy;
  return (
    <article className="policy-in-force" aria-label={plan}>
      <div>
        <h3>
          <bdi>{plan}</bdi>
        </h3>
        <p className="muted">
          {words.covers(format.all(members.map((member) => `${member.first_name} ${member.last_name}`)))}
        </p>
        {ends_on && (
          <p className="muted">
            {ends_on < effective_from ? words.neverBegan : words.ends(format.date(ends_on))}
          </p>
        )}
      </div>
      <Link to={policyAddress(id)} className="button">
        {status === "active" ? words.change : words.see}
        <span className="visually-hidden"> {plan}</span>
      </Link>
    </article>
  );
}
