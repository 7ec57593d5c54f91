export { EnrolmentSummary } from "../../components/EnrolmentSummary/EnrolmentSummary.tsx";
export { PeopleList } from "../shared/people/PeopleList.tsx";
export { EnrolmentReview } from "./steps/EnrolmentReview.tsx";
export { Questions } from "./steps/Questions.tsx";
