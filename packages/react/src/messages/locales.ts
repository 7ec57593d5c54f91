import type { Messages } from "./messages.ts";

/** Loads a language when it is needed, so that one language at a time is in a page. */
export type MessageLoaders<All = Messages> = Readonly<Record<string, () => Promise<All>>>;

/** The languages that come with the SDK. */
export const builtInLocales: MessageLoaders = {
  en: async () => (await import("./en.ts")).en,
  ar: async () => (await import("./ar.ts")).ar,
};

/** The chain of locales to look in: `fr-CH` → `fr` → `en`. */
export function fallbackChain(locale: string): string[] {
  const parts = locale.split("-");
  const chain = parts.map((_, index) => parts.slice(0, parts.length - index).join("-"));
  return chain.includes("en") ? chain : [...chain, "en"];
}

/** The first locale of the chain that there are messages for; null where not even English is offered. */
export function loaderFor<All>(locale: string, loaders: MessageLoaders<All>): (() => Promise<All>) | null {
  const found = fallbackChain(locale).find((tag) => Object.hasOwn(loaders, tag));
  return (found === undefined ? undefined : loaders[found]) ?? null;
}
