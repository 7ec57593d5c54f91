import { unreadablePairs } from "./contrast.ts";
import { setUpError } from "./enrolkit-error.ts";

const loadingMs = 3000;

/**
 * In development, for the host's monitoring: reports colours of a theme that cannot be read, and a style sheet that is
 * still missing once the page has settled. Returns how to stop.
 */
export function watchAppearance(root: HTMLElement, report: (error: Error) => void): () => void {
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
