import type { MessageLoaders } from "../locales.ts";
import type { OverridesOf } from "../messages.ts";
import type { amendmentEn } from "./en.ts";

/** Everything that changes to a policy say in one language beside `Messages`; English sets the shape. */
export type AmendmentMessages = typeof amendmentEn;

/** Own wording, for some messages of some sections. */
export type AmendmentMessageOverrides = OverridesOf<AmendmentMessages>;

/** Loads a language of changes to a policy when it is needed. */
export type AmendmentMessageLoaders = MessageLoaders<AmendmentMessages>;

/** The languages that come with the SDK. */
export const builtInAmendmentLocales: AmendmentMessageLoaders = {
  en: async () => (await import("./en.ts")).amendmentEn,
  ar: async () => (await import("./ar.ts")).amendmentAr,
};
