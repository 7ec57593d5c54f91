import type { ConsentReceipt } from "@enrolkit/contract";

/** Offers the receipt as a file, every field as the service gave it. Nothing stays on the page. */
export function saveReceipt(receipt: ConsentReceipt): void {
  const file = new Blob([`${JSON.stringify(receipt, null, 2)}\n`], { type: "application/json" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = `${receipt.id}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
