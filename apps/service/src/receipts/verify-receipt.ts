import type { AcceptedStatement, ConsentReceipt } from "@enrolkit/contract";
import { parseTokenText } from "@enrolkit/rules";
import { faultOf, type ReceiptFault } from "./fault.ts";
import { receiptHash, sha256Of } from "./hash.ts";

/** What is wrong with a receipt by itself. */
export function receiptFaults(receipt: ConsentReceipt): ReceiptFault[] {
  const faults = receipt.statements.flatMap((statement) => statementFaults(receipt, statement));
  if (hashOf(receipt) !== receipt.hash) {
    faults.push(
      faultOf(
        receipt,
        "content_changed",
        "Its content does not match its hash: something in it was changed.",
      ),
    );
  }
  return faults;
}

function statementFaults(receipt: ConsentReceipt, statement: AcceptedStatement): ReceiptFault[] {
  const { position, id, text, text_sha256, links } = statement;
  const faults: ReceiptFault[] = [];
  const where = `statement ${position} (${id})`;
  if (sha256Of(text) !== text_sha256) {
    faults.push(
      faultOf(receipt, "text_changed", `The text of ${where} does not match its SHA-256: it was changed.`),
    );
  }
  for (const problem of parseTokenText(text, links).problems) {
    const [code, token] = problem.split(":");
    if (code !== "unknown_token") continue;
    const message = `The text of ${where} has the placeholder {${token}} without its link: the link was removed.`;
    faults.push(faultOf(receipt, "link_removed", message));
  }
  return faults;
}

/** Null where there can be none. */
function hashOf(receipt: ConsentReceipt): string | null {
  try {
    return receiptHash(receipt);
  } catch {
    return null;
  }
}
