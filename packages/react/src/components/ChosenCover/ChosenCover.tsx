"use client";
import type { CoverageScope, PlanCoverage } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { ChosenList } from "./ChosenList.tsx";

export interface ChosenCoverProps {
  /** Coverages narrowed to what was chosen (`plan.coverage_options`); null when nothing is. */
  coverages: readonly PlanCoverage[] | null | undefined;
}

/**
 * What was chosen, coverage by coverage, nested options after their parent: one's own choices, then those of others under
 * whose they are. Nothing to change here.
 */
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
  const under = (wanted: CoverageScope, by?: string): ReactNode => {
    const chosen = coverages.filter(({ scope }) => scope === wanted);
    return (
      chosen.length > 0 && (
        <>
          {by && <p className="ek-chosen-by">{by}</p>}
          <ChosenList coverages={chosen} />
        </>
      )
    );
  };
  return (
    <div className="ek-chosen">
      {under("policy")}
      {under("member", cover.others)}
      {under("group_policy", cover.byEmployer)}
    </div>
  );
}
