export { PlanHeader, type PlanHeaderProps } from "./PlanHeader.tsx";
