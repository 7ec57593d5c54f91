import { ConsentReceipt } from "@enrolkit/contract";
import { z } from "zod";
import { faultOfFile, type ReceiptFault } from "./fault.ts";

/** A chain as `enrolkit receipts export` writes it. */
export const ReceiptExport = z.strictObject({
  object: z.literal("consent_receipts"),
  employer_id: z.string(),
  external_customer_id: z.string().nullable(),
  count: z.int().nonnegative(),
  last_hash: z.string().nullable(),
  receipts: z.array(z.unknown()).meta({ description: "Oldest first." }),
});
export type ReceiptExport = z.output<typeof ReceiptExport>;

/** What a file was found to hold. */
export interface ReceiptDocument {
  form: "receipt" | "list" | "export";
  receipts: ConsentReceipt[];
  /** Of an export. */
  envelope: ReceiptExport | null;
  faults: ReceiptFault[];
}

/** Reads one receipt, a list, a page as the API answers it, or an export. */
export function readReceiptDocument(document: unknown): ReceiptDocument {
  if (Array.isArray(document)) return { form: "list", envelope: null, ...receiptsIn(document) };
  // A receipt has items too: those of its quote.
  const mayBePage = hasKey(document, "items") && !hasKey(document, "statements");
  if (mayBePage && Array.isArray(document.items)) {
    return { form: "list", envelope: null, ...receiptsIn(document.items) };
  }
  if (hasKey(document, "receipts")) {
    const envelope = ReceiptExport.safeParse(document);
    if (envelope.success) {
      return { form: "export", envelope: envelope.data, ...receiptsIn(envelope.data.receipts) };
    }
    const message = `This is not an export as it was written: ${firstIssue(envelope.error)}`;
    return { form: "export", envelope: null, receipts: [], faults: [faultOfFile("unreadable", message)] };
  }
  return { form: "receipt", envelope: null, ...receiptsIn([document]) };
}

function receiptsIn(list: readonly unknown[]): Pick<ReceiptDocument, "receipts" | "faults"> {
  const receipts: ConsentReceipt[] = [];
  const faults: ReceiptFault[] = [];
  for (const [index, item] of list.entries()) {
    const { success, error } = ConsentReceipt.safeParse(item);
    // As it stands in the file: its hash is of every key that it has.
    if (success) receipts.push(item as ConsentReceipt);
    else faults.push(unreadable(item, list.length === 1 ? "This" : `Item ${index + 1}`, firstIssue(error)));
  }
  return { receipts, faults };
}

function unreadable(item: unknown, what: string, why: string): ReceiptFault {
  return {
    kind: "unreadable",
    id: hasKey(item, "id") && typeof item.id === "string" ? item.id : null,
    sequence: hasKey(item, "sequence") && typeof item.sequence === "number" ? item.sequence : null,
    message: `${what} is not a receipt as it was written: ${why}`,
  };
}

function firstIssue(error: z.ZodError): string {
  const [issue] = error.issues;
  if (issue === undefined) return "it has another form.";
  const place = issue.path.map(String).join(".");
  return `${place === "" ? "" : `${place}: `}${issue.message}.`;
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}
