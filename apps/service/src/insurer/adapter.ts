import { pathToFileURL } from "node:url";
import { SettingsError, type Settings } from "../settings.ts";
import type { Insurer } from "./insurer.ts";
import { simulatedInsurer } from "./simulated.ts";

/** Each function that an adapter must have; the compiler sees to it that none is missing here. */
const functions: Record<keyof Insurer, true> = {
  decidesAt: true,
  decide: true,
  memberNumber: true,
  quotesChangeAt: true,
  quotesChange: true,
  screen: true,
  screenedAt: true,
  wantsEvidence: true,
  wantsGroupInformation: true,
  quotesAt: true,
  quote: true,
  renewsByHand: true,
  approvesAt: true,
  approves: true,
  updateBeneficiaries: true,
};

/**
 * The insurer where none is handed over: the simulated one in test mode, and in live mode only where the settings say
 * so, since it insures no one. Throws SettingsError.
 */
export function defaultInsurer({ mode, insurer }: Pick<Settings, "mode" | "insurer">): Insurer {
  if (insurer === "simulated" || (insurer === undefined && mode === "test")) return simulatedInsurer;
  throw new SettingsError([
    insurer === undefined
      ? "ENROLKIT_INSURER is needed in live mode: the path of your adapter's module, or `simulated` where no one is insured; an app passes `insurer` to createEnrolkit instead"
      : "ENROLKIT_INSURER names a module, which only the stand-alone service imports; an app passes `insurer` to createEnrolkit instead",
  ]);
}

/** The insurer that the settings name: the default export of a module, or the default. Throws SettingsError. */
export async function loadInsurer(settings: Pick<Settings, "mode" | "insurer">): Promise<Insurer> {
  const { insurer } = settings;
  if (insurer === undefined || insurer === "simulated") return defaultInsurer(settings);
  const module = await importModule(insurer);
  const adapter: unknown = "default" in module ? module.default : undefined;
  const missing = Object.keys(functions).filter((name) => !hasFunction(adapter, name));
  if (missing.length > 0) {
    throw new SettingsError([
      `ENROLKIT_INSURER names ${insurer}, whose default export must be an insurer; it lacks the functions ${missing.join(", ")}`,
    ]);
  }
  return adapter as Insurer;
}

async function importModule(path: string): Promise<object> {
  try {
    return (await import(pathToFileURL(path).href)) as object;
  } catch (error) {
    const why = error instanceof Error ? `${error.name}: ${error.message.split("\n")[0]}` : String(error);
    throw new SettingsError([`ENROLKIT_INSURER names ${path}, which cannot be imported (${why})`]);
  }
}

function hasFunction(adapter: unknown, name: string): boolean {
  return typeof adapter === "object" && adapter !== null && typeof Reflect.get(adapter, name) === "function";
}
