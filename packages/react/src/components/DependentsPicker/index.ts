export { DependentsPicker } from "./DependentsPicker.tsx";
export type { DependentsPickerProps, WhoIsCovered } from "./props.ts";
