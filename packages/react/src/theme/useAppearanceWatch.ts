import { type RefObject, useContext, useEffect } from "react";
import { unreadablePairs } from "./contrast.ts";
import { setUpError } from "./enrolkit-error.ts";
import { ReportContext, ThemeContext } from "./theme-context.ts";

const loadingMs = 3000;

/**
 * For development: reports to the host's monitoring which colours of a theme cannot be read, and that a style sheet is
 * still missing once the page has settled.
 */
export function useAppearanceWatch(root: RefObject<HTMLElement | null>): void {
  const report = useContext(ReportContext);
  const { scheme, theme } = useContext(ThemeContext);
  useEffect(
    () => (root.current === null || report === undefined ? undefined : watchAppearance(root.current, report)),
    [root, report, scheme, theme],
  );
}

function watchAppearance(root: HTMLElement, report: (error: Error) => void): () => void {
  for (const problem of unreadablePairs(root)) report(new Error(problem));
  const timer = setTimeout(() => {
    if (isUnstyled(root)) {
      report(
        setUpError('The style sheet is missing: import "@enrolkit/react/styles.css" once, on this page.'),
      );
    }
  }, loadingMs);
  return () => clearTimeout(timer);
}

/** A simulated DOM never has styles. */
function isUnstyled(root: HTMLElement): boolean {
  return (
    typeof OffscreenCanvas !== "undefined" &&
    root.isConnected &&
    getComputedStyle(root).getPropertyValue("--_ink") === ""
  );
}
