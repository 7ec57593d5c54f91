import { PlatformType } from "@enrolkit/contract";
import { isBlank, normalizeName } from "@enrolkit/rules";
import { newId } from "../../store/ids.ts";
import { insertPlatform, listPlatforms, setAllowedOrigins } from "../../store/platforms.ts";
import { type Command, UsageError } from "../command.ts";
import { getPlatform, parseOrigin, requiredOption } from "../input.ts";

export const platformsCreate: Command = {
  name: "platforms create",
  usage: "--name NAME --type TYPE [--origin ORIGIN …]",
  summary: `Add a platform; TYPE is ${PlatformType.options.join(", ")}`,
  options: { name: { type: "string" }, type: { type: "string" }, origin: { type: "string", multiple: true } },
  async run(args, { store, settings, now }) {
    const name = normalizeName(requiredOption(args, "name"));
    if (isBlank(name)) throw new UsageError("--name must name the platform.");
    const type = PlatformType.safeParse(requiredOption(args, "type"));
    if (!type.success) throw new UsageError(`--type must be one of ${PlatformType.options.join(", ")}.`);
    const origins = Array.isArray(args.values.origin) ? args.values.origin : [];
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

export const originsSet: Command = {
  name: "origins set",
  usage: "--platform ID ORIGIN… | --none",
  summary: "Say from which origins a platform's pages may call with session tokens",
  options: { platform: { type: "string" }, none: { type: "boolean" } },
  async run(args, { store, settings }) {
    const origins = args.positionals.map((origin) => parseOrigin(origin, settings.mode));
    if ((origins.length === 0) !== (args.values.none === true)) {
      throw new UsageError("Name the origins, or --none for a platform without pages.");
    }
    const allowed = [...new Set(origins)];
    await store.write(async (transaction) => {
      const { id } = await getPlatform(transaction, requiredOption(args, "platform"));
      await setAllowedOrigins(transaction, id, allowed);
    });
    return { rows: allowed.map((origin) => ({ origin })), note: "Running services know it within a second." };
  },
};
