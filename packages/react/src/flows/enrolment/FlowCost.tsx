"use client";
import type { PlanCoverageOptionSelection } from "@enrolkit/types";
import type { ReactNode } from "react";
import { CostPreview } from "../../components/CostPreview/CostPreview.tsx";
import { sumOfCosts } from "../../components/CostPreview/sum-of-costs.ts";
import type { ChosenDependent } from "../../cost/preview-costs.ts";
import { useCostPreview } from "../../hooks/useCostPreview.ts";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { Loaded } from "../shared/Loaded.tsx";
import { isOver } from "./enrolment-intent.ts";
import { useCoveredPeople } from "./useCoveredPeople.ts";
import type { EnrolmentFlowState } from "./useEnrolmentFlow.ts";

interface FlowCostProps {
  flow: EnrolmentFlowState;
  /** Choices of policy scope that are not sent yet; by default those that the enrolment holds. */
  selections?: readonly PlanCoverageOptionSelection[] | undefined;
  /** Who would be covered, null while that is not known; by default those on the latest list. */
  dependents?: readonly ChosenDependent[] | null | undefined;
}

const none: readonly never[] = [];

/** What it costs as things are chosen now, and by how much that changed since the employee began: alone, with nothing chosen. */
export function FlowCost({ flow, selections, dependents }: FlowCostProps): ReactNode {
  const listed = useCoveredPeople(flow);
  const covered = dependents === undefined ? listed : dependents;
  const preview = useCostPreview({
    intent: flow.intent,
    selections,
    dependents: covered ?? none,
  });
  const atFirst = useCostPreview({ intent: flow.intent, selections: none }).data ?? none;
  // Once it is over it is what it is.
  const started = isOver(flow.intent) ? undefined : sumOfCosts(atFirst.map(({ cost }) => cost))?.employee;
  // A cost without them would seem to jump once they are there.
  if (covered === null) return <Skeleton shapes={["panel"]} />;
  return (
    <Loaded of={preview} shapes={["panel"]}>
      {(policies) => <CostPreview policies={policies} started={started} />}
    </Loaded>
  );
}
