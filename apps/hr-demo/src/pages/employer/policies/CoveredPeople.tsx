import { usePreferences } from "../../../preferences/preferences.tsx";
import type { CompanyPolicy, EnrolmentOfMember } from "../../../wire-employer.ts";

interface CoveredPeopleProps extends Pick<CompanyPolicy, "plan" | "members"> {
  summary: string;
}

/** Who is covered from when. An employer sees no families, and no reasons why an employee is not covered. */
export function CoveredPeople({ plan, members, summary }: CoveredPeopleProps) {
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
                  <span className="badge" data-state={badges[state]}>
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

const badges = {
  none: "taken",
  choosing: "requested",
  scheduled: "requested",
  enrolling: "requested",
  enrolled: "approved",
  ended: "taken",
};

function stateOf(enrolment: EnrolmentOfMember | null): keyof typeof badges {
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
