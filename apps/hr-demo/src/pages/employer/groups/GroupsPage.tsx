import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { addresses, groupAddress } from "../../../addresses.ts";
import { groupsQuery } from "../../../api/queries.ts";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import { PageTitle } from "../../../ui/PageTitle.tsx";
import type { StaffGroup } from "../../../wire-employer.ts";

export function GroupsPage() {
  const { messages } = usePreferences();
  const words = messages.employer.groups;
  const groups = useQuery(groupsQuery(useAdministrator()));
  return (
    <>
      <PageTitle title={words.title} lead={words.lead}>
        <Link to={addresses.newGroup} className="button primary">
          {words.create}
        </Link>
      </PageTitle>
      <Loaded query={groups} rows={8}>
        {(value) => (
          <ul className="groups">
            {value.groups.map((group) => (
              <li key={group.id} className="card group">
                <GroupInShort group={group} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </>
  );
}

const shown = 3;

function GroupInShort({ group }: { group: StaffGroup }) {
  const { messages, format } = usePreferences();
  const { groups: words, home } = messages.employer;
  const names = group.employees.map(({ first_name, last_name }) => `${first_name} ${last_name}`);
  const rest = names.length - shown;
  return (
    <>
      <h2>
        <Link to={groupAddress(group.id)}>
          <bdi>{group.name}</bdi>
        </Link>
      </h2>
      <p className="group-count">{home.employeeCount(names.length)}</p>
      <p className="muted">
        {names.length === 0
          ? words.empty
          : rest > 0
            ? words.more(format.some(names.slice(0, shown)), format.number(rest))
            : format.all(names)}
      </p>
      <ul className="badges">
        {group.policies.map(({ id, plan }) => (
          <li key={id} className="badge" data-state="approved">
            <bdi>{plan}</bdi>
          </li>
        ))}
        {group.policies.length === 0 && <li className="badge">{words.noPolicy}</li>}
      </ul>
    </>
  );
}
