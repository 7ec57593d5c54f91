import { PlatformType } from "@enrolkit/contract";
import { newId } from "../../store/ids.ts";
import { insertPlatform } from "../../store/platforms.ts";
import { type Command, UsageError } from "../command.ts";
import { required } from "../given.ts";
import { parseOrigin } from "../origin.ts";

export const platformsCreate: Command = {
  name: "platforms create",
  usage: "--name NAME --type TYPE [--origin ORIGIN …]",
  summary: `Add a platform; TYPE is ${PlatformType.options.join(", ")}`,
  options: { name: { type: "string" }, type: { type: "string" }, origin: { type: "string", multiple: true } },
  async run(given, { store, settings, now }) {
    const name = required(given, "name");
    const type = PlatformType.safeParse(required(given, "type"));
    if (!type.success) throw new UsageError(`--type must be one of ${PlatformType.options.join(", ")}.`);
    const origins = Array.isArray(given.values.origin) ? given.values.origin : [];
    const allowed_origins = origins.map((origin) => parseOrigin(origin, settings.mode));
    const id = newId("pt", now());
    await store.write((transaction) =>
      insertPlatform(transaction, {
        id,
        type: type.data,
        name,
        allowed_origins,
        clock_offset_ms: 0,
        status: "active",
        created_at: new Date(now()).toISOString(),
      }),
    );
    return { rows: [{ id, type: type.data, name }], note: `Next: enrolkit keys create --platform ${id}` };
  },
};
