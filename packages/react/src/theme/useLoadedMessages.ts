import { useContext, useEffect, useMemo } from "react";
import type { BlockFailure } from "../messages/hooks.ts";
import { findMessages, type MessageLoaders } from "../messages/locales.ts";
import { setUpError } from "./enrolkit-error.ts";
import { ReportContext } from "./theme-context.ts";
import { useArrival } from "./useArrival.ts";
import { useLatest } from "./useLatest.ts";

/** Messages, and the locale that they are of. */
interface MessagesOf<All> {
  readonly locale: string;
  readonly messages: All;
}

/**
 * The messages of a locale: at once when they are passed in, else as soon as they are loaded. While another language
 * loads, the one before stays. Null before there is any; then `missing` says whether that takes too long. Nothing is loaded
 * where `builtIn` is null.
 */
export function useLoadedMessages<All>(
  wanted: string,
  messages: All | undefined,
  loaders: MessageLoaders<All> | undefined,
  builtIn: MessageLoaders<All> | null,
): [of: MessagesOf<All> | null, missing: BlockFailure | null, found: string] {
  const [found, load] = findMessages(wanted, loaders, builtIn);
  const newestLoad = useLatest(load);
  const atHand = useMemo(
    (): MessagesOf<All> | null => (messages ? { locale: wanted, messages } : null),
    [wanted, messages],
  );
  const isWanted = atHand === null && builtIn !== null;
  const report = useContext(ReportContext);
  const mistake = useMemo(
    () =>
      process.env.NODE_ENV !== "production" && isWanted && found !== wanted
        ? setUpError(
            `There are no texts in "${wanted}": "${found}" is shown. Give \`loaders\` or \`messages\`.`,
          )
        : null,
    [isWanted, found, wanted],
  );
  useEffect(() => {
    if (mistake) report?.(mistake);
  }, [report, mistake]);
  // A host's loaders can be another object in each render.
  const loadFound = useMemo(
    () =>
      isWanted
        ? async (): Promise<MessagesOf<All>> => ({ locale: found, messages: await newestLoad.current() })
        : null,
    [isWanted, found, newestLoad],
  );
  const arrival = useArrival(loadFound, atHand, "language_not_loaded", `the texts in "${found}"`);
  return [...arrival, found];
}
