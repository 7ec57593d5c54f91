import type { CostSharingConfiguration, Plan, PlanCoverageOptionSelection } from "@enrolkit/types";
import type { EnrolmentToCost } from "@enrolkit/rules";

/** What decides what a group costs. */
export interface LevelToPrice {
  /** The plan: what it costs, and in which currency. */
  readonly plan: EnrolmentToCost["plan"] & Pick<Plan, "currency">;
  /** How many employees are in the group. */
  readonly employeeCount: number;
  /** Who pays what. */
  readonly costSharing: CostSharingConfiguration;
  /** What is chosen for all of the group. */
  readonly selections: readonly PlanCoverageOptionSelection[] | null;
  /** The first day of cover, `YYYY-MM-DD`. */
  readonly startsOn: string;
}
