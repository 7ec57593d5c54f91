import type { Command } from "../command.ts";

/** Every command on the store migrates it first; this one does nothing else. */
export const migrateCommand: Command = {
  name: "migrate",
  first: true,
  usage: "",
  summary: "Bring the store's tables up to this version",
  run: async (_, { store }) => ({ rows: [], note: `The ${store.engine} store is up to date.` }),
};
