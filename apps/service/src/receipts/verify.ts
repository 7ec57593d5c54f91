import type { AcceptedStatement, ConsentReceipt } from "@enrolkit/contract";
import { parseTokenText } from "@enrolkit/rules";
import { receiptHash, sha256Of } from "./hash.ts";
import { type ReceiptDocument, readReceiptDocument, type ReceiptExport } from "./read-document.ts";
import { fileError, receiptError, type VerificationError } from "./verification-error.ts";

/** Consecutive receipts of one chain. */
export interface ChainSpan {
  employer_id: string;
  external_customer_id: string | null;
  count: number;
  from: number;
  to: number;
}

/** The result for a file. Without errors every character of its receipts is as it was written. */
export interface Verification {
  form: ReceiptDocument["form"];
  chains: ChainSpan[];
  errors: VerificationError[];
}

/** Verifies a parsed file of receipts: one receipt, a list, a page of the API or an export (decisions §7). */
export function verifyReceipts(document: unknown): Verification {
  const { form, receipts, envelope, errors } = readReceiptDocument(document);
  const chains = byChain(receipts);
  return {
    form,
    chains: chains.map(spanOf),
    errors: [
      ...errors,
      ...receipts.flatMap(receiptErrors),
      ...chains.flatMap((chain) => chainErrors(chain, form === "export" ? "oldest_first" : "either")),
      ...(envelope === null ? [] : exportErrors(envelope, receipts)),
      ...(form === "list" && receipts.length + errors.length === 0
        ? [fileError("receipt_missing", "The file holds no receipt.")]
        : []),
    ],
  };
}

/** An export is one whole chain, and names its length and last hash. */
function exportErrors(envelope: ReceiptExport, receipts: readonly ConsentReceipt[]): VerificationError[] {
  const errors = receipts
    .filter((receipt) => chainOf(receipt) !== chainOf(envelope))
    .map((receipt) => receiptError(receipt, "other_chain", "It belongs to another employer or customer."));
  const [first] = receipts.toSorted((a, b) => a.sequence - b.sequence);
  if (first !== undefined && first.sequence > 1) {
    errors.push(
      receiptError(
        first,
        "receipt_missing",
        `The chain begins at ${first.sequence}: what came before is missing.`,
      ),
    );
  }
  if (envelope.count !== envelope.receipts.length) {
    const message = `The file says that it holds ${envelope.count} receipts, and holds ${envelope.receipts.length}.`;
    errors.push(
      fileError(envelope.count > envelope.receipts.length ? "receipt_missing" : "receipt_repeated", message),
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
    errors.push(fileError("receipt_missing", message));
  }
  return errors;
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

/** Checks a receipt by itself. */
function receiptErrors(receipt: ConsentReceipt): VerificationError[] {
  const errors = receipt.statements.flatMap((statement) => statementErrors(receipt, statement));
  if (hashOf(receipt) !== receipt.hash) {
    errors.push(
      receiptError(
        receipt,
        "content_changed",
        "Its content does not match its hash: something in it was changed.",
      ),
    );
  }
  return errors;
}

function statementErrors(receipt: ConsentReceipt, statement: AcceptedStatement): VerificationError[] {
  const { position, id, text, text_sha256, links } = statement;
  const errors: VerificationError[] = [];
  const where = `statement ${position} (${id})`;
  if (sha256Of(text) !== text_sha256) {
    errors.push(
      receiptError(
        receipt,
        "text_changed",
        `The text of ${where} does not match its SHA-256: it was changed.`,
      ),
    );
  }
  for (const problem of parseTokenText(text, links).problems) {
    const [code, token] = problem.split(":");
    if (code !== "unknown_token") continue;
    const message = `The text of ${where} has the placeholder {${token}} without its link: the link was removed.`;
    errors.push(receiptError(receipt, "link_removed", message));
  }
  return errors;
}

/** Returns null where the content has no canonical form. */
function hashOf(receipt: ConsentReceipt): string | null {
  try {
    return receiptHash(receipt);
  } catch {
    return null;
  }
}

/** The order that a file of receipts may have. */
type ChainOrder = "oldest_first" | "either";

/** Checks the receipts of one chain, in the order of the file, against each other. */
function chainErrors(receipts: readonly ConsentReceipt[], order: ChainOrder): VerificationError[] {
  const sorted = receipts.toSorted((a, b) => a.sequence - b.sequence);
  return [
    ...orderErrors(receipts, order),
    ...sorted.flatMap((receipt, index) => linkErrors(receipt, sorted[index - 1])),
  ];
}

/** Finds receipts that are out of order, in the direction that most of the file has. */
function orderErrors(receipts: readonly ConsentReceipt[], order: ChainOrder): VerificationError[] {
  const rises = receipts.slice(1).map((receipt, index) => ({
    receipt,
    rise: receipt.sequence - (receipts[index]?.sequence ?? 0),
  }));
  const rising = rises.filter(({ rise }) => rise > 0).length;
  const falling = rises.filter(({ rise }) => rise < 0).length;
  const forwards = order === "oldest_first" || rising >= falling;
  return rises
    .filter(({ rise }) => (forwards ? rise < 0 : rise > 0))
    .map(({ receipt }) =>
      receiptError(
        receipt,
        "order_wrong",
        `It stands in the wrong place: the file is ${forwards ? "oldest" : "newest"} first.`,
      ),
    );
}

/** Checks that a receipt follows the one before it. The one before the first of a file may be outside it. */
function linkErrors(receipt: ConsentReceipt, before: ConsentReceipt | undefined): VerificationError[] {
  const { sequence, previous_hash } = receipt;
  if ((sequence === 1) !== (previous_hash === null)) {
    const message =
      sequence === 1
        ? "It is the first of its chain, and yet names a receipt before it."
        : "It is not the first of its chain, and yet names no receipt before it.";
    return [receiptError(receipt, "chain_broken", message)];
  }
  if (before === undefined) return [];
  if (sequence === before.sequence) {
    return [receiptError(receipt, "receipt_repeated", `The file has more than one receipt ${sequence}.`)];
  }
  if (sequence > before.sequence + 1) {
    return [receiptError(receipt, "receipt_missing", missing(before.sequence + 1, sequence - 1))];
  }
  if (previous_hash === before.hash) return [];
  return [
    receiptError(
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
