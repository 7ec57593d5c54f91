import type { Locator } from "@playwright/test";

/** What the browser made of every element below one: its place, its size and all that its style says. */
export type ComputedStyles = { element: string; style: Record<string, string> }[];

/**
 * Reads the styles of an element and everything in it. Without animations, which are caught at any moment, and of
 * the shapes of a drawing only how they are painted: they have no boxes.
 */
export function computedStyles(root: Locator): Promise<ComputedStyles> {
  return root.evaluate((top) =>
    [top, ...top.querySelectorAll("*")].map((element) => {
      const style = getComputedStyle(element);
      const counts =
        element instanceof SVGGeometryElement
          ? /^(fill|stroke|opacity|visibility)/
          : /^(?!animation|transition)/;
      return {
        element: `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}`,
        style: Object.fromEntries(
          Array.from(style)
            .filter((name) => counts.test(name))
            .map((name) => [name, style.getPropertyValue(name)]),
        ),
      };
    }),
  );
}

/** What differs between two readings of the same elements, one line for each property. */
export function differences(before: ComputedStyles, after: ComputedStyles): string[] {
  if (before.length !== after.length) return [`${before.length} elements became ${after.length}`];
  return before.flatMap(({ element, style }, index) => {
    const now = after[index]?.style ?? {};
    return Object.keys(style)
      .filter((name) => style[name] !== now[name])
      .map((name) => `${element} ${name}: ${style[name]} became ${now[name]}`);
  });
}
