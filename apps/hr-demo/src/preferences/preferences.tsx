import { createContext, type ReactNode, use, useEffect, useLayoutEffect, useMemo, useState } from "react";
import { createFormat, type Format } from "../format.ts";
import type { Messages } from "../messages/en.ts";
import { type Locale, languages, locales } from "./languages.ts";

export type Scheme = "light" | "dark" | "auto";

interface Preferences {
  locale: Locale;
  scheme: Scheme;
  setLocale: (locale: Locale) => void;
  setScheme: (scheme: Scheme) => void;
  messages: Messages;
  format: Format;
}

const Context = createContext<Preferences | null>(null);

/** Language and appearance, remembered in this browser and shown on the document. */
export function PreferencesProvider({ children }: { children: ReactNode }) {
  const [locale, setLocale] = useRemembered<Locale>("pennyroyal.locale", locales);
  const [scheme, setScheme] = useRemembered<Scheme>("pennyroyal.scheme", ["auto", "light", "dark"]);

  const shown = useShownLanguage(locale);

  useLayoutEffect(() => {
    const { documentElement } = document;
    documentElement.lang = shown?.locale ?? locale;
    documentElement.dir = documentElement.lang === "ar" ? "rtl" : "ltr";
    documentElement.dataset["scheme"] = scheme;
  }, [shown, locale, scheme]);

  const preferences = useMemo(
    () => shown && { ...shown, scheme, setLocale, setScheme, format: createFormat(shown.locale) },
    [shown, scheme, setLocale, setScheme],
  );
  // Nothing is shown in one language for a moment before it is in another.
  return preferences && <Context value={preferences}>{children}</Context>;
}

/** The language whose texts are here: the wanted one once they are, the one before until then. */
function useShownLanguage(wanted: Locale): { locale: Locale; messages: Messages } | null {
  const [shown, setShown] = useState<{ locale: Locale; messages: Messages } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void languages[wanted].load().then((messages) => {
      if (isWanted) setShown({ locale: wanted, messages });
    });
    return () => {
      isWanted = false;
    };
  }, [wanted]);
  return shown;
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
