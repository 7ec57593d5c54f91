export {
  builtInQuoteLocales,
  type QuoteMessageLoaders,
  type QuoteMessageOverrides,
  type QuoteMessages,
} from "./quote-messages.ts";
export { QuoteTexts, type QuoteTextsProps, useQuoteMessages } from "./QuoteTexts.tsx";
