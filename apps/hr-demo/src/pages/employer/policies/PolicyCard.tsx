import type { ParticipationState } from "@enrolkit/react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import { groupAddress, receiptAddress } from "../../../addresses.ts";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import type { CompanyPolicy } from "../../../wire-employer.ts";
import { describeCostSharing } from "./describe-cost-sharing.ts";
import { WhoIsCovered } from "./WhoIsCovered.tsx";

interface PolicyCardProps {
  policy: CompanyPolicy;
  /** The state whose employees the address asks for. */
  shown: ParticipationState | undefined;
}

/** One plan in force for one group: its terms, and who is covered. */
export function PolicyCard({ policy, shown }: PolicyCardProps) {
  const { today } = useAdministrator();
  const { messages, format } = usePreferences();
  const { policies: words } = messages.employer;
  const state = policy.status === "active" && policy.starts_on > today ? "starting" : policy.status;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown) card.current?.scrollIntoView();
  }, [shown]);
  const facts: [name: string, value: ReactNode][] = [
    [
      words.group,
      <Link key="group" to={groupAddress(policy.group.id)}>
        <bdi>{policy.group.name}</bdi>
      </Link>,
    ],
    [words.insurer, <bdi key="insurer">{policy.provider}</bdi>],
    [words.period, `${format.date(policy.starts_on)} – ${format.date(policy.year_ends_on)}`],
    [words.cost, describeCostSharing(policy.cost_sharing, policy.currency, messages, format)],
    ...(policy.chosen.length > 0 ? [[words.chosen, format.all(policy.chosen)] as [string, ReactNode]] : []),
  ];
  return (
    <article ref={card} className="card policy" aria-labelledby={`name-${policy.id}`}>
      <header className="policy-head">
        <h2 id={`name-${policy.id}`}>
          <bdi>{policy.plan}</bdi>
        </h2>
        <span className="badge" data-state={policyBadges[state]}>
          {words[state]}
        </span>
      </header>
      <dl className="facts policy-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {policy.receipt_id && (
        <Link to={receiptAddress(policy.receipt_id)} className="quiet-link">
          {words.receipt}
        </Link>
      )}
      {policy.status === "active" && (
        <div className="policy-people">
          <WhoIsCovered policy={policy} initialState={shown} />
        </div>
      )}
    </article>
  );
}

const policyBadges = { active: "approved", starting: "requested", ended: "taken" };
