export {
  type AmendmentMessageLoaders,
  type AmendmentMessageOverrides,
  type AmendmentMessages,
  builtInAmendmentLocales,
} from "./amendment-messages.ts";
export { AmendmentTexts, type AmendmentTextsProps, useAmendmentMessages } from "./AmendmentTexts.tsx";
