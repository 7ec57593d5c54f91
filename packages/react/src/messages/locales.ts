import type {
  AmendmentMessages,
  Messages,
  ParticipationMessages,
  PoliciesMessages,
  QuoteMessages,
} from "./messages.ts";

/** Loads a language when it is needed, so that one language at a time is in a page. */
export type MessageLoaders<All = Messages> = Readonly<Record<string, () => Promise<All>>>;
export type QuoteMessageLoaders = MessageLoaders<QuoteMessages>;
export type AmendmentMessageLoaders = MessageLoaders<AmendmentMessages>;
export type PoliciesMessageLoaders = MessageLoaders<PoliciesMessages>;
export type ParticipationMessageLoaders = MessageLoaders<ParticipationMessages>;

/**
 * The languages that come with the SDK: another one is a folder, and an entry in each of these five lists. They are apart
 * so that a page brings in only those of the parts that it has.
 */
const core = {
  en: async () => (await import("./en/core.ts")).en,
  ar: async () => (await import("./ar/core.ts")).ar,
  de: async () => (await import("./de/core.ts")).de,
  fr: async () => (await import("./fr/core.ts")).fr,
  es: async () => (await import("./es/core.ts")).es,
  pt: async () => (await import("./pt/core.ts")).pt,
  it: async () => (await import("./it/core.ts")).it,
  nl: async () => (await import("./nl/core.ts")).nl,
};

type BuiltIn<All> = Readonly<Record<keyof typeof core, () => Promise<All>>>;

const quote: BuiltIn<QuoteMessages> = {
  en: async () => (await import("./en/quote.ts")).quoteEn,
  ar: async () => (await import("./ar/quote.ts")).quoteAr,
  de: async () => (await import("./de/quote.ts")).quoteDe,
  fr: async () => (await import("./fr/quote.ts")).quoteFr,
  es: async () => (await import("./es/quote.ts")).quoteEs,
  pt: async () => (await import("./pt/quote.ts")).quotePt,
  it: async () => (await import("./it/quote.ts")).quoteIt,
  nl: async () => (await import("./nl/quote.ts")).quoteNl,
};

const amendment: BuiltIn<AmendmentMessages> = {
  en: async () => (await import("./en/amendment.ts")).amendmentEn,
  ar: async () => (await import("./ar/amendment.ts")).amendmentAr,
  de: async () => (await import("./de/amendment.ts")).amendmentDe,
  fr: async () => (await import("./fr/amendment.ts")).amendmentFr,
  es: async () => (await import("./es/amendment.ts")).amendmentEs,
  pt: async () => (await import("./pt/amendment.ts")).amendmentPt,
  it: async () => (await import("./it/amendment.ts")).amendmentIt,
  nl: async () => (await import("./nl/amendment.ts")).amendmentNl,
};

const policies: BuiltIn<PoliciesMessages> = {
  en: async () => (await import("./en/policies.ts")).policiesEn,
  ar: async () => (await import("./ar/policies.ts")).policiesAr,
  de: async () => (await import("./de/policies.ts")).policiesDe,
  fr: async () => (await import("./fr/policies.ts")).policiesFr,
  es: async () => (await import("./es/policies.ts")).policiesEs,
  pt: async () => (await import("./pt/policies.ts")).policiesPt,
  it: async () => (await import("./it/policies.ts")).policiesIt,
  nl: async () => (await import("./nl/policies.ts")).policiesNl,
};

const participation: BuiltIn<ParticipationMessages> = {
  en: async () => (await import("./en/participation.ts")).participationEn,
  ar: async () => (await import("./ar/participation.ts")).participationAr,
  de: async () => (await import("./de/participation.ts")).participationDe,
  fr: async () => (await import("./fr/participation.ts")).participationFr,
  es: async () => (await import("./es/participation.ts")).participationEs,
  pt: async () => (await import("./pt/participation.ts")).participationPt,
  it: async () => (await import("./it/participation.ts")).participationIt,
  nl: async () => (await import("./nl/participation.ts")).participationNl,
};

export const builtInLocales: MessageLoaders = core;
export const builtInQuoteLocales: MessageLoaders<QuoteMessages> = quote;
export const builtInAmendmentLocales: MessageLoaders<AmendmentMessages> = amendment;
export const builtInPoliciesLocales: MessageLoaders<PoliciesMessages> = policies;
export const builtInParticipationLocales: MessageLoaders<ParticipationMessages> = participation;

/** How the parts of one language are loaded. */
interface LocaleParts {
  readonly core: () => Promise<Messages>;
  readonly quote: () => Promise<QuoteMessages>;
  readonly amendment: () => Promise<AmendmentMessages>;
  readonly policies: () => Promise<PoliciesMessages>;
  readonly participation: () => Promise<ParticipationMessages>;
}

/** The languages that come with the SDK, each with all of its parts: for tests and tools. */
export const locales: Readonly<Record<string, LocaleParts>> = /* @__PURE__ */ allParts();

function allParts(): Readonly<Record<string, LocaleParts>> {
  const names = Object.keys(core) as (keyof typeof core)[];
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        core: core[name],
        quote: quote[name],
        amendment: amendment[name],
        policies: policies[name],
        participation: participation[name],
      },
    ]),
  );
}

/** The locales to try, in order: `fr-CH` → `fr` → `en`. */
export function fallbackChain(locale: string): string[] {
  const parts = locale.split("-");
  const chain = parts.map((_, index) => parts.slice(0, parts.length - index).join("-"));
  return chain.includes("en") ? chain : [...chain, "en"];
}

/**
 * The locale that there are texts for, and how they are loaded: the host's own before ours, English where neither has any.
 * Texts in French are for French as written in Switzerland too; English texts are English, whatever was wanted.
 */
export function findMessages<All>(
  wanted: string,
  own: MessageLoaders<All> | undefined,
  builtIn: MessageLoaders<All> | null,
): [locale: string, load: () => Promise<All>] {
  const all: Record<string, () => Promise<All>> = { ...builtIn, ...own };
  const found = fallbackChain(wanted).find((tag) => Object.hasOwn(all, tag)) ?? "en";
  return [wanted.startsWith(found) ? wanted : found, all[found] as () => Promise<All>];
}
