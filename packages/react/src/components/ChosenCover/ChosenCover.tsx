"use client";
import type { CoverageScope, PlanCoverage } from "@enrolkit/types";
import type { ReactNode } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { Details } from "../../primitives/Details/Details.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";
import { ChosenList } from "./ChosenList.tsx";

export interface ChosenCoverProps {
  /** Coverages narrowed to what was chosen (`plan.coverage_options`); null when nothing is. */
  coverages: readonly PlanCoverage[] | null | undefined;
}

/**
 * What was chosen, coverage by coverage, nested options after their parent: one's own choices, then those of others under
 * whose they are, the employer's collapsed below them. Nothing to change here.
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
  const of = (wanted: CoverageScope) => coverages.filter(({ scope }) => scope === wanted);
  const others = of("member");
  const employers = of("group_policy");
  const byEmployer = <ChosenList coverages={employers} />;
  return (
    <div className="ek-chosen">
      <ChosenList coverages={of("policy")} />
      {others.length > 0 && <p className="ek-chosen-by">{cover.others}</p>}
      <ChosenList coverages={others} />
      {employers.length < coverages.length ? (
        employers.length > 0 && <Details summary={cover.alsoByEmployer}>{byEmployer}</Details>
      ) : (
        <>
          <p className="ek-chosen-by">{cover.byEmployer}</p>
          {byEmployer}
        </>
      )}
    </div>
  );
}
