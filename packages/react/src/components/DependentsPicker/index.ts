export { DependentsPicker, type DependentsPickerProps, type WhoIsCovered } from "./DependentsPicker.tsx";
