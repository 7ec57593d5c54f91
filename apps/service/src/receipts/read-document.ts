import { ConsentReceipt } from "@enrolkit/contract";
import { z } from "zod";
import { fileError, type VerificationError } from "./verification-error.ts";

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

/** The content of a file. */
export interface ReceiptDocument {
  form: "receipt" | "list" | "export";
  receipts: ConsentReceipt[];
  /** Null unless the file is an export. */
  envelope: ReceiptExport | null;
  errors: VerificationError[];
}

/** Reads one receipt, a list, a page of the API or an export. */
export function readReceiptDocument(document: unknown): ReceiptDocument {
  if (Array.isArray(document)) return { form: "list", envelope: null, ...receiptsIn(document) };
  // A receipt also has items: those of its quote.
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
    return { form: "export", envelope: null, receipts: [], errors: [fileError("unreadable", message)] };
  }
  return { form: "receipt", envelope: null, ...receiptsIn([document]) };
}

function receiptsIn(list: readonly unknown[]): Pick<ReceiptDocument, "receipts" | "errors"> {
  const receipts: ConsentReceipt[] = [];
  const errors: VerificationError[] = [];
  for (const [index, item] of list.entries()) {
    const { success, error } = ConsentReceipt.safeParse(item);
    // The item itself, not what the schema parsed: its hash covers every key in the file.
    if (success) receipts.push(item as ConsentReceipt);
    else errors.push(unreadable(item, list.length === 1 ? "This" : `Item ${index + 1}`, firstIssue(error)));
  }
  return { receipts, errors };
}

function unreadable(item: unknown, what: string, why: string): VerificationError {
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
  const path = issue.path.map(String).join(".");
  return `${path === "" ? "" : `${path}: `}${issue.message}.`;
}

function hasKey<Key extends string>(value: unknown, key: Key): value is Record<Key, unknown> {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key);
}

/**
 * Returns a key that appears twice in one object of a valid JSON text, or null. A reader of such a text may see one
 * value while a parser takes the other, so that the verified text is not the one that is read.
 */
export function repeatedKey(json: string): string | null {
  const keysOfOpenObjects: Set<string>[] = [];
  let lastText = "";
  for (const token of tokensOf(json)) {
    // An array has no keys; its set stays empty.
    if (token === "{" || token === "[") keysOfOpenObjects.push(new Set());
    else if (token === "}" || token === "]") keysOfOpenObjects.pop();
    else if (token !== ":") lastText = token;
    else {
      const key = String(JSON.parse(lastText));
      const keys = keysOfOpenObjects.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return null;
}

/** Yields the brackets, colons and strings of a valid JSON text; strings with their quotes. */
function* tokensOf(json: string): Generator<string, void> {
  for (let index = 0; index < json.length; index += 1) {
    const character = json.charAt(index);
    if ("{}[]:".includes(character)) yield character;
    if (character !== '"') continue;
    const start = index;
    do index += json[index] === "\\" ? 2 : 1;
    while (index < json.length && json[index] !== '"');
    yield json.slice(start, index + 1);
  }
}
