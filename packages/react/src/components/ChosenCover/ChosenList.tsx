import type { PlanCoverage, PlanCoverageOption } from "@enrolkit/types";
import type { ReactNode } from "react";
import { Isolated } from "../../text/Isolated.tsx";

/** What was chosen, coverage by coverage; nothing where there is none. */
export function ChosenList({ coverages }: { coverages: readonly PlanCoverage[] }): ReactNode {
  if (coverages.length === 0) return null;
  return (
    <dl className="ek-chosen-list">
      {coverages.map(({ id, name, options }) => (
        <div className="ek-plain" key={id}>
          <dt className="ek-chosen-name">
            <Isolated>{name}</Isolated>
          </dt>{" "}
          <dd className="ek-plain">
            <Isolated>{namesOf(options)}</Isolated>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Options and what is chosen below them: `Comprehensive (With treatment at home), Gym`. */
function namesOf(options: readonly PlanCoverageOption[]): string {
  return options
    .map(({ name, sub_options }) => (sub_options?.length ? `${name} (${namesOf(sub_options)})` : name))
    .join(", ");
}
