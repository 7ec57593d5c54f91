export type { Count, DatePart, Format } from "./format.ts";
export { createFormat } from "./format.ts";
export type { BlockFailure } from "./hooks.ts";
export {
  useAmendmentMessages,
  useFormat,
  useMessages,
  useParticipationMessages,
  usePoliciesMessages,
  useQuoteMessages,
} from "./hooks.ts";
export {
  type AmendmentMessageLoaders,
  builtInAmendmentLocales,
  builtInLocales,
  builtInParticipationLocales,
  builtInPoliciesLocales,
  builtInQuoteLocales,
  fallbackChain,
  type MessageLoaders,
  type ParticipationMessageLoaders,
  type PoliciesMessageLoaders,
  type QuoteMessageLoaders,
} from "./locales.ts";
export {
  type AmendmentMessageOverrides,
  type AmendmentMessages,
  type MessageOverrides,
  type Messages,
  messageFor,
  type ParticipationMessageOverrides,
  type ParticipationMessages,
  type PoliciesMessageOverrides,
  type PoliciesMessages,
  type QuoteMessageOverrides,
  type QuoteMessages,
} from "./messages.ts";
export {
  AmendmentTexts,
  type AmendmentTextsProps,
  ParticipationTexts,
  type ParticipationTextsProps,
  PoliciesTexts,
  type PoliciesTextsProps,
  QuoteTexts,
  type QuoteTextsProps,
} from "./PartTexts.tsx";
