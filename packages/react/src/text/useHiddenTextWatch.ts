import { type RefObject, useContext, useEffect } from "react";
import { ReportContext } from "../theme/theme-context.ts";

/** For development: reports to `onError` where the page's CSS hides or cuts off a text that must be shown, now or later. */
export function useHiddenTextWatch(text: RefObject<HTMLElement | null>): void {
  const report = useContext(ReportContext);
  useEffect(() => {
    const element = text.current;
    if (element === null || report === undefined) return;
    let known: string | null = null;
    function check(shown: HTMLElement): void {
      const reason = whyUnseen(shown);
      if (reason !== null && reason !== known) {
        const begin = shown.textContent.slice(0, 40);
        report?.(new Error(`A text that must be shown is ${reason} by the page's CSS: "${begin}…"`));
      }
      known = reason;
    }
    check(element);
    if (typeof ResizeObserver === "undefined") return;
    // Style sheets that come later, and windows that get narrower.
    const observer = new ResizeObserver(() => check(element));
    observer.observe(element);
    return () => observer.disconnect();
  }, [report, text]);
}

/** What keeps a text from being seen, and the element whose style it is; null where it can be seen. */
function whyUnseen(text: HTMLElement): string | null {
  const own = getComputedStyle(text);
  if (Number.parseFloat(own.fontSize) < 5) return `too small to read (font-size: ${own.fontSize})`;
  if (/^(transparent|rgba\(.*, 0\))$/.test(own.color)) return `hidden (color: ${own.color})`;
  let box = text.getBoundingClientRect();
  const isLaidOut = box.width > 0;
  for (let element: Element | null = text; element !== null; element = parentOf(element)) {
    const style = getComputedStyle(element);
    const reason = whyHidden(element, style);
    if (reason !== null) return `${reason} on <${element.localName} class="${element.className}">)`;
    // What is scrolled out of view is not hidden: whether it can be scrolled to counts, and where the box is that scrolls.
    if (!isLaidOut || !scrolls(element, style)) continue;
    const around = element.getBoundingClientRect();
    if (isOutOfReach(box, around, element, style)) return "moved off the page";
    box = around;
  }
  return isLaidOut && (box.right + scrollX <= 0 || box.bottom + scrollY <= 0) ? "moved off the page" : null;
}

/** A box with a scroll bar of its own: what html and body scroll, the page does. */
function scrolls(element: Element, { overflowX, overflowY }: CSSStyleDeclaration): boolean {
  return !element.matches("html, body") && /auto|scroll/.test(overflowX + overflowY);
}

/** No one can scroll beyond the beginning. */
function isOutOfReach(
  box: DOMRect,
  around: DOMRect,
  { scrollLeft, scrollTop }: Element,
  { direction }: CSSStyleDeclaration,
): boolean {
  const isBeside =
    direction === "rtl" ? box.left + scrollLeft >= around.right : box.right + scrollLeft <= around.left;
  return isBeside || box.bottom + scrollTop <= around.top;
}

function whyHidden(element: Element, style: CSSStyleDeclaration): string | null {
  if (style.display === "none") return "hidden (display: none";
  if (style.visibility === "hidden") return "hidden (visibility: hidden";
  if (style.opacity === "0") return "hidden (opacity: 0";
  if (style.contentVisibility === "hidden") return "hidden (content-visibility: hidden";
  const { overflowX, overflowY } = style;
  // What a host scrolls can be read; what it clips in one direction alone is scrolled in neither.
  if (/auto|scroll/.test(overflowX + overflowY)) return null;
  const isCut =
    (overflowX !== "visible" && element.scrollWidth > element.clientWidth + 1) ||
    (overflowY !== "visible" && element.scrollHeight > element.clientHeight + 1);
  return isCut ? `cut off (overflow: ${overflowX} ${overflowY}` : null;
}

/** Through the edge of a shadow root, too. */
function parentOf(element: Element): Element | null {
  if (element.parentElement !== null) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}
