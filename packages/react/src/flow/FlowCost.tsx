"use client";
import type { PlanCoverageOptionSelection } from "@enrolkit/contract";
import { type ReactNode, useState } from "react";
import { CostPreview } from "../components/CostPreview/CostPreview.tsx";
import { sumOfCosts } from "../components/CostPreview/sum-of-costs.ts";
import type { ChosenDependent, PolicyCost } from "../cost/preview-costs.ts";
import { useCostPreview } from "../hooks/useCostPreview.ts";
import { Loaded } from "./Loaded.tsx";
import { useCoveredPeople } from "./use-covered-people.ts";
import type { Flow } from "./use-flow.ts";

interface FlowCostProps {
  flow: Flow;
  /** Choices of policy scope that are not sent yet. */
  selections?: readonly PlanCoverageOptionSelection[] | undefined;
  /** Who would be covered; by default those on the latest list. */
  dependents?: readonly ChosenDependent[] | undefined;
}

/** What it costs as things are chosen now, and by how much the last choice moved it. */
export function FlowCost({ flow, selections, dependents }: FlowCostProps): ReactNode {
  const listed = useCoveredPeople(flow);
  const preview = useCostPreview({
    intent: flow.intent,
    selections: selections ?? flow.draft.selections,
    dependents: dependents ?? listed,
  });
  return (
    <Loaded of={preview} shapes={["panel"]}>
      {(policies) => <Moving policies={policies} />}
    </Loaded>
  );
}

function Moving({ policies }: { policies: readonly PolicyCost[] }): ReactNode {
  const now = sumOfCosts(policies.map(({ cost }) => cost))?.employee;
  const [shown, setShown] = useState<{ now: number | undefined; before: number | undefined }>({
    now,
    before: undefined,
  });
  if (shown.now !== now) setShown({ now, before: shown.now });
  return <CostPreview policies={policies} before={shown.before} />;
}
