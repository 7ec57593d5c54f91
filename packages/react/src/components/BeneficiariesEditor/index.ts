export { BeneficiariesEditor, type BeneficiariesEditorProps } from "./BeneficiariesEditor.tsx";
export { BeneficiaryShares, type BeneficiarySharesProps } from "./BeneficiaryShares.tsx";
export type { NewName } from "./NameCorrection.tsx";
export type { PersonToName } from "./person-to-name.ts";
