import type { ConsentReceipt } from "@enrolkit/contract";
import { faultOf, type ReceiptFault } from "./fault.ts";

/** How the receipts of a chain stand in a file. */
export type ChainOrder = "oldest_first" | "either";

/** What is wrong between the receipts of one chain, given as they stand in the file. */
export function chainFaults(receipts: readonly ConsentReceipt[], order: ChainOrder): ReceiptFault[] {
  const sorted = receipts.toSorted((a, b) => a.sequence - b.sequence);
  return [
    ...orderFaults(receipts, order),
    ...sorted.flatMap((receipt, index) => placeFaults(receipt, sorted[index - 1])),
  ];
}

/** Whoever does not stand after the one before, in the direction that most of the file has. */
function orderFaults(receipts: readonly ConsentReceipt[], order: ChainOrder): ReceiptFault[] {
  const steps = receipts.slice(1).map((receipt, index) => ({
    receipt,
    rise: receipt.sequence - (receipts[index]?.sequence ?? 0),
  }));
  const rising = steps.filter(({ rise }) => rise > 0).length;
  const falling = steps.filter(({ rise }) => rise < 0).length;
  const forwards = order === "oldest_first" || rising >= falling;
  return steps
    .filter(({ rise }) => (forwards ? rise < 0 : rise > 0))
    .map(({ receipt }) =>
      faultOf(
        receipt,
        "order_wrong",
        `It stands in the wrong place: the file is ${forwards ? "oldest" : "newest"} first.`,
      ),
    );
}

/** What is wrong with a receipt's place after the one before it; the first of a file may have one that is not in it. */
function placeFaults(receipt: ConsentReceipt, before: ConsentReceipt | undefined): ReceiptFault[] {
  const { sequence, previous_hash } = receipt;
  if ((sequence === 1) !== (previous_hash === null)) {
    const message =
      sequence === 1
        ? "It is the first of its chain, and yet names a receipt before it."
        : "It is not the first of its chain, and yet names no receipt before it.";
    return [faultOf(receipt, "chain_broken", message)];
  }
  if (before === undefined) return [];
  if (sequence === before.sequence) {
    return [faultOf(receipt, "receipt_repeated", `The file has more than one receipt ${sequence}.`)];
  }
  if (sequence > before.sequence + 1) {
    return [faultOf(receipt, "receipt_missing", missing(before.sequence + 1, sequence - 1))];
  }
  if (previous_hash === before.hash) return [];
  return [
    faultOf(
      receipt,
      "chain_broken",
      `It does not follow receipt ${before.sequence} (${before.id}): its previous_hash is another.`,
    ),
  ];
}

function missing(from: number, to: number): string {
  return from === to
    ? `Receipt ${from}, which comes before it, is missing.`
    : `Receipts ${from} to ${to}, which come before it, are missing.`;
}
