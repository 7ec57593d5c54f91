import type { DOMAttributes, KeyboardEvent } from "react";

/**
 * Attributes of an element around fields: Enter in one of them does something, as it would submit a form. There is no form of ours,
 * as the page around may be inside one, which Enter would submit: it never does, also in a field of the host.
 */
export function onEnter(act?: () => void): Pick<DOMAttributes<HTMLElement>, "onKeyDown"> {
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.defaultPrevented || !isInField(event)) return;
    event.preventDefault();
    // Held down it is one intent; in a search, and while a word is composed, it is none.
    if (act && !event.repeat && !isOfSearch(event)) act();
  }
  return { onKeyDown };
}

function isInField({ target }: KeyboardEvent): boolean {
  return (target as Element).matches("input, select");
}

function isOfSearch({ target, nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || (target as HTMLInputElement).type === "search";
}
