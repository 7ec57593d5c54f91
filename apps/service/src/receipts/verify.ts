import type { ConsentReceipt } from "@enrolkit/contract";
import { faultOf, faultOfFile, type ReceiptFault } from "./fault.ts";
import { type ReceiptDocument, readReceiptDocument, type ReceiptExport } from "./read-document.ts";
import { chainFaults } from "./verify-chain.ts";
import { receiptFaults } from "./verify-receipt.ts";

/** A run of receipts of one chain. */
export interface ChainSpan {
  employer_id: string;
  external_customer_id: string | null;
  count: number;
  from: number;
  to: number;
}

/** What came of looking at a file; whoever finds no fault in it may rely on every character of its receipts. */
export interface Verification {
  form: ReceiptDocument["form"];
  chains: ChainSpan[];
  faults: ReceiptFault[];
}

/** Verifies a parsed file of receipts: one receipt, a list, a page of the API or an export (decisions §7). */
export function verifyReceipts(document: unknown): Verification {
  const { form, receipts, envelope, faults } = readReceiptDocument(document);
  const chains = byChain(receipts);
  return {
    form,
    chains: chains.map(spanOf),
    faults: [
      ...faults,
      ...receipts.flatMap(receiptFaults),
      ...chains.flatMap((chain) => chainFaults(chain, form === "export" ? "oldest_first" : "either")),
      ...(envelope === null ? [] : exportFaults(envelope, receipts)),
      ...(form === "list" && receipts.length + faults.length === 0
        ? [faultOfFile("receipt_missing", "The file holds no receipt.")]
        : []),
    ],
  };
}

/** An export is one whole chain, and says how many there are and which is the last. */
function exportFaults(envelope: ReceiptExport, receipts: readonly ConsentReceipt[]): ReceiptFault[] {
  const faults = receipts
    .filter((receipt) => chainOf(receipt) !== chainOf(envelope))
    .map((receipt) => faultOf(receipt, "other_chain", "It belongs to another employer or customer."));
  const [first] = receipts.toSorted((a, b) => a.sequence - b.sequence);
  if (first !== undefined && first.sequence > 1) {
    faults.push(
      faultOf(
        first,
        "receipt_missing",
        `The chain begins at ${first.sequence}: what came before is missing.`,
      ),
    );
  }
  if (envelope.count !== envelope.receipts.length) {
    const message = `The file says that it holds ${envelope.count} receipts, and holds ${envelope.receipts.length}.`;
    faults.push(
      faultOfFile(
        envelope.count > envelope.receipts.length ? "receipt_missing" : "receipt_repeated",
        message,
      ),
    );
  }
  const lastHash =
    receipts.reduce<ConsentReceipt | null>(
      (last, receipt) => (last === null || receipt.sequence > last.sequence ? receipt : last),
      null,
    )?.hash ?? null;
  if (envelope.last_hash !== lastHash) {
    const message =
      "The last receipt is not the one that the file names by last_hash: the end was cut off or changed.";
    faults.push(faultOfFile("receipt_missing", message));
  }
  return faults;
}

function byChain(receipts: readonly ConsentReceipt[]): ConsentReceipt[][] {
  const chains = new Map<string, ConsentReceipt[]>();
  for (const receipt of receipts) {
    const chain = chainOf(receipt);
    chains.set(chain, [...(chains.get(chain) ?? []), receipt]);
  }
  return [...chains.values()];
}

function spanOf(chain: readonly ConsentReceipt[]): ChainSpan {
  const [first] = chain;
  if (first === undefined) throw new Error("A chain has a receipt.");
  const sequences = chain.map(({ sequence }) => sequence);
  return {
    employer_id: first.employer_id,
    external_customer_id: first.external_customer_id,
    count: chain.length,
    from: Math.min(...sequences),
    to: Math.max(...sequences),
  };
}

type Holder = Pick<ConsentReceipt, "employer_id" | "external_customer_id">;

const chainOf = ({ employer_id, external_customer_id }: Holder) =>
  JSON.stringify([employer_id, external_customer_id]);
