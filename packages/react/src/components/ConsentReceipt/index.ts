export { ConsentReceipt, type ConsentReceiptProps } from "./ConsentReceipt.tsx";
