/**
 * Moves focus to an element of ours where focus was inside the same root, or nowhere. A person who is in the host's part of
 * the page, or in another flow, stays there.
 */
export function moveFocus(element: HTMLElement | null | undefined): void {
  if (element && !isElsewhere(element)) element.focus();
}

function isElsewhere(element: HTMLElement): boolean {
  let inside: Element = element.closest(".ek-root") ?? element;
  for (;;) {
    const root = inside.getRootNode() as Document | ShadowRoot;
    const focused = root.activeElement;
    if (focused && focused !== inside.ownerDocument.body) return !inside.contains(focused);
    // Nothing in this tree has it: in a shadow root, the page around may.
    if (!("host" in root)) return false;
    inside = root.host;
  }
}
