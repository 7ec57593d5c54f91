import type { Plan, Provider } from "@enrolkit/types";

/** What of a plan is compared. */
export type PlanToCompare = Pick<
  Plan,
  | "id"
  | "provider_id"
  | "benefit_type"
  | "name"
  | "description"
  | "currency"
  | "pricing"
  | "tax"
  | "coverage_configurations"
  | "dependents_cover"
  | "dependent_eligibility"
  | "documents"
> &
  Partial<Pick<Plan, "disclosures">>;

export type ProviderToName = Pick<Provider, "id" | "name" | "logo_url">;
