export { ConsentReceipt, type ConsentReceiptProps } from "./ConsentReceipt.tsx";
export type { EndedPolicy } from "../../cost/ended-policy.ts";
