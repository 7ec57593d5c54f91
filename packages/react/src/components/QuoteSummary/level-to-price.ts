import type { CostSharingConfiguration, Plan, PlanCoverageOptionSelection } from "@enrolkit/types";
import type { EnrolmentToCost } from "@enrolkit/rules";

/** What decides what a group costs. */
export interface LevelToPrice {
  readonly plan: EnrolmentToCost["plan"] & Pick<Plan, "currency">;
  readonly employeeCount: number;
  readonly costSharing: CostSharingConfiguration;
  readonly selections: readonly PlanCoverageOptionSelection[] | null;
  /** The first day of cover, `YYYY-MM-DD`. */
  readonly startsOn: string;
}
