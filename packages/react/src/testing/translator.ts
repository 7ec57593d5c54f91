/** What belongs to React: its key of an element or a text that it holds itself. */
const isHeld = (node: Node): boolean => Object.keys(node).some((key) => key.startsWith("__reactFiber$"));

/** The texts of our roots that a page translator may replace: all but those that are not to be translated. */
function textsOf(page: Element): Text[] {
  const walker = page.ownerDocument.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const around = text.parentElement;
    if (around?.closest(".ek-root") && !around.closest("[translate=no], font")) found.push(text);
  }
  return found;
}

/**
 * The texts that React holds by themselves, beside others, instead of setting them as the whole content of an element. After a
 * translator has replaced such a text it never changes again, and React throws where it takes it away. A blank between two
 * elements that stay is none of them.
 */
export function fragileTexts(page: Element): string[] {
  return textsOf(page).flatMap((text) =>
    isHeld(text) && text.data.trim() !== "" ? [`“${text.data}” in ${describe(text)}`] : [],
  );
}

const describe = ({ parentElement }: Text): string => parentElement?.outerHTML.slice(0, 160) ?? "";

/** Does to every text what browsers' translators do: puts another one in its place, inside `<font><font>`. */
export function translatePage(page: Element): void {
  for (const text of textsOf(page)) {
    const outer = page.ownerDocument.createElement("font");
    const inner = outer.appendChild(page.ownerDocument.createElement("font"));
    inner.append(text.data);
    text.replaceWith(outer);
  }
}
