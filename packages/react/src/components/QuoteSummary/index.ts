export { QuoteSummary, type QuoteSummaryProps } from "./QuoteSummary.tsx";
