import { erase, type ErasedRow } from "../../people/erase.ts";
import { commandContext } from "../../open-context.ts";
import { findOwningEmployee } from "../../store/employee-documents.ts";
import { dryRun } from "../../store/dry-run.ts";
import type { Transaction } from "../../store/store.ts";
import { type StoreCommand, UsageError } from "../command.ts";
import { argument, required } from "../given.ts";
import { platformNamed } from "../platform.ts";
import { servicesAt } from "../services.ts";

const idForm = /^(ap|ee)_[0-9a-f]{32}$/;

export const peopleErase: StoreCommand = {
  name: "people erase",
  usage: "ID --platform ID [--dry-run]",
  summary:
    "Erase an associated person (ap_…), or an employee (ee_…) with everybody of theirs, for good: everywhere, old policies too",
  options: { platform: { type: "string" }, "dry-run": { type: "boolean" } },
  async run(given, workplace) {
    const { store } = workplace;
    const id = argument(given, 0, "The id of the person");
    if (!idForm.test(id))
      throw new UsageError(`${id} is no id of an associated person (ap_…) or employee (ee_…).`);
    const { platform, employeeId } = await store.read(async (transaction) => {
      const found = await platformNamed(transaction, required(given, "platform"));
      return { platform: found, employeeId: await findOwningEmployee(transaction, found.id, id) };
    });
    const work = async (transaction: Transaction) =>
      employeeId === undefined
        ? []
        : erase(commandContext(servicesAt(workplace), transaction, platform), employeeId, id);
    const isRehearsal = given.values["dry-run"] === true;
    const erased = await (isRehearsal ? dryRun(store, work) : store.write(work));
    if (!isRehearsal) await store.vacuum();
    return { rows: erased.map((row) => ({ ...row })), note: told(id, erased, isRehearsal) };
  },
};

function told(id: string, { length }: readonly ErasedRow[], isRehearsal: boolean): string {
  if (length === 0)
    return `Nothing is left of ${id} to erase: it was done before, or they never were on this platform.`;
  const rows = length === 1 ? "1 row" : `${length} rows`;
  return isRehearsal
    ? `A dry run: nothing was changed. Without --dry-run ${id} is erased from ${rows}.`
    : `${id} is erased from ${rows}.`;
}
