export type { PricedPolicy } from "./CostLines.tsx";
export { CostPreview, type CostPreviewProps } from "./CostPreview.tsx";
