import { receiptExport } from "../../receipts/chain.ts";
import { repeatedKey } from "../../receipts/read-document.ts";
import { fileError, type VerificationError } from "../../receipts/verification-error.ts";
import { type ChainSpan, type Verification, verifyReceipts } from "../../receipts/verify.ts";
import { recordsOf } from "../../store/records.ts";
import { CommandError, type OfflineCommand, type StoreCommand, UsageError } from "../command.ts";
import { getPlatform, readJsonFile, requiredArgument, requiredOption } from "../input.ts";
import { printable } from "../output.ts";

export const receiptsExport: StoreCommand = {
  name: "receipts export",
  usage: "--platform ID --employer ID [--customer ID]",
  summary:
    "Print an employer's whole chain of consent receipts as JSON; of an employer of record, a customer's",
  options: { platform: { type: "string" }, employer: { type: "string" }, customer: { type: "string" } },
  async run(args, { store }) {
    const customer = args.values.customer === undefined ? null : requiredOption(args, "customer");
    const document = await store.read(async (transaction) => {
      const { id, type } = await getPlatform(transaction, requiredOption(args, "platform"));
      if ((type === "employer_of_record") !== (customer !== null)) {
        throw new UsageError(
          customer === null
            ? "--customer is missing: each customer of an employer of record has a chain of its own."
            : "--customer is for employer-of-record platforms. Leave it out.",
        );
      }
      const all = recordsOf(transaction, id);
      const employer = await all.employers.find(requiredOption(args, "employer"));
      if (employer === undefined) {
        throw new CommandError(`The platform has no employer ${String(args.values.employer)}.`);
      }
      const where = { employer_id: employer.id, external_customer_id: customer };
      return receiptExport(employer.id, customer, await all.consentReceipts.list(where));
    });
    return { rows: [], text: JSON.stringify(document, null, 2), json: document };
  },
};

export const receiptsVerify: OfflineCommand = {
  name: "receipts verify",
  usage: "FILE",
  summary:
    "Verify consent receipts, on any machine: one, a list, a page of the API or an export; names each error",
  offline: true,
  run(args) {
    const { json, text } = readJsonFile(requiredArgument(args, 0, "The file of receipts"));
    const { form, chains, errors } = verifyReceipts(json);
    const repeated = repeatedKey(text);
    if (repeated !== null) errors.unshift(repeatedKeyError(repeated));
    // Scripts read the list by this name.
    const report = { form, chains, faults: errors };
    return errors.length > 0
      ? { rows: [], text: errors.map(errorLine).join("\n"), json: report, failed: true }
      : { rows: [], text: verdict({ form, chains }), json: report };
  },
};

function repeatedKeyError(key: string): VerificationError {
  const message = `The key "${key}" stands twice in one object, so readers may see what was not verified.`;
  return fileError("unreadable", message);
}

function verdict({ form, chains }: Pick<Verification, "form" | "chains">): string {
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

function errorLine({ id, sequence, message }: VerificationError): string {
  const which = sequence === null ? (id ?? "The file") : `Receipt ${sequence} (${id ?? "without an id"})`;
  return printable(`${which}: ${message}`);
}

function holderOf({ employer_id, external_customer_id }: ChainSpan): string {
  return external_customer_id === null ? employer_id : `${employer_id}, ${external_customer_id}`;
}

const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

function ordinal(number: number): string {
  const rule = new Intl.PluralRules("en", { type: "ordinal" }).select(number);
  return `${number}${endings[rule] ?? "th"}`;
}
