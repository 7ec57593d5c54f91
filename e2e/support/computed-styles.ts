import type { Locator } from "@playwright/test";

/** The computed style of every element below one, with its position and size. */
export type ComputedStyles = { element: string; style: Record<string, string> }[];

/**
 * Reads the styles of an element and its descendants. Animations are left out, as their values change all the time; of
 * SVG shapes, which have no boxes, only the shape and the paint are read.
 */
export async function computedStyles(root: Locator): Promise<ComputedStyles> {
  // As one string: Playwright takes seconds to hand over so many values.
  const json = await root.evaluate((top) =>
    JSON.stringify(
      [top, ...top.querySelectorAll("*")].map((element) => {
        const style = getComputedStyle(element);
        const counts =
          element instanceof SVGGeometryElement
            ? /^(d$|display|fill|stroke|opacity|visibility)/
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
    ),
  );
  return JSON.parse(json) as ComputedStyles;
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
