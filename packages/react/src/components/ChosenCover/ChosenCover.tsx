"use client";
import type { PlanCoverage, PlanCoverageOption } from "@enrolkit/contract";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { EkRoot } from "../../theme/EkRoot.tsx";

export interface ChosenCoverProps {
  /** Coverages narrowed to what was chosen (`plan.coverage_options`); null when nothing is. */
  coverages: readonly PlanCoverage[] | null | undefined;
}

/** What was chosen, coverage by coverage, nested options after their parent; nothing to change here. */
export function ChosenCover(props: ChosenCoverProps): ReactNode {
  return (
    <EkRoot>
      <Chosen {...props} />
    </EkRoot>
  );
}

function Chosen({ coverages }: ChosenCoverProps): ReactNode {
  const { plan, cover } = useMessages();
  if (!coverages?.length) return <p className="ek-text">{plan.noChoices}</p>;
  return (
    <dl className="ek-chosen">
      {coverages.map(({ id, name, options, scope }) => (
        <div className="ek-chosen-cover" key={id}>
          <dt className="ek-chosen-name" dir="auto">
            {name}
          </dt>
          <dd className="ek-chosen-options" dir="auto">
            {namesOf(options)}
            {scope === "group_policy" && <span className="ek-chosen-by">{cover.given}</span>}
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
