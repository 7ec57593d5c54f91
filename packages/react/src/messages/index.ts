export type { Count, DatePart, Format } from "./format.ts";
export { createFormat } from "./format.ts";
export type { BlockFailure } from "./hooks.ts";
export {
  useAmendmentMessages,
  useFormat,
  useMessages,
  usePoliciesMessages,
  useQuoteMessages,
} from "./hooks.ts";
export {
  type AmendmentMessageLoaders,
  builtInAmendmentLocales,
  builtInLocales,
  builtInPoliciesLocales,
  builtInQuoteLocales,
  fallbackChain,
  type MessageLoaders,
  type PoliciesMessageLoaders,
  type QuoteMessageLoaders,
} from "./locales.ts";
export {
  type AmendmentMessageOverrides,
  type AmendmentMessages,
  type MessageOverrides,
  type Messages,
  messageFor,
  type PoliciesMessageOverrides,
  type PoliciesMessages,
  type QuoteMessageOverrides,
  type QuoteMessages,
} from "./messages.ts";
export {
  AmendmentTexts,
  type AmendmentTextsProps,
  PoliciesTexts,
  type PoliciesTextsProps,
  QuoteTexts,
  type QuoteTextsProps,
} from "./PartTexts.tsx";
