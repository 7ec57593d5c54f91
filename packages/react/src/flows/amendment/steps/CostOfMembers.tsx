"use client";
import type { Cost, CoveredMember } from "@enrolkit/types";
import type { ReactNode } from "react";
import { CostList } from "../../../components/CostPreview/CostList.tsx";
import { asCovered, costBegan, memberCostsFrom } from "../../../cost/changed-cost.ts";
import { grossOf } from "../../../cost/gross-of.ts";
import type { InForce } from "../useInForce.ts";

export interface CostOfMembersProps {
  inForce: InForce;
  members: readonly CoveredMember[];
  cost: Cost;
  /** The day from which these members cost that; absent for those of today. */
  from?: string | undefined;
}

/** Members of the policy, with what each of them costs. */
export function CostOfMembers({ inForce, members, cost, from }: CostOfMembersProps): ReactNode {
  const { plan } = inForce;
  // A plan for the employee alone has no shares of others.
  const costs = memberCostsFrom(inForce, members.map(asCovered), from ?? costBegan(inForce.policy)) ?? [
    { person: null, ...grossOf(cost.monthly) },
  ];
  return <CostList policies={[{ ...plan, type: plan.benefit_type, cost, members: costs }]} />;
}
