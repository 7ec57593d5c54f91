import type { MessageLoaders } from "../locales.ts";
import type { OverridesOf } from "../messages.ts";
import type { quoteEn } from "./en.ts";

/** Everything the employer's side says in one language beside `Messages`; English sets the shape. */
export type QuoteMessages = typeof quoteEn;

/** Own wording, for some messages of some sections. */
export type QuoteMessageOverrides = OverridesOf<QuoteMessages>;

/** Loads a language of the employer's side when it is needed. */
export type QuoteMessageLoaders = MessageLoaders<QuoteMessages>;

/** The languages that come with the SDK. */
export const builtInQuoteLocales: QuoteMessageLoaders = {
  en: async () => (await import("./en.ts")).quoteEn,
  ar: async () => (await import("./ar.ts")).quoteAr,
};
