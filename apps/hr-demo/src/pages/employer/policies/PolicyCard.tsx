import type { ReactNode } from "react";
import { Link } from "react-router";
import { groupAddress, receiptAddress } from "../../../addresses.ts";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import type { CompanyPolicy, EnrolmentOfMember } from "../../../wire-employer.ts";
import { describeCostSharing } from "./describe-cost-sharing.ts";

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
      <CoveredPeople
        plan={policy.plan}
        members={policy.members}
        summary={started(format.number(begun), format.number(policy.members.length))}
      />
    </article>
  );
}

const policyBadges = { active: "approved", starting: "requested", ended: "taken" };

interface CoveredPeopleProps extends Pick<CompanyPolicy, "plan" | "members"> {
  summary: string;
}

/** Who is covered from when. An employer sees no families, and no reasons why an employee is not covered. */
function CoveredPeople({ plan, members, summary }: CoveredPeopleProps) {
  const { messages, format } = usePreferences();
  const { policies: words, enrolment: states } = messages.employer;
  if (members.length === 0) return <p className="muted">{messages.employer.groups.empty}</p>;
  return (
    <details className="covered">
      <summary>{summary}</summary>
      <table className="table stacking">
        <caption className="visually-hidden">{words.people(plan)}</caption>
        <thead>
          <tr>
            <th scope="col">{words.employee}</th>
            <th scope="col">{words.state}</th>
            <th scope="col">{words.from}</th>
          </tr>
        </thead>
        <tbody>
          {members.map(({ id, first_name, last_name, enrolment }) => {
            const state = stateOf(enrolment);
            return (
              <tr key={id}>
                <th scope="row">
                  <bdi>
                    {first_name} {last_name}
                  </bdi>
                </th>
                <td>
                  <span className="badge" data-state={enrolmentBadges[state]}>
                    {states[state]}
                  </span>
                </td>
                <td>{enrolment && state !== "ended" ? words.since(format.date(enrolment.from)) : "–"}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}

const enrolmentBadges = {
  none: "taken",
  choosing: "requested",
  scheduled: "requested",
  enrolling: "requested",
  enrolled: "approved",
  ended: "taken",
};

function stateOf(enrolment: EnrolmentOfMember | null): keyof typeof enrolmentBadges {
  switch (enrolment?.status) {
    case undefined:
      return "none";
    case "scheduled":
    case "enrolling":
    case "enrolled":
      return enrolment.status;
    case "ineligible":
    case "rejected":
    case "not_undertaken":
      return "ended";
    default:
      return "choosing";
  }
}
