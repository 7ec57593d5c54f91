// What is true: pure functions of cover, money, dates and workflows, shared by service and browser.
// Amounts inside are integer minor units, dates are `YYYY-MM-DD`, instants are `Date`.

export { amendmentQuote, type CostOfPolicy } from "./amendments/amendment-quote.ts";
export {
  type AmendmentDates,
  type AmendmentWindow,
  amendmentEffectiveFrom,
  initialAdjustmentWindow,
  type LifeEvent,
  lifeEventWindow,
  rejectOutsideWindow,
} from "./amendments/amendment-window.ts";
export {
  lifeEventAllows,
  type LifeEventChange,
  type LifeEventRule,
  lifeEvents,
} from "./amendments/life-events.ts";
export { checkCatalogue } from "./catalogue/check-catalogue.ts";
export { adjustmentsFor, type MonthToCorrect, type ReportedLine } from "./contributions/adjustments-for.ts";
export { aggregatesOf, type LineToAggregate } from "./contributions/aggregates-of.ts";
export { type LineToReport, linesOfMonth, type Payer } from "./contributions/lines-of-month.ts";
export { monthsCovered, type PolicyHistory, type PolicyVersion } from "./contributions/policy-history.ts";
export { costOfDays } from "./contributions/cost-of-days.ts";
export { type EnrolmentToCost, enrolmentCost } from "./cost/enrolment-cost.ts";
export { type FamilyToPrice, type MemberToCover, priceCoveredFamily } from "./cost/family-to-price.ts";
export { firstYearEnd, type LevelToQuote, quotedLevel, quoteTotals } from "./cost/quoted-level.ts";
export { monthlyRelief } from "./cost/tax-relief.ts";
export { type CostSharingTerms, checkCostSharing } from "./cost-sharing/check-cost-sharing.ts";
export { distribute } from "./cost-sharing/distribute.ts";
export { employerShare, employerShares } from "./cost-sharing/employer-share.ts";
export { type AgeLimits, ageOn, isWithinAgeLimits, dateOfAge } from "./dates/age.ts";
export {
  addDays,
  addMonths,
  type CivilDate,
  coveredMonths,
  daysBetween,
  daysInMonth,
  firstOfNextMonth,
  isCivilDate,
  latestDate,
} from "./dates/civil.ts";
export {
  deadlineDate,
  dueByAfter,
  isDeadlinePassed,
  deadlinePassesAt,
  formatDueBy,
} from "./dates/deadline.ts";
export { isTimeZone, localDate } from "./dates/zone-clock.ts";
export { latestTimeZone, type UserLocation, timeZoneOf } from "./dates/zone-of.ts";
export { dependentsEligibility, type Eligibility, type PersonToJudge } from "./eligibility/dependents.ts";
export { estimatedEffectiveFrom, type StartDates } from "./eligibility/effective-from.ts";
export {
  type EmployeeEligibility,
  type EmployeeToJudge,
  employeeEligibility,
} from "./eligibility/employee.ts";
export { memberTypeOf } from "./eligibility/member-type.ts";
export { checkBeneficiaries } from "./input/beneficiaries.ts";
export { type FieldErrors, hasErrors } from "./input/field-errors.ts";
export { checkPerson, type PersonCheck, type PersonToCheck } from "./input/person.ts";
export {
  type Checked,
  checkDateOfBirth,
  checkEmail,
  checkName,
  checkPhoneNumber,
  checkRelationshipType,
  checkSexAtBirth,
} from "./input/person-fields.ts";
export { selectionFieldErrors, selectionMessage } from "./input/selection-message.ts";
export { isWellFormedText, tidyName, tidyPhoneNumber } from "./input/text.ts";
export {
  type Contributions,
  mapContributions,
  splitContributions,
  splitTax,
  sumContributions,
  type Taxed,
  termOf,
} from "./money/contributions.ts";
export { decimalsOf, type MinorUnits } from "./money/currency.ts";
export { fitsCurrency, fromMinor, toMinor } from "./money/minor.ts";
export { percentageOf } from "./money/percentage.ts";
export {
  type MonthPart,
  type ProRata,
  type ProRataShares,
  proRata,
  proRataShares,
  type SharedAmounts,
} from "./money/pro-rata.ts";
export { bandOf, premiumOf } from "./pricing/bands.ts";
export {
  currencyOf,
  type MemberToPrice,
  type PricedFamily,
  type PricedMember,
  priceFamily,
  priceOf,
} from "./pricing/priced-family.ts";
export { tierOf, tierPremium } from "./pricing/tiers.ts";
export { coverageQuestions, type CoverageQuestions } from "./selections/asks-for.ts";
export { checkSelections, type SelectionsToCheck } from "./selections/check-selections.ts";
export { hasEligibleOption, unmetCriteria } from "./selections/criteria.ts";
export { narrowCoverage } from "./selections/narrow-coverage.ts";
export { priceOfSelections } from "./selections/price-of-selections.ts";
export type { SelectionIssue, SelectionIssueCode } from "./selections/selection-error.ts";
export { isHttpsUrl } from "./token-text/https-url.ts";
export { type TextLink, type TextSegment, type TokenText, parseTokenText } from "./token-text/token-text.ts";
export { resolveTransition, type TransitionResult } from "./workflow/next.ts";
export { findTriggerPath } from "./workflow/path-to.ts";
export { toMermaid } from "./workflow/to-mermaid.ts";
export {
  allowedStatuses,
  type Guard,
  isTerminal,
  type Rejection,
  statesOf,
  type Transition,
  transitionsFrom,
  type Workflow,
  workflow,
} from "./workflow/workflow.ts";
export { type DependentTrigger, dependentWorkflow, initialDependentStatus } from "./workflows/dependent.ts";
export {
  type DependentsManagementFacts,
  type DependentsManagementTrigger,
  dependentsManagementWorkflow,
} from "./workflows/dependents-management.ts";
export { type EnrolmentTrigger, enrolmentWorkflow } from "./workflows/enrolment.ts";
export { type EvaluationFacts, triggerAfterEvaluation } from "./workflows/enrolment-evaluation.ts";
export type { EnrolmentFacts } from "./workflows/enrolment-guards.ts";
export { type GroupPolicyTrigger, groupPolicyWorkflow } from "./workflows/group-policy.ts";
export { type GroupQuoteFacts, type GroupQuoteTrigger, groupQuoteWorkflow } from "./workflows/group-quote.ts";
export { type EnrolmentPosition, type EnrolmentStep, enrolmentStep } from "./workflows/enrolment-step.ts";
export { type QuotePosition, type QuoteStep, quoteStep } from "./workflows/quote-step.ts";
export {
  confirmationCode,
  type PolicyAmendmentFacts,
  type PolicyAmendmentTrigger,
  policyAmendmentWorkflow,
  initialAmendmentStatus,
} from "./workflows/policy-amendment.ts";
