import { type Context, createContext, useContext } from "react";
import { createFormat, type Format } from "./format.ts";
import type { MessageLoaders } from "./locales.ts";
import type {
  AmendmentMessages,
  Messages,
  OverridesOf,
  ParticipationMessages,
  PoliciesMessages,
  QuoteMessages,
} from "./messages.ts";

/** What failed, in the place of a block or a flow. */
export interface BlockFailure {
  /** An `EnrolkitError` where it was not there, any other where it could not be rendered. `onError` has it too. */
  readonly error: Error;
  /** Reads or renders it once more. */
  readonly retry: () => void;
}

/** The language in use, and how it is written. */
export interface Language {
  /** BCP 47: of the texts that are shown. */
  readonly locale: string;
  /** The locale that the host has asked for, which may have no texts; null outside of settings. */
  readonly wanted: string | null;
  readonly dir: "ltr" | "rtl";
  /** Null while a language loads for the first time. */
  readonly messages: Messages | null;
  /** There is no language to show: it did not arrive. */
  readonly missing: BlockFailure | null;
  readonly format: Format;
}

export const LanguageContext: Context<Language> = /* @__PURE__ */ createContext<Language>({
  locale: "en",
  wanted: null,
  dir: "ltr",
  messages: null,
  missing: null,
  format: createFormat("en"),
});

/** The texts of a part of the SDK that not every page needs. */
export interface PartSettings<All extends object> {
  /** The texts of the part, where the host has them already. */
  messages?: All | undefined;
  /** What the messages were loaded for; any locale when absent. */
  locale?: string | undefined;
  /** Where the texts of other languages come from. */
  loaders?: MessageLoaders<All> | undefined;
  /** Own wording for single texts. */
  overrides?: OverridesOf<All> | undefined;
}

export const QuoteContext: Context<PartSettings<QuoteMessages>> = /* @__PURE__ */ createContext({});
export const AmendmentContext: Context<PartSettings<AmendmentMessages>> = /* @__PURE__ */ createContext({});
export const PoliciesContext: Context<PartSettings<PoliciesMessages>> = /* @__PURE__ */ createContext({});
export const ParticipationContext: Context<PartSettings<ParticipationMessages>> =
  /* @__PURE__ */ createContext({});

/** Every text of the language in use. */
export function useMessages(): Messages {
  const { messages } = useContext(LanguageContext);
  if (messages === null) {
    throw new Error("There are no messages here: put the component inside EnrolkitProvider or EkSettings.");
  }
  return messages;
}

/** Writes amounts, dates and names for the locale in use. */
export function useFormat(): Format {
  return useContext(LanguageContext).format;
}

/** Every text of the employer's side, inside a `QuoteRoot`. */
export function useQuoteMessages(): QuoteMessages {
  const { messages } = useContext(QuoteContext);
  if (messages === undefined)
    throw new Error("There are no texts of the employer's side outside a QuoteRoot.");
  return messages;
}

/** Every text of changes to a policy, inside an `AmendmentRoot`. */
export function useAmendmentMessages(): AmendmentMessages {
  const { messages } = useContext(AmendmentContext);
  if (messages === undefined)
    throw new Error("There are no texts of changes to a policy outside an AmendmentRoot.");
  return messages;
}

/** Every text of the list of policies, inside a `PoliciesRoot`. */
export function usePoliciesMessages(): PoliciesMessages {
  const { messages } = useContext(PoliciesContext);
  if (messages === undefined)
    throw new Error("There are no texts of the list of policies outside a PoliciesRoot.");
  return messages;
}

/** Every text of the list of who takes part, inside a `ParticipationRoot`. */
export function useParticipationMessages(): ParticipationMessages {
  const { messages } = useContext(ParticipationContext);
  if (messages === undefined)
    throw new Error("There are no texts of who takes part outside a ParticipationRoot.");
  return messages;
}
