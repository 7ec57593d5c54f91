import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router";
import { addresses, groupQuoteAddress } from "../../../addresses.ts";
import { groupsQuery } from "../../../api/queries.ts";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { Avatar } from "../../../ui/Avatar.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { PageTitle } from "../../../ui/PageTitle.tsx";
import type { StaffGroup, StaffMember } from "../../../wire-employer.ts";
import { AddPeople } from "./AddPeople.tsx";
import { PlanInForce } from "./PlanInForce.tsx";

export function GroupPage() {
  const { groupId } = useParams<"groupId">();
  const { messages } = usePreferences();
  const words = messages.employer.groups;
  const groups = useQuery(groupsQuery(useAdministrator()));
  const group = groups.data?.groups.find(({ id }) => id === groupId);
  return (
    <div className="group-page">
      <Link to={addresses.groups} className="back-link">
        <Icon name="back" />
        {words.back}
      </Link>
      <PageTitle
        title={group?.name ?? words.title}
        {...(group && { lead: messages.employer.home.employeeCount(group.employees.length) })}
      />
      <Loaded query={groups} rows={10}>
        {({ staff }) =>
          group ? (
            <div className="group-parts">
              <People people={group.employees} />
              <Policies group={group} />
              <AddPeople group={group} staff={staff} />
            </div>
          ) : (
            <p className="card">{words.unknown}</p>
          )
        }
      </Loaded>
    </div>
  );
}

function People({ people }: { people: StaffMember[] }) {
  const { messages } = usePreferences();
  const words = messages.employer.groups;
  return (
    <section className="card" aria-labelledby="group-people">
      <h2 id="group-people">{words.people}</h2>
      {people.length === 0 ? (
        <p className="muted">{words.empty}</p>
      ) : (
        <ul className="staff">
          {people.map((person) => (
            <li key={person.id}>
              <Avatar name={person} />
              <span>
                <bdi>
                  {person.first_name} {person.last_name}
                </bdi>
                {person.title && <bdi className="muted">{person.title}</bdi>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Policies({ group: { id, policies } }: { group: StaffGroup }) {
  const { messages } = usePreferences();
  const words = messages.employer.groups;
  return (
    <section className="card" aria-labelledby="group-policies">
      <h2 id="group-policies">{words.policies}</h2>
      {policies.length === 0 && <p className="muted">{words.none}</p>}
      <ul className="in-force">
        {policies.map((policy) => (
          <li key={policy.id}>
            <PlanInForce policy={policy} />
          </li>
        ))}
      </ul>
      <Link to={policies.length === 0 ? groupQuoteAddress(id) : addresses.policies} className="quiet-link">
        {policies.length === 0 ? messages.employer.home.getQuote : messages.employer.home.seePolicies}
      </Link>
    </section>
  );
}
