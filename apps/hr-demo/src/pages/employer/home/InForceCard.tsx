import { usePreferences } from "../../../preferences/preferences.tsx";
import { addresses } from "../../../addresses.ts";
import { Link } from "react-router";
import type { CompanyHome } from "../../../wire-employer.ts";

/** What is in force, and how far its people have come. */
export function InForceCard({ policies }: Pick<CompanyHome, "policies">) {
  const { messages, format } = usePreferences();
  const { home: words, started } = messages.employer;
  return (
    <section className="card" aria-labelledby="home-policies">
      <h2 id="home-policies">{words.inForce}</h2>
      <p className="figure">
        <span className="figure-main">{words.policyCount(policies.length)}</span>
      </p>
      <ul className="in-force">
        {policies.map((policy) => (
          <li key={policy.id}>
            <bdi>{policy.plan}</bdi>
            <span className="muted">
              <bdi>{policy.group}</bdi>
              {" · "}
              {started(format.number(policy.started), format.number(policy.members))}
            </span>
          </li>
        ))}
      </ul>
      <Link to={addresses.policies} className="quiet-link">
        {words.seePolicies}
      </Link>
    </section>
  );
}
