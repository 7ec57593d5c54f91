import { importCatalogue } from "../../catalogue/import-catalogue.ts";
import { recordsOf } from "../../store/records.ts";
import type { Command } from "../command.ts";
import { getPlatform, readJsonFile, requiredArgument, requiredOption } from "../input.ts";

export const catalogueImport: Command = {
  name: "catalogue import",
  usage: "FILE --platform ID",
  summary: "Add a catalogue's providers and plans, or replace those with the same id; all of it or nothing",
  options: { platform: { type: "string" } },
  async run(args, { store }) {
    const { json: catalogue } = readJsonFile(requiredArgument(args, 0, "The catalogue's file"));
    const { providers, plans } = await store.write(async (transaction) => {
      const { id } = await getPlatform(transaction, requiredOption(args, "platform"));
      return importCatalogue(recordsOf(transaction, id), catalogue);
    });
    return {
      rows: [...providers, ...plans].map(({ id, name }) => ({ id, name })),
      note: `${providers.length} providers and ${plans.length} plans are in the catalogue.`,
    };
  },
};
