import type { AmendmentMessages, Messages, QuoteMessages } from "./messages.ts";

/** Loads a language when it is needed, so that one language at a time is in a page. */
export type MessageLoaders<All = Messages> = Readonly<Record<string, () => Promise<All>>>;
export type QuoteMessageLoaders = MessageLoaders<QuoteMessages>;
export type AmendmentMessageLoaders = MessageLoaders<AmendmentMessages>;

/** How the parts of one language are loaded. */
interface LocaleParts {
  readonly core: () => Promise<Messages>;
  readonly quote: () => Promise<QuoteMessages>;
  readonly amendment: () => Promise<AmendmentMessages>;
}

/** The languages that come with the SDK: another one is an entry here, and a folder. */
export const locales: Readonly<Record<string, LocaleParts>> = {
  en: {
    core: async () => (await import("./en/core.ts")).en,
    quote: async () => (await import("./en/quote.ts")).quoteEn,
    amendment: async () => (await import("./en/amendment.ts")).amendmentEn,
  },
  ar: {
    core: async () => (await import("./ar/core.ts")).ar,
    quote: async () => (await import("./ar/quote.ts")).quoteAr,
    amendment: async () => (await import("./ar/amendment.ts")).amendmentAr,
  },
  nl: {
    core: async () => (await import("./nl/core.ts")).nl,
    quote: async () => (await import("./nl/quote.ts")).quoteNl,
    amendment: async () => (await import("./nl/amendment.ts")).amendmentNl,
  },
};

export const builtInLocales: MessageLoaders = /* @__PURE__ */ loadersOf("core");
export const builtInQuoteLocales: QuoteMessageLoaders = /* @__PURE__ */ loadersOf("quote");
export const builtInAmendmentLocales: AmendmentMessageLoaders = /* @__PURE__ */ loadersOf("amendment");

function loadersOf<Part extends keyof LocaleParts>(part: Part): Readonly<Record<string, LocaleParts[Part]>> {
  return Object.fromEntries(Object.entries(locales).map(([locale, parts]) => [locale, parts[part]]));
}

/** The locales to try, in order: `fr-CH` → `fr` → `en`. */
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
