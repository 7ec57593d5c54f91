import { RequestedQuote } from "./RequestedQuote.tsx";
import { CheckStep } from "./steps/CheckStep.tsx";
import { CostSharingStep } from "./steps/CostSharingStep.tsx";
import { CoverStep } from "./steps/CoverStep.tsx";
import { LevelsStep } from "./steps/LevelsStep.tsx";
import { PlanStep } from "./steps/PlanStep.tsx";

/** The pages that no one sees first, and what comes of a quote once it is requested. */
export const laterPages = {
  plan: PlanStep,
  cover: CoverStep,
  levels: LevelsStep,
  cost_sharing: CostSharingStep,
  check: CheckStep,
  requested: RequestedQuote,
};
