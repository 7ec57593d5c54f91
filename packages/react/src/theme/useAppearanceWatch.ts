import { type RefObject, useContext, useEffect } from "react";
import { unreadablePairs } from "./contrast.ts";
import { setUpError } from "./enrolkit-error.ts";
import { ReportContext, RootContext, ThemeContext } from "./theme-context.ts";

const loadingMs = 3000;

/** Whether a style sheet holds under a root. */
const sheets = {
  "styles.css": (root: HTMLElement): boolean => getComputedStyle(root).getPropertyValue("--_ink") !== "",
  // Nothing of it holds for the root itself: an element is there for no longer than the question.
  "quote.css": (root: HTMLElement): boolean => {
    const probe = root.ownerDocument.createElement("div");
    probe.className = "ek-quote-all";
    root.append(probe);
    const { display } = getComputedStyle(probe);
    probe.remove();
    return display === "grid";
  },
};

/**
 * For development: reports to the host's monitoring which colours of a theme cannot be read, and that the style sheet is
 * still missing once the page has settled.
 */
export function useAppearanceWatch(root: RefObject<HTMLElement | null>): void {
  const report = useContext(ReportContext);
  const { scheme, theme } = useContext(ThemeContext);
  useEffect(() => {
    if (root.current === null || report === undefined) return;
    for (const problem of unreadablePairs(root.current)) report(new Error(problem));
    return watchSheet("styles.css", root.current, report);
  }, [root, report, scheme, theme]);
}

/** For development: the same of the employer's style sheet, in the root around. */
export function useQuoteSheetWatch(isNeeded: boolean): void {
  const report = useContext(ReportContext);
  const root = useContext(RootContext);
  useEffect(
    () => (isNeeded && root?.current && report ? watchSheet("quote.css", root.current, report) : undefined),
    [isNeeded, root, report],
  );
}

function watchSheet(
  sheet: keyof typeof sheets,
  root: HTMLElement,
  report: (error: Error) => void,
): () => void {
  const timer = setTimeout(() => {
    // A simulated DOM never has styles.
    if (typeof OffscreenCanvas === "undefined" || !root.isConnected || sheets[sheet](root)) return;
    report(setUpError(`The style sheet is missing: import "@enrolkit/react/${sheet}" once, on this page.`));
  }, loadingMs);
  return () => clearTimeout(timer);
}
