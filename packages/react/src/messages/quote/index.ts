export { builtInQuoteLocales, type QuoteMessageLoaders } from "../locales.ts";
export type { QuoteMessageOverrides, QuoteMessages } from "../messages.ts";
export { QuoteTexts, type QuoteTextsProps, useQuoteMessages } from "./QuoteTexts.tsx";
