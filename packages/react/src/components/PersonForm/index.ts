export { PersonForm, type PersonFormProps } from "./PersonForm.tsx";
export type { PersonDraft } from "./person-draft.ts";
