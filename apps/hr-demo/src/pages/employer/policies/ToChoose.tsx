import {
  EkSettings,
  ParticipantList,
  type ParticipationState,
  useEnrolkitQueries,
  useReminderFacts,
} from "@enrolkit/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { addresses } from "../../../addresses.ts";
import { ownKey, peopleToChooseQuery } from "../../../api/queries.ts";
import { post } from "../../../api/request.ts";
import { useAdministrator } from "../../../api/session.ts";
import { usePreferences } from "../../../preferences/preferences.tsx";
import { Loaded } from "../../../ui/Loaded.tsx";
import type { PeopleToChoose, PersonToChoose } from "../../../wire-employer.ts";
import { themeOnCard } from "../../benefits/theme.ts";

/** Those who are choosing come first, as their time runs. */
const states = ["invited", "deadline_missed", "not_invited"] as const satisfies ParticipationState[];

/** So long after it was started an enrolment is prepared before the employee can choose. */
const preparingMs = 15_000;

/** Everyone who has not chosen yet, over all groups and policies: reminded, or started, all at once. */
export function ToChoose() {
  const { messages } = usePreferences();
  const words = messages.employer.policies;
  const [started, setStarted] = useState({ count: 0, at: 0 });
  const query = useQuery({
    ...peopleToChooseQuery(useAdministrator()),
    refetchInterval: ({ state }) => (state.dataUpdatedAt < started.at + preparingMs ? 1000 : false),
  });
  return (
    <section className="card to-choose" aria-labelledby="to-choose">
      <header>
        <h2 id="to-choose">{words.toChoose}</h2>
        <p role="status">{started.count > 0 && words.started(started.count)}</p>
      </header>
      <Loaded query={query} rows={3}>
        {({ now, people }) =>
          people.length === 0 ? (
            <p className="muted">{words.allChose}</p>
          ) : (
            states.map((state) => (
              <InState
                key={state}
                state={state}
                now={now}
                onStarted={(count) => setStarted({ count, at: Date.now() })}
                people={people.filter((person) => person.state === state)}
              />
            ))
          )
        }
      </Loaded>
    </section>
  );
}

interface InStateProps extends PeopleToChoose {
  state: (typeof states)[number];
  /** Hears for how many an enrolment was started. */
  onStarted: (count: number) => void;
}

function InState({ state, now, people, onStarted }: InStateProps) {
  const me = useAdministrator();
  const { messages, format } = usePreferences();
  const queryClient = useQueryClient();
  const { queryKey } = useEnrolkitQueries();
  const factsOf = useReminderFacts(
    state === "invited" ? [...new Set(people.flatMap(({ policy_ids }) => policy_ids))].toSorted() : [],
  );
  const known = ({ employee_id }: Pick<PersonToChoose, "employee_id">) =>
    people.find((person) => person.employee_id === employee_id);
  const groupOf = (person: Pick<PersonToChoose, "employee_id">) => known(person)?.group;
  if (people.length === 0) return null;
  return (
    <section className="in-state" aria-labelledby={`to-choose-${state}`}>
      <h3 id={`to-choose-${state}`}>
        {messages.employer.policies.choice[state](format.number(people.length))}
      </h3>
      <EkSettings theme={themeOnCard} headingLevel={4}>
        <ParticipantList
          participants={people}
          now={new Date(now)}
          isWhole
          reminderUrl={new URL(addresses.benefits, location.href).href}
          factsOf={(person) => factsOf(known(person)?.policy_ids ?? [])}
          noteOf={(person) => groupOf(person)?.name ?? ""}
          onStartEnrolment={({ employee_id }) =>
            post(`/api/employer/groups/${groupOf({ employee_id })?.id}/enrolments`, { employee_id })
          }
          onStarted={({ length }) => {
            onStarted(length);
            return Promise.all([
              queryClient.invalidateQueries({ queryKey: ownKey(me) }),
              queryClient.invalidateQueries({ queryKey }),
            ]);
          }}
        />
      </EkSettings>
    </section>
  );
}
