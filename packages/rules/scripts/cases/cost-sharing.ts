import type { CostSharingConfiguration, HealthPlanPricing } from "@enrolkit/contract";
import { employerShare, fromMinor, type MemberToPrice, priceFamily } from "../../src/index.ts";

interface CostSharingInput {
  pricing: HealthPlanPricing;
  members: MemberToPrice[];
  cost_sharing: CostSharingConfiguration;
}

export function answerCostSharing({ pricing, members, cost_sharing }: CostSharingInput): unknown {
  const family = priceFamily(pricing, members);
  const employer = employerShare(cost_sharing, family);
  return {
    total: fromMinor(family.total, family.currency),
    employer: fromMinor(employer, family.currency),
    employee: fromMinor(family.total - employer, family.currency),
  };
}
