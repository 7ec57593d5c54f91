import type { BenefitType, Cost } from "@enrolkit/types";
import type { MemberCost } from "../../cost/preview-costs.ts";

/** What one policy costs, and what its premium tax is called. */
export interface PricedPolicy {
  /** Distinguishes it; the plan's or the policy's. */
  id: string;
  /** The plan's. */
  name: string;
  /** In currency units, of a month and of the term. */
  cost: Cost;
  /** What the premium tax is called. */
  taxName?: string | undefined;
  /** What kind of benefit it is; without it the plan's name stands for it. */
  type?: BenefitType | undefined;
  /** Person by person, where it covers several (`useCostPreview`): a line each. */
  members?: readonly MemberCost[] | null | undefined;
  /** The last day of the term, `YYYY-MM-DD`. */
  endsOn?: string | undefined;
}
