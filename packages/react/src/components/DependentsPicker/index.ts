export { DependentsPicker } from "./DependentsPicker.tsx";
export type { DependentsPickerProps, MemberChoices, PersonOnFile, WhoIsCovered } from "./props.ts";
