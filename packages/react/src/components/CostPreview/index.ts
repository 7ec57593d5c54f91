export type { PricedPolicy } from "./priced-policy.ts";
export { CostPreview, type CostPreviewProps } from "./CostPreview.tsx";
