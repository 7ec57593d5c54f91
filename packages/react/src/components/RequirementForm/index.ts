export type { Answers } from "./answers.ts";
export { RequirementForm, type RequirementFormProps } from "./RequirementForm.tsx";
