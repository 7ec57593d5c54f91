"use client";
import type { PlanCoverage, PlanCoverageOption } from "@enrolkit/contract";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { Isolated } from "../../text/Isolated.tsx";
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
  const given = coverages.filter(({ scope }) => scope === "group_policy");
  return (
    <div className="ek-chosen">
      <Choices coverages={coverages.filter(({ scope }) => scope !== "group_policy")} />
      {given.length > 0 && <p className="ek-chosen-by">{cover.given}</p>}
      <Choices coverages={given} />
    </div>
  );
}

function Choices({ coverages }: { coverages: readonly PlanCoverage[] }): ReactNode {
  if (coverages.length === 0) return null;
  return (
    <dl className="ek-chosen-list">
      {coverages.map(({ id, name, options }) => (
        <div className="ek-chosen-cover" key={id}>
          <dt className="ek-chosen-name">
            <Isolated>{name}</Isolated>
          </dt>
          <dd className="ek-chosen-options">
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
