export type { Count, DatePart, Format } from "./format.ts";
export { createFormat } from "./format.ts";
export { useFormat, useMessages } from "./hooks.ts";
export { builtInLocales, fallbackChain, type MessageLoaders } from "./locales.ts";
export { type MessageOverrides, type Messages, messageFor } from "./messages.ts";
