import type { JSHandle, Locator } from "@playwright/test";

/** The computed values of elements and of what CSS draws before and after them, by the names of the properties. */
interface ComputedStyles {
  names: string[];
  elements: { element: string; values: string[] }[];
}

/**
 * Reads the styles of an element and its descendants, with position and size, and leaves them in the page: Playwright takes
 * seconds to hand over so many. Animations are left out, as their values change all the time, and properties that others say too;
 * of SVG shapes, which have no boxes, only the shape and the paint are read.
 */
export function computedStyles(root: Locator): Promise<JSHandle<ComputedStyles>> {
  return root.evaluateHandle((top) => {
    const names = Array.from(getComputedStyle(top)).filter(
      (name) => !/^(animation|transition)|-origin$|(^|-)(block|inline)-|-(block|inline)$/.test(name),
    );
    const ofShapes = names.map((name) => /^(d$|display|fill|stroke|opacity|visibility)/.test(name));
    const elements = [top, ...top.querySelectorAll("*")].flatMap((element) => {
      const isShape = element instanceof SVGGeometryElement;
      const drawn = ["::before", "::after"].filter(
        (part) => getComputedStyle(element, part).content !== "none",
      );
      if (getComputedStyle(element).display === "list-item") drawn.push("::marker");
      if (element.matches("[placeholder]")) drawn.push("::placeholder");
      if (element.matches(":modal")) drawn.push("::backdrop");
      return ["", ...drawn].map((part) => {
        const style = getComputedStyle(element, part);
        return {
          element: `${element.tagName.toLowerCase()}.${element.getAttribute("class") ?? ""}${part}`,
          values: names.map((name, index) =>
            isShape && !ofShapes[index] ? "" : style.getPropertyValue(name),
          ),
        };
      });
    });
    return { names, elements };
  });
}

/** What differs between two readings of the same elements, one line for each property. */
export function differences(
  before: JSHandle<ComputedStyles>,
  after: JSHandle<ComputedStyles>,
): Promise<string[]> {
  return before.evaluate((before, after) => {
    const [was, is] = [before, after].map(({ elements }) => elements.map(({ element }) => element));
    if (was?.join() !== is?.join())
      return [
        ...(was ?? []).filter((name) => !is?.includes(name)).map((name) => `${name} is gone`),
        ...(is ?? []).filter((name) => !was?.includes(name)).map((name) => `${name} came`),
        `${was?.length} became ${is?.length}`,
      ];
    return before.elements.flatMap(({ element, values }, index) => {
      const now = after.elements[index]?.values ?? [];
      return before.names.flatMap((name, at) =>
        values[at] === now[at] ? [] : [`${element} ${name}: ${values[at]} became ${now[at]}`],
      );
    });
  }, after);
}
