import type {
  AcceptedStatement,
  ConsentApproval,
  ConsentReceipt,
  ConsentStatement,
} from "@enrolkit/contract";
import { receiptHash, sha256Of } from "./hash.ts";

/** A receipt without the fields that link it into its chain. */
export type ReceiptContent = Omit<
  ConsentReceipt,
  "version" | "statements" | "sequence" | "previous_hash" | "hash" | "object"
> & {
  /** As they were shown, in that order. */
  statements: readonly ConsentStatement[];
  /** One for each statement. */
  approvals: readonly ConsentApproval[];
};

/** Makes the receipt that follows `previous` in its chain, or the first one (decisions §7). */
export function makeReceipt(content: ReceiptContent, previous: ConsentReceipt | undefined): ConsentReceipt {
  const { statements, approvals, id, ...rest } = content;
  const receipt: Omit<ConsentReceipt, "hash"> = {
    id: previous === undefined || id > previous.id ? id : idAfter(previous.id),
    version: 1,
    ...rest,
    statements: statements.map((statement, index) => accepted(statement, index + 1, approvals)),
    sequence: previous === undefined ? 1 : previous.sequence + 1,
    previous_hash: previous?.hash ?? null,
    object: "consent_receipt",
  };
  return { ...receipt, hash: receiptHash(receipt) };
}

function accepted(
  { id, text, links }: ConsentStatement,
  position: number,
  approvals: readonly ConsentApproval[],
): AcceptedStatement {
  const approval = approvals.find((candidate) => candidate.id === id);
  if (approval === undefined) throw new Error("A receipt is made of statements that were all approved.");
  const { user_id = null, approved_at = null } = approval;
  return { position, id, text, text_sha256: sha256Of(text), links, user_id, approved_at };
}

/** Lists are sorted by id, so ids must rise along a chain, also where processes' clocks differ. */
function idAfter(id: string): string {
  const [prefix, hex] = id.split("_");
  return `${prefix}_${(BigInt(`0x${hex}`) + 1n).toString(16).padStart(32, "0")}`;
}
