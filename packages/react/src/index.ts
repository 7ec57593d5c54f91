// What hosts may use. Styles are apart: `@enrolkit/react/styles.css`.

export type * from "@enrolkit/types";
export type {
  ConsentReceipt as ConsentReceiptResource,
  Participation as ParticipationResource,
} from "@enrolkit/types";
export { EnrolkitError, type GetSession, type RequestMetric, type Session } from "@enrolkit/client";
export {
  PolicyAmendmentFlow,
  type PolicyAmendmentFlowProps,
} from "./flows/amendment/PolicyAmendmentFlow.tsx";
export * from "./components/index.ts";
// The block; its data are a ConsentReceiptResource.
export { ConsentReceipt } from "./components/ConsentReceipt/index.ts";
export type { MonthlyShare } from "@enrolkit/rules";
export { costOfPerson, costsOfOptions } from "./cost/added-costs.ts";
export {
  type ChosenDependent,
  type CostPreviewInput,
  type MemberCost,
  type PersonOnLine,
  type PersonToPrice,
  type PolicyCost,
  previewCosts,
} from "./cost/preview-costs.ts";
export { EnrolmentFlow, type EnrolmentFlowProps } from "./flows/enrolment/EnrolmentFlow.tsx";
export { type PersonActions, useAssociatedPersons, usePersonActions } from "./hooks/useAssociatedPersons.ts";
export {
  type PolicyAmendmentActions,
  useOpenPolicyAmendment,
  usePolicyAmendmentActions,
  usePolicyAmendmentIntent,
  useStartPolicyAmendment,
} from "./hooks/usePolicyAmendment.ts";
export type { EnrolmentOf, ParticipationPage } from "./hooks/queries.ts";
export { useEmployee, usePlan, usePlans, useProvider, useProviders } from "./hooks/useCatalogue.ts";
export { type OptionPricesOf, useOptionPrices } from "./hooks/useOptionPrices.ts";
export { type CostPreviewOf, useCostPreview } from "./hooks/useCostPreview.ts";
export {
  type DependentsActions,
  useDependents,
  useDependentsActions,
  useEligibility,
} from "./hooks/useDependents.ts";
export { type EnrolkitQueries, useEnrolkitQueries } from "./hooks/useEnrolkitQueries.ts";
export {
  type EnrolmentActions,
  type StartInput,
  useEnrolment,
  useEnrolmentOffer,
  useEnrolmentActions,
  useStartEnrolment,
} from "./hooks/useEnrolment.ts";
export {
  type AcceptInput,
  useAcceptQuote,
  useConsentReceipt,
  useGroupPolicies,
  useGroupPolicyIntent,
  useGroupPolicyRequirements,
} from "./hooks/useGroupPolicyIntent.ts";
export { useEndedPolicies } from "./hooks/useEndedPolicies.ts";
export {
  useAskForQuote,
  useGroupQuote,
  useGroupQuoteRequirements,
  useNewestGroupQuote,
  useQuote,
  useRejectQuote,
} from "./hooks/useGroupQuote.ts";
export { useEmployer, useGroups } from "./hooks/useGroups.ts";
export { useParticipation } from "./hooks/useParticipation.ts";
export { useReminderFacts } from "./hooks/useReminderFacts.ts";
export { usePolicies, usePolicy } from "./hooks/usePolicies.ts";
export { usePolicyBeneficiaries, useSaveBeneficiaries } from "./hooks/usePolicyBeneficiaries.ts";
export { type AnswerInput, useAnswerRequirement } from "./hooks/useAnswerRequirement.ts";
export { useRequirement, useRequirements } from "./hooks/useRequirements.ts";
export * from "./messages/index.ts";
export * from "./primitives/index.ts";
export type { EnrolkitQuery } from "./query/options.ts";
export { isEnrolkitQuery } from "./query/scope.ts";
export { forgetDrafts } from "./provider/draft-storage.ts";
export { EkSettings, type EkSettingsProps } from "./provider/EkSettings.tsx";
export {
  type EnrolkitHandle,
  EnrolkitProvider,
  type EnrolkitProviderProps,
} from "./provider/EnrolkitProvider.tsx";
export type { EnrolkitEvent, FlowAddress, FlowStep, OnEvent } from "./provider/events.ts";
export type {
  EnrolmentPrefill,
  FlowNavigation,
  FlowSettings,
  FlowSubmission,
  PaySettings,
  PeoplePrefill,
  QuotePrefill,
} from "./flows/shared/flow-settings.ts";
// The block; its data are a ParticipationResource.
export { Participation, type ParticipationProps } from "./flows/participation/Participation.tsx";
export { PoliciesOverview, type PoliciesOverviewProps } from "./flows/policies/PoliciesOverview.tsx";
export { QuoteConsentFlow, type QuoteConsentFlowProps } from "./flows/quote/QuoteConsentFlow.tsx";
export { type SessionInfo, useSession } from "./session/useSession.ts";
export * from "./text/index.ts";
export * from "./theme/index.ts";
