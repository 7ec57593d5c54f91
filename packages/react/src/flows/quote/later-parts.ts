export { ConsentReceipt } from "../../components/ConsentReceipt/ConsentReceipt.tsx";
export { CostSharingEditor } from "../../components/CostSharingEditor/CostSharingEditor.tsx";
export { CoverageSelection } from "../../components/CoverageSelection/CoverageSelection.tsx";
export { QuoteSummary } from "../../components/QuoteSummary/QuoteSummary.tsx";
export { QuoteLevels } from "../../components/QuoteLevels/QuoteLevels.tsx";
export { AnswerRequirement } from "../shared/AnswerRequirement.tsx";
