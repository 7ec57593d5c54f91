import type { Messages } from "../messages/en.ts";

/** Each language named in itself, and how its texts are loaded. The first is that of new visitors. */
export const languages = {
  "en-GB": { name: "English", load: async () => (await import("../messages/en.ts")).en },
  de: { name: "Deutsch", load: async () => (await import("../messages/de.ts")).de },
  fr: { name: "Français", load: async () => (await import("../messages/fr.ts")).fr },
  es: { name: "Español", load: async () => (await import("../messages/es.ts")).es },
  "pt-PT": { name: "Português", load: async () => (await import("../messages/pt.ts")).pt },
  it: { name: "Italiano", load: async () => (await import("../messages/it.ts")).it },
  nl: { name: "Nederlands", load: async () => (await import("../messages/nl.ts")).nl },
  ar: { name: "العربية", load: async () => (await import("../messages/ar.ts")).ar },
} satisfies Record<string, { name: string; load: () => Promise<Messages> }>;

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as [Locale, ...Locale[]];
