// The rules of cover, money, dates and workflows, as pure functions that the service and the browser share.
// Amounts are integer minor units, dates are `YYYY-MM-DD`, instants are `Date`; functions that return contract types
// return amounts in currency units, as they travel.

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
  type LifeEventChange,
  type LifeEventRule,
  lifeEventAllows,
  lifeEvents,
} from "./amendments/life-events.ts";
export { type EnrolmentInBenefit, participationOf } from "./participation/participation-of.ts";
export { checkCatalogue } from "./catalogue/check-catalogue.ts";
export { adjustmentsFor, type MonthToCorrect, type ReportedLine } from "./contributions/adjustments-for.ts";
export {
  aggregatesFrom,
  aggregatesOf,
  type ContributionTotals,
  type LineToAggregate,
  totalsAfter,
  totalsOf,
} from "./contributions/aggregates-of.ts";
export { arrearsOf, type ChangeOfPolicy } from "./contributions/arrears-of.ts";
export { costOfDays } from "./contributions/cost-of-days.ts";
export { type LineToReport, linesOfMonth, type Payer } from "./contributions/lines-of-month.ts";
export { monthsCovered, type PolicyHistory, type PolicyVersion } from "./contributions/policy-history.ts";
export { costAddedByMember, costAddedByOption } from "./cost/added-cost.ts";
export { costByMember, type FamilyToShare, type MonthlyShare } from "./cost/cost-by-member.ts";
export { type EnrolmentToCost, enrolmentCost } from "./cost/enrolment-cost.ts";
export {
  addSums,
  firstYearEnd,
  type LevelToQuote,
  quotedCost,
  type QuotedSums,
  quotedTotals,
  sumsOfCosts,
} from "./cost/quoted-level.ts";
export { type CostSharingTerms, checkCostSharing } from "./cost-sharing/check-cost-sharing.ts";
export { ageOn } from "./dates/age.ts";
export {
  addDays,
  addMonths,
  type CivilDate,
  daysBetween,
  daysInMonth,
  firstOfNextMonth,
  isCivilDate,
  isWrittenAsDate,
  latestDate,
} from "./dates/civil-date.ts";
export {
  deadlineDate,
  deadlinePassesAt,
  dueByAfter,
  formatDueBy,
  isDeadlinePassed,
} from "./dates/deadline.ts";
export { isTimeZone, localDate, timeZoneOf, type UserLocation } from "./dates/time-zone.ts";
export {
  dependentsEligibility,
  type Eligibility,
  memberTypeOf,
  type PersonToJudge,
} from "./eligibility/dependents.ts";
export { estimatedEffectiveFrom, type StartDates } from "./eligibility/effective-from.ts";
export {
  type EmployeeEligibility,
  type EmployeeToJudge,
  employeeEligibility,
} from "./eligibility/employee.ts";
export { type AmendmentPosition, type AmendmentStep, amendmentStep } from "./flow-steps/amendment-step.ts";
export { type EnrolmentPosition, type EnrolmentStep, enrolmentStep } from "./flow-steps/enrolment-step.ts";
export { type QuotePosition, type QuoteStep, quoteStep } from "./flow-steps/quote-step.ts";
export { beneficiaryInFull, checkBeneficiaries, type NamedBeneficiary } from "./input/beneficiaries.ts";
export { type FieldErrors, type FieldSentences, hasErrors } from "./input/field-errors.ts";
export { checkPerson } from "./input/person.ts";
export {
  findPersonIssues,
  type PersonCheck,
  type PersonIssue,
  type PersonIssues,
  type PersonToCheck,
} from "./input/person-issues.ts";
export { isBlank, isWellFormedText, normalizeName } from "./input/text.ts";
export { decimalsOf } from "./money/decimals-of.ts";
export { fromMinor, type MinorUnits, toMinor } from "./money/minor-units.ts";
export type { MonthPart } from "./money/pro-rata.ts";
export type { FamilyToPrice, MemberToCover } from "./pricing/covered-family.ts";
export {
  checkSelections,
  type SelectionIssue,
  type SelectionIssueCode,
  type SelectionsToCheck,
} from "./selections/check-selections.ts";
export { type CoverageQuestions, coverageQuestions } from "./selections/coverage-questions.ts";
export { hasEligibleOption, membersCountToJudge, unmetCriteria } from "./selections/criteria.ts";
export { selectionFieldErrors } from "./selections/issue-messages.ts";
export { leastSelections } from "./selections/least-selections.ts";
export { priceOfSelections } from "./selections/price-of-selections.ts";
export { narrowCoverage } from "./selections/narrow-coverage.ts";
export {
  dayIn,
  inEnglish,
  sayIn,
  type Sentence,
  type SentenceValue,
  sentence,
  type SpokenLanguage,
  type Template,
  withUnbrokenDay,
} from "./sentence/sentence.ts";
export { isHttpsUrl } from "./token-text/https-url.ts";
export {
  parseTokenText,
  type TextLink,
  type TextSegment,
  type TokenText,
} from "./token-text/token-text.ts";
export {
  type DependentsManagementFacts,
  type DependentsManagementTrigger,
  type DependentTrigger,
  dependentsManagementWorkflow,
  dependentWorkflow,
} from "./workflows/dependents-management.ts";
export {
  type EnrolmentFacts,
  type EnrolmentTrigger,
  type EvaluationFacts,
  enrolmentWorkflow,
  triggerAfterEvaluation,
} from "./workflows/enrolment.ts";
export { type GroupPolicyTrigger, groupPolicyWorkflow } from "./workflows/group-policy.ts";
export { type GroupQuoteFacts, type GroupQuoteTrigger, groupQuoteWorkflow } from "./workflows/group-quote.ts";
export {
  confirmationCode,
  initialAmendmentStatus,
  type PolicyAmendmentFacts,
  type PolicyAmendmentTrigger,
  policyAmendmentWorkflow,
} from "./workflows/policy-amendment.ts";
export {
  allowedStatuses,
  findTriggerPath,
  type Guard,
  isTerminal,
  type Rejection,
  resolveTransition,
  statesOf,
  type Transition,
  type TransitionResult,
  transitionsFrom,
  type Workflow,
  workflow,
} from "./workflows/workflow.ts";
