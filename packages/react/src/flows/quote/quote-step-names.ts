import type { StepNames } from "../shared/flow-steps.ts";

export const quoteStepNames: StepNames = {
  groups: "opening",
  plan: "opening",
  levels: "cover",
  cost_sharing: "cover",
  quote: "opening",
  consents: "check",
  action_required: "check",
  policy_action_required: "check",
  pending_provider_approval: "waiting",
};
