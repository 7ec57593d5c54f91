import { useEffect, useState } from "react";
import { builtInLocales, loaderFor, type MessageLoaders } from "./locales.ts";
import type { Messages } from "./messages.ts";

/**
 * The messages of a locale: at once when they are passed in, else as soon as they are loaded. While another language
 * loads, the one before stays.
 */
export function useLoadedMessages(
  locale: string,
  given: Messages | undefined,
  loaders: MessageLoaders = builtInLocales,
): Messages | null {
  const [loaded, setLoaded] = useState<Messages | null>(null);
  useEffect(() => {
    if (given !== undefined) return;
    let wanted = true;
    loaderFor(locale, loaders)?.().then(
      (messages) => wanted && setLoaded(messages),
      // A language that does not arrive leaves the one before it.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [locale, given, loaders]);
  return given ?? loaded;
}
