import { receiptExport } from "../../receipts/export.ts";
import { recordsOf } from "../../store/records.ts";
import { CommandError, type StoreCommand, UsageError } from "../command.ts";
import { required } from "../given.ts";
import { platformNamed } from "../platform.ts";

export const receiptsExport: StoreCommand = {
  name: "receipts export",
  usage: "--platform ID --employer ID [--customer ID]",
  summary:
    "Print an employer's whole chain of consent receipts as JSON; of an employer of record, a customer's",
  options: { platform: { type: "string" }, employer: { type: "string" }, customer: { type: "string" } },
  async run(given, { store }) {
    const customer = given.values.customer === undefined ? null : required(given, "customer");
    const document = await store.read(async (transaction) => {
      const { id, type } = await platformNamed(transaction, required(given, "platform"));
      if ((type === "employer_of_record") !== (customer !== null)) {
        throw new UsageError(
          customer === null
            ? "--customer is missing: each customer of an employer of record has a chain of its own."
            : "--customer is for employer-of-record platforms. Leave it out.",
        );
      }
      const all = recordsOf(transaction, id);
      const employer = await all.employers.find(required(given, "employer"));
      if (employer === undefined) {
        throw new CommandError(`The platform has no employer ${String(given.values.employer)}.`);
      }
      const where = { employer_id: employer.id, external_customer_id: customer };
      return receiptExport(employer.id, customer, await all.consentReceipts.list(where));
    });
    return { rows: [], text: JSON.stringify(document, null, 2), json: document };
  },
};
