/**
 * Moves focus to an element of ours where focus was inside the same root, or nowhere. A person who is in the host's part of
 * the page, or in another flow, stays there.
 */
export function moveFocus(element: HTMLElement | null | undefined): void {
  if (element && !isElsewhere(element)) element.focus();
}

/** By then what did not come is said. */
const arrivalMs = 10_000;

/**
 * Call it where a press takes away what holds the button. Focus that was there stays in the root, or in the dialog, and moves
 * on to its title as soon as there is one, unless the person has moved it.
 */
export function retainFocus(box: HTMLElement | null): void {
  const around = box?.closest<HTMLElement>("dialog, .ek-root");
  const tree = around?.getRootNode() as Document | ShadowRoot | undefined;
  if (!around || !tree || !box?.contains(tree.activeElement)) return;
  const observer = new MutationObserver(() => {
    const focused = tree.activeElement;
    const isNowhere = focused === null || focused === around || focused === around.ownerDocument.body;
    if (isNowhere) {
      const title = around.querySelector<HTMLElement>(".ek-heading[tabindex]");
      if (title === null) stayIn(around);
      else moveFocus(title);
      if (title === null) return;
    } else if (box.isConnected) return;
    observer.disconnect();
  });
  observer.observe(around, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), arrivalMs);
}

/** It takes focus for as long as there is nothing else. */
function stayIn(around: HTMLElement): void {
  around.tabIndex = -1;
  moveFocus(around);
  around.addEventListener("blur", () => around.removeAttribute("tabindex"), { once: true });
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
