export { CostPreview, type CostPreviewProps, type PricedPolicy } from "./CostPreview.tsx";
