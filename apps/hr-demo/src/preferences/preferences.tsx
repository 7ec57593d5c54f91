import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { createFormat, type Format } from "../format.ts";
import { ar } from "../messages/ar.ts";
import { en, type Messages } from "../messages/en.ts";

export type Locale = "en-GB" | "ar";
export type Scheme = "light" | "dark" | "auto";

interface Preferences {
  locale: Locale;
  scheme: Scheme;
  setLocale: (locale: Locale) => void;
  setScheme: (scheme: Scheme) => void;
  messages: Messages;
  format: Format;
}

const catalogues: Record<Locale, Messages> = { "en-GB": en, ar };
const Context = createContext<Preferences | null>(null);

/** Language and appearance, remembered in this browser and shown on the document. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [locale, setLocale] = useRemembered<Locale>("pennyroyal.locale", ["en-GB", "ar"]);
  const [scheme, setScheme] = useRemembered<Scheme>("pennyroyal.scheme", ["auto", "light", "dark"]);

  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = locale;
    documentElement.dir = locale === "ar" ? "rtl" : "ltr";
    documentElement.dataset["scheme"] = scheme;
  }, [locale, scheme]);

  const preferences = useMemo(
    () => ({
      locale,
      scheme,
      setLocale,
      setScheme,
      messages: catalogues[locale],
      format: createFormat(locale),
    }),
    [locale, scheme, setLocale, setScheme],
  );
  return <Context value={preferences}>{children}</Context>;
}

export function usePreferences(): Preferences {
  const preferences = use(Context);
  if (!preferences) throw new Error("usePreferences belongs inside <PreferencesProvider>.");
  return preferences;
}

function useRemembered<Value extends string>(key: string, values: [Value, ...Value[]]) {
  const [value, setValue] = useState(
    () => values.find((it) => it === localStorage.getItem(key)) ?? values[0],
  );
  useEffect(() => localStorage.setItem(key, value), [key, value]);
  return [value, setValue] as const;
}
