import type { ReactNode } from "react";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { groupAddress, receiptAddress } from "../../../addresses.ts";
import { Link } from "react-router";
import type { CompanyPolicy } from "../../../wire-employer.ts";
import { describeCostSharing } from "./describe-cost-sharing.ts";
import { CoveredPeople } from "./CoveredPeople.tsx";

/** One plan in force for one group: its terms, and how far each employee is. */
export function PolicyCard({ policy }: { policy: CompanyPolicy }) {
  const { today } = useAdministrator();
  const { messages, format } = usePreferences();
  const { policies: words, started } = messages.employer;
  const state = policy.status === "active" && policy.starts_on > today ? "starting" : policy.status;
  const begun = policy.members.filter(({ enrolment }) => enrolment).length;
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
    <article className="card policy" aria-labelledby={`name-${policy.id}`}>
      <header className="policy-head">
        <h2 id={`name-${policy.id}`}>
          <bdi>{policy.plan}</bdi>
        </h2>
        <span className="badge" data-state={badges[state]}>
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
      <CoveredPeople
        plan={policy.plan}
        members={policy.members}
        summary={started(format.number(begun), format.number(policy.members.length))}
      />
    </article>
  );
}

const badges = { active: "approved", starting: "requested", ended: "taken" };
