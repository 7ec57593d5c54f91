export { EnrolmentSummary, type EnrolmentSummaryProps } from "./EnrolmentSummary.tsx";
