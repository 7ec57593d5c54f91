import { useQuery } from "@tanstack/react-query";
import { timeOffQuery } from "../../api/queries.ts";
import { useMe } from "../../api/session.ts";
import { usePreferences } from "../../preferences/preferences.tsx";
import { Loaded } from "../../ui/Loaded.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import type { Leave } from "../../wire.ts";
import { AllowanceBar } from "./AllowanceBar.tsx";
import { AwayList } from "./AwayList.tsx";
import "./time-off.css";

export function TimeOffPage() {
  const { messages, format } = usePreferences();
  const timeOff = useQuery(timeOffQuery(useMe()));
  const allowance = timeOff.data?.allowance ?? 25;
  return (
    <div className="time-off-page">
      <PageTitle title={messages.timeOff.title} lead={messages.timeOff.lead(format.days(allowance))} />
      <Loaded query={timeOff} rows={8}>
        {(value) => (
          <div className="time-off">
            <section className="card" aria-labelledby="allowance">
              <h2 id="allowance">{messages.timeOff.allowance}</h2>
              <AllowanceBar timeOff={value} />
              <dl className="allowance-figures">
                {(["taken", "booked", "left"] as const).map((part) => (
                  <div key={part} data-part={part}>
                    <dt>{messages.timeOff[part]}</dt>
                    <dd>{format.days(value[part])}</dd>
                  </div>
                ))}
              </dl>
            </section>
            <section className="card" aria-labelledby="leave">
              <h2 id="leave">{messages.timeOff.yours}</h2>
              <LeaveTable leave={value.leave} />
            </section>
            <section className="card" aria-labelledby="away">
              <h2 id="away">{messages.timeOff.away}</h2>
              <AwayList away={value.away} />
            </section>
          </div>
        )}
      </Loaded>
    </div>
  );
}

/** A table where there is room, a list of cards where there is none. */
function LeaveTable({ leave }: { leave: Leave[] }) {
  const {
    messages: { timeOff: words },
    format,
  } = usePreferences();
  return (
    <table className="table stacking">
      <thead>
        <tr>
          <th scope="col">{words.when}</th>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.length}</th>
          <th scope="col">{words.state}</th>
        </tr>
      </thead>
      <tbody>
        {leave.map(({ id, from, to, kind, working_days, state }) => (
          <tr key={id}>
            <th scope="row">{format.dates(from, to)}</th>
            <td>{words.kinds[kind]}</td>
            <td>{format.days(working_days)}</td>
            <td>
              <span className="badge" data-state={state}>
                {words.states[state]}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
