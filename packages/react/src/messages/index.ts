export type { Count, DatePart, Format } from "./format.ts";
export { createFormat } from "./format.ts";
export type { BlockFailure } from "./hooks.ts";
export { useAmendmentMessages, useFormat, useMessages, useQuoteMessages } from "./hooks.ts";
export {
  type AmendmentMessageLoaders,
  builtInAmendmentLocales,
  builtInLocales,
  builtInQuoteLocales,
  fallbackChain,
  type MessageLoaders,
  type QuoteMessageLoaders,
} from "./locales.ts";
export {
  type AmendmentMessageOverrides,
  type AmendmentMessages,
  type MessageOverrides,
  type Messages,
  messageFor,
  type QuoteMessageOverrides,
  type QuoteMessages,
} from "./messages.ts";
export {
  AmendmentTexts,
  type AmendmentTextsProps,
  QuoteTexts,
  type QuoteTextsProps,
} from "./PartTexts.tsx";
