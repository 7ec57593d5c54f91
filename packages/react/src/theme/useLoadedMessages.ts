import { useContext, useEffect, useMemo } from "react";
import type { BlockFailure } from "../messages/hooks.ts";
import { findMessages, type MessageLoaders } from "../messages/locales.ts";
import { setUpError } from "./enrolkit-error.ts";
import { ReportContext } from "./theme-context.ts";
import { useArrival } from "./useArrival.ts";

/** Messages, and the locale that they are of. */
interface MessagesOf<All> {
  readonly locale: string;
  readonly messages: All;
}

/**
 * The messages of a locale: at once when they are passed in, else as soon as they are loaded. While another language
 * loads, the one before stays. Null before there is any; then `missing` says whether that takes too long. Nothing is loaded
 * where `builtIn` is null. What has no `section` is none: a host's loader can give anything.
 */
export function useLoadedMessages<All>(
  wanted: string,
  messages: All | undefined,
  loaders: MessageLoaders<All> | undefined,
  builtIn: MessageLoaders<All> | null,
  section: keyof All,
): [of: MessagesOf<All> | null, missing: BlockFailure | null, found: string] {
  const [found, load] = findMessages(wanted, loaders, builtIn);
  const atHand = useMemo(
    (): MessagesOf<All> | null => (messages ? { locale: wanted, messages } : null),
    [wanted, messages],
  );
  const isWanted = !atHand && builtIn !== null;
  // oxlint-disable-next-line react/rules-of-hooks -- always the same in one build
  if (process.env.NODE_ENV !== "production") useMissingTexts(isWanted ? wanted : found, found);
  const loadFound = useMemo(
    () => (isWanted ? async () => ({ locale: found, messages: textsOf(await load(), section) }) : null),
    // A host's loaders can be another object in each render.
    // oxlint-disable-next-line react/exhaustive-deps
    [isWanted, found],
  );
  const arrival = useArrival(loadFound, atHand, "language_not_loaded", `the texts in "${found}"`);
  return [...arrival, atHand ? wanted : found];
}

function textsOf<All>(loaded: All, section: keyof All): All {
  if (typeof loaded[section] !== "object") throw new TypeError("no texts");
  return loaded;
}

/** Reports, once, that there are no texts in a language. */
function useMissingTexts(wanted: string, found: string): void {
  const report = useContext(ReportContext);
  const mistake = useMemo(
    () =>
      wanted === found
        ? null
        : setUpError(
            `There are no texts in "${wanted}": "${found}" is shown. Give \`loaders\` or \`messages\`.`,
          ),
    [found, wanted],
  );
  useEffect(() => {
    if (mistake) report?.(mistake);
  }, [report, mistake]);
}
