import { type RefObject, useEffect } from "react";
import { useEnrolkit } from "./context.ts";

/** In development: reports to `onError` where the page's CSS hides or cuts off a text that must be shown. */
export function useHiddenTextWatch(around: RefObject<HTMLElement | null>): void {
  const { report } = useEnrolkit();
  useEffect(() => {
    if (process.env.NODE_ENV === "production") return;
    for (const text of around.current?.querySelectorAll(".ek-verbatim") ?? []) {
      const reason = whyHidden(text);
      if (reason === null) continue;
      const begin = text.textContent?.slice(0, 40) ?? "";
      report(new Error(`A text that must be shown is ${reason} by the page's CSS: "${begin}…"`));
    }
  }, [around, report]);
}

function whyHidden(text: Element): string | null {
  for (let element: Element | null = text; element !== null; element = element.parentElement) {
    const style = getComputedStyle(element);
    if (style.display === "none" || style.visibility === "hidden" || style.opacity === "0") return "hidden";
    const clips = style.overflowX !== "visible" || style.overflowY !== "visible";
    const cut =
      element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1;
    const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
    if (clips && cut && !scrolls) return "cut off";
  }
  return null;
}
