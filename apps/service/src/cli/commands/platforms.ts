import { PlatformType } from "@enrolkit/contract";
import { isBlank, normalizeName } from "@enrolkit/rules";
import { newId } from "../../store/ids.ts";
import { insertPlatform, listPlatforms, lockPlatform, setAllowedOrigins } from "../../store/platforms.ts";
import {
  type Args,
  type CliContext,
  type Command,
  CommandError,
  type Outcome,
  UsageError,
} from "../command.ts";
import { getPlatform, parseOrigin, requiredOption } from "../input.ts";

export const platformsCreate: Command = {
  name: "platforms create",
  first: true,
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

const originsOptions = { platform: { type: "string" } } as const;

export const originsAdd: Command = {
  name: "origins add",
  usage: "--platform ID ORIGIN…",
  summary: "Allow a platform's pages of more origins to call with session tokens",
  options: originsOptions,
  run: (args, cli) => {
    const added = namedOrigins(args, cli);
    return changeOrigins(args, cli, (allowed) => [...allowed, ...added]);
  },
};

export const originsRemove: Command = {
  name: "origins remove",
  usage: "--platform ID ORIGIN…",
  summary: "Allow a platform's pages of these origins no longer",
  options: originsOptions,
  run: (args, cli) => {
    const removed = args.positionals;
    if (removed.length === 0) throw noOrigins();
    return changeOrigins(args, cli, (allowed) => {
      const unknown = removed.find((origin) => !allowed.includes(origin));
      if (unknown !== undefined) {
        throw new CommandError(
          `The platform does not allow ${unknown}. "enrolkit origins list" shows what it allows.`,
        );
      }
      return allowed.filter((origin) => !removed.includes(origin));
    });
  },
};

export const originsSet: Command = {
  name: "origins set",
  usage: "--platform ID ORIGIN… | --none",
  summary: "Allow these origins and no others",
  options: { ...originsOptions, none: { type: "boolean" } },
  run: (args, cli) => {
    if ((args.positionals.length === 0) !== (args.values.none === true)) {
      throw new UsageError("Name the origins, or --none for a platform without pages.");
    }
    const origins = args.values.none === true ? [] : namedOrigins(args, cli);
    return changeOrigins(args, cli, () => origins);
  },
};

export const originsList: Command = {
  name: "origins list",
  usage: "--platform ID",
  summary: "Show from which origins a platform's pages may call",
  options: originsOptions,
  async run(args, { store }) {
    const { allowed_origins } = await store.read((transaction) =>
      getPlatform(transaction, requiredOption(args, "platform")),
    );
    return {
      rows: allowed_origins.map((origin) => ({ origin })),
      ...(allowed_origins.length === 0 && { note: "The platform allows no origin." }),
    };
  },
};

function namedOrigins({ positionals }: Args, { settings }: CliContext): string[] {
  if (positionals.length === 0) throw noOrigins();
  return positionals.map((origin) => parseOrigin(origin, settings.mode));
}

const noOrigins = () => new UsageError("Name the origins, such as https://app.example.com.");

/** Two commands at once lose none of each other's origins: the platform is locked meanwhile. */
async function changeOrigins(
  args: Args,
  { store }: CliContext,
  change: (allowed: readonly string[]) => readonly string[],
): Promise<Outcome> {
  const allowed = await store.write(async (transaction) => {
    const id = requiredOption(args, "platform");
    await lockPlatform(transaction, id);
    const platform = await getPlatform(transaction, id);
    const origins = [...new Set(change(platform.allowed_origins))];
    await setAllowedOrigins(transaction, id, origins);
    return origins;
  });
  return { rows: allowed.map((origin) => ({ origin })), note: "Running services know it within a second." };
}
