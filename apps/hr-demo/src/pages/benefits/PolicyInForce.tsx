import type { CallResult } from "@enrolkit/client";
import { usePreferences } from "../../preferences/preferences.tsx";
import { policyAddress } from "../../addresses.ts";
import { Link } from "react-router";

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
