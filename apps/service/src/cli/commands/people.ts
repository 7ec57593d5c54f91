import { commandContext } from "../../context.ts";
import { erase, type ErasedRow } from "../../people/erase.ts";
import { finishErasures } from "../../people/in-parts.ts";
import { dryRun } from "../../store/dry-run.ts";
import { findOwningEmployee } from "../../store/employee-documents.ts";
import type { Transaction } from "../../store/store.ts";
import { type StoreCommand, UsageError } from "../command.ts";
import { getPlatform, requiredArgument, requiredOption } from "../input.ts";
import { createServices } from "../services.ts";

const idForm = /^(ap|ee)_[0-9a-f]{32}$/;

export const peopleErase: StoreCommand = {
  name: "people erase",
  usage: "ID --platform ID [--dry-run]",
  summary:
    "Erase an associated person (ap_…), or an employee (ee_…) with all their associated persons, for good: everywhere, old policies too",
  options: { platform: { type: "string" }, "dry-run": { type: "boolean" } },
  async run(args, cli) {
    const { store } = cli;
    const id = requiredArgument(args, 0, "The id of the person");
    if (!idForm.test(id))
      throw new UsageError(`${id} is no id of an associated person (ap_…) or employee (ee_…).`);
    const { platform, employeeId } = await store.read(async (transaction) => {
      const platform = await getPlatform(transaction, requiredOption(args, "platform"));
      return { platform, employeeId: await findOwningEmployee(transaction, platform.id, id) };
    });
    const services = createServices(cli);
    const work = async (transaction: Transaction) =>
      employeeId === undefined ? [] : erase(commandContext(services, transaction, platform), employeeId, id);
    const isDryRun = args.values["dry-run"] === true;
    const erased = await (isDryRun ? dryRun(store, work) : store.write(work));
    if (!isDryRun) {
      await finishErasures(services, platform.id);
      await store.vacuum();
    }
    return { rows: erased.map((row) => ({ ...row })), note: noteOn(id, erased, isDryRun) };
  },
};

function noteOn(id: string, { length }: readonly ErasedRow[], isDryRun: boolean): string {
  if (length === 0)
    return `Nothing is left of ${id} to erase: it was done before, or they never were on this platform.`;
  const rows = length === 1 ? "1 row" : `${length} rows`;
  return isDryRun
    ? `A dry run: nothing was changed. Without --dry-run ${id} is erased from ${rows}.`
    : `${id} is erased from ${rows}.`;
}
