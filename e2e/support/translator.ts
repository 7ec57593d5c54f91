import { expect, type Page } from "@playwright/test";

/**
 * Does to the page, now and whenever it changes, what browsers' translators do: in the place of every text comes another one,
 * inside `<font><font>`, in shadow roots too. What is `translate="no"` stays.
 */
export async function translateAlways(page: Page): Promise<void> {
  await page.addInitScript(() => {
    function translate(root: Node): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        const around = text.parentElement;
        if (!around || around.closest("[translate=no], font, head, script, style")) continue;
        const outer = document.createElement("font");
        outer.appendChild(document.createElement("font")).append(text.data);
        text.replaceWith(outer);
      }
    }
    const translateAlways = (root: Node) =>
      new MutationObserver(() => translate(root)).observe(root, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    translateAlways(document);
    const attachShadow = Reflect.get(Element.prototype, "attachShadow");
    Element.prototype.attachShadow = function (...init) {
      const root = attachShadow.apply(this, init);
      translateAlways(root);
      return root;
    };
  });
}

/** What React keeps of an element or of a text, as far as it is read here. */
interface Fiber {
  readonly tag: number;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedProps: unknown;
}

/**
 * Each text is the one that React set last, although a translator has put another in its place; and React holds none by itself,
 * beside others: such a text would be the old one for ever once it changes. Names those that are not right.
 */
export async function expectTextsUpToDate(page: Page, step: string): Promise<void> {
  const wrong = () =>
    page.evaluate(() => {
      const [element, text] = [5, 6]; // React's tags of fibers
      const stored = <Stored>(of: Element, name: string): Stored | undefined =>
        Object.entries(of).find(([key]) => key.startsWith(name))?.[1] as Stored | undefined;
      const heldIn = (fiber: Fiber | null): string[] => {
        if (fiber === null) return [];
        const own =
          fiber.tag === text
            ? [String(fiber.memoizedProps)]
            : fiber.tag === element
              ? []
              : heldIn(fiber.child);
        return [...own, ...heldIn(fiber.sibling)];
      };
      const below = (root: ParentNode): Element[] =>
        Array.from(root.querySelectorAll("*")).flatMap((one) =>
          one.shadowRoot ? [one, ...below(one.shadowRoot)] : [one],
        );
      const shown = below(document).filter(
        (one) => one.parentElement?.closest(".ek-root") && one.closest("[translate=no]") === null,
      );
      return shown.flatMap((one) => {
        const { children } = stored<{ children?: unknown }>(one, "__reactProps$") ?? {};
        const isText = typeof children === "string" || typeof children === "number";
        const stale = isText && one.textContent !== String(children);
        const held = heldIn(stored<Fiber>(one, "__reactFiber$")?.child ?? null).filter((own) => own.trim());
        return [
          ...(stale ? [`“${one.textContent}” for “${children}”`] : []),
          ...held.map((own) => `“${own}” is held in ${one.outerHTML.slice(0, 120)}`),
        ];
      });
    });
  await expect.poll(wrong, `texts of ${step}`).toEqual([]);
}
