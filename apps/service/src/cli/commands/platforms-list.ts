import { listPlatforms } from "../../store/platforms.ts";
import type { Command } from "../command.ts";

export const platformsList: Command = {
  name: "platforms list",
  usage: "",
  summary: "Show the platforms, newest first",
  async run(_, { store }) {
    const platforms = await store.read(listPlatforms);
    return {
      rows: platforms.map(({ id, type, name, status, allowed_origins }) => ({
        id,
        type,
        name,
        status,
        origins: allowed_origins.join(" "),
      })),
      ...(platforms.length === 0 && { note: "There is no platform yet." }),
    };
  },
};
