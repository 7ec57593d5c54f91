export { EnrolmentSummary, type EnrolmentSummaryProps } from "./EnrolmentSummary.tsx";
export type { CoveredDependent } from "./choices-of-members.ts";
