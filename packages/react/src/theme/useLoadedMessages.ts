import { useEffect, useState } from "react";
import { loaderFor, type MessageLoaders } from "./locales.ts";

/**
 * The messages of a locale: at once when they are passed in, else as soon as they are loaded. While another language
 * loads, the one before stays.
 */
export function useLoadedMessages<All>(
  locale: string,
  atHand: All | undefined,
  loaders: MessageLoaders<All>,
): All | null {
  const [loaded, setLoaded] = useState<All | null>(null);
  useEffect(() => {
    if (atHand !== undefined) return;
    let wanted = true;
    loaderFor(locale, loaders)?.().then(
      (messages) => wanted && setLoaded(() => messages),
      // A language that does not arrive leaves the one before it.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [locale, atHand, loaders]);
  return atHand ?? loaded;
}
