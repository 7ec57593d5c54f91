export { CoverageSelection, type CoverageSelectionProps } from "./CoverageSelection.tsx";
