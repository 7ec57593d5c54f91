import type { PlanCoverage, PlanCoverageOption } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { Isolated } from "../../text/Isolated.tsx";

/** What was chosen, coverage by coverage, “None” of one without options; nothing where there are no coverages. */
export function ChosenList({ coverages }: { coverages: readonly PlanCoverage[] }): ReactNode {
  const { people } = useMessages();
  if (coverages.length === 0) return null;
  return (
    <dl className="ek-chosen-list">
      {coverages.map(({ id, name, options }) => (
        <div className="ek-plain" key={id}>
          <dt className="ek-chosen-name">
            <Isolated>{name}</Isolated>
          </dt>{" "}
          <dd className="ek-plain">
            <Isolated>{namesOf(options) || people.none}</Isolated>
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
