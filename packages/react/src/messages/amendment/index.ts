export { type AmendmentMessageLoaders, builtInAmendmentLocales } from "../locales.ts";
export type { AmendmentMessageOverrides, AmendmentMessages } from "../messages.ts";
export { AmendmentTexts, type AmendmentTextsProps, useAmendmentMessages } from "./AmendmentTexts.tsx";
