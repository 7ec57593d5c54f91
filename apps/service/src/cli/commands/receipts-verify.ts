import { faultOfFile, type ReceiptFault } from "../../receipts/fault.ts";
import { repeatedKey } from "../../receipts/repeated-key.ts";
import { type ChainSpan, type Verification, verifyReceipts } from "../../receipts/verify.ts";
import type { OfflineCommand } from "../command.ts";
import { argument } from "../given.ts";
import { readJsonAndText } from "../json-file.ts";
import { printable } from "../printable.ts";

export const receiptsVerify: OfflineCommand = {
  name: "receipts verify",
  usage: "FILE",
  summary:
    "Verify consent receipts, on any machine: one, a list, a page of the API or an export; names each fault",
  offline: true,
  run(given) {
    const { json, text } = readJsonAndText(argument(given, 0, "The file of receipts"));
    const verification = verifyReceipts(json);
    const repeated = repeatedKey(text);
    if (repeated !== null) verification.faults.unshift(ambiguous(repeated));
    return verification.faults.length > 0
      ? { rows: [], text: verification.faults.map(faultLine).join("\n"), json: verification, failed: true }
      : { rows: [], text: verdict(verification), json: verification };
  },
};

function ambiguous(key: string): ReceiptFault {
  const message = `The key "${key}" stands twice in one object, so readers may see what was not verified.`;
  return faultOfFile("unreadable", message);
}

function verdict({ form, chains }: Verification): string {
  const [first, ...others] = chains;
  if (first === undefined) return "0 receipts: this employer has accepted nothing yet.";
  if (form === "receipt") return `1 receipt, as it was written: the ${ordinal(first.from)} of its chain.`;
  return others.length === 0
    ? unbroken(first)
    : chains.map((span) => `${printable(holderOf(span))}: ${unbroken(span)}`).join("\n");
}

function unbroken({ count, from, to }: ChainSpan): string {
  const receipts = count === 1 ? "1 receipt" : `${count} receipts`;
  const sentence = `${receipts}, unbroken from ${from} to ${to}.`;
  return from === 1 ? sentence : `${sentence} It begins at ${from}: what came before is not in the file.`;
}

function faultLine({ id, sequence, message }: ReceiptFault): string {
  const which = sequence === null ? (id ?? "The file") : `Receipt ${sequence} (${id ?? "without an id"})`;
  return printable(`${which}: ${message}`);
}

function holderOf({ employer_id, external_customer_id }: ChainSpan): string {
  return external_customer_id === null ? employer_id : `${employer_id}, ${external_customer_id}`;
}

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

function ordinal(place: number): string {
  const rule = new Intl.PluralRules("en", { type: "ordinal" }).select(place);
  return `${place}${endings[rule] ?? "th"}`;
}
