export { PlanChoice, type PlanChoiceProps } from "./PlanChoice.tsx";
