import axe from "axe-core";

/** Every breach of WCAG 2.2 AA and of good practice below an element, in words. Contrast needs a real browser. */
export async function accessibilityProblems(element: Element): Promise<string[]> {
  if (element.firstElementChild === null) return [];
  const { violations } = await axe.run(element, {
    resultTypes: ["violations"],
    rules: { "color-contrast": { enabled: false }, region: { enabled: false } },
  });
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`));
}
