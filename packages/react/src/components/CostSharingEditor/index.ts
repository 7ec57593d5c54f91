export { CostSharingEditor, type CostSharingEditorProps } from "./CostSharingEditor.tsx";
export type { PlanToShare } from "./example-shares.ts";
