import { usePreferences } from "../../preferences/preferences.tsx";
import type { Leave } from "../../wire.ts";

/** A table where there is room, a list of cards where there is none. */
export function LeaveTable({ leave }: { leave: Leave[] }) {
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
