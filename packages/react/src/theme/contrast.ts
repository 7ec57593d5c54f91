/** What is read, and what it is read on: the names of a theme's colours. */
const pairs = [
  ["on-accent", "accent"],
  ...["ink", "muted", "danger", "warning", "success"].flatMap((text) =>
    ["page", "surface", "sunken"].map((behind) => [text, behind] as const),
  ),
] as const;

/** WCAG 2.2 AA, for text. */
const leastContrast = 4.5;

/**
 * Pairs of colours that a host has set, both of them, and that cannot be read on each other, in words. A browser resolves
 * them on the root itself, whatever notation and however they were set; without one nothing is found.
 */
export function unreadablePairs(root: HTMLElement): string[] {
  const colours = typeof OffscreenCanvas === "undefined" ? null : new OffscreenCanvas(1, 1).getContext("2d");
  if (colours === null) return [];
  const { color, colorScheme } = root.style;
  const found = new Set<string>();
  const scheme = getComputedStyle(root).colorScheme;
  for (const shown of /light/.test(scheme) && /dark/.test(scheme) ? ["light", "dark"] : [""]) {
    root.style.colorScheme = shown;
    for (const [text, behind] of pairs) {
      const [one, other] = [text, behind].map((name) => luminanceOf(root, name, colours));
      if (one == null || other == null) continue;
      const ratio = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      if (ratio >= leastContrast) continue;
      found.add(
        `The theme's "${nameOf(text)}" on "${nameOf(behind)}" has a contrast of ${ratio.toFixed(2)}:1${shown && ` in ${shown}`}; text needs ${leastContrast}:1.`,
      );
    }
  }
  Object.assign(root.style, { color, colorScheme });
  return [...found];
}

const nameOf = (property: string): string =>
  property.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The luminance of a colour that the host has set; null where it has not. */
function luminanceOf(
  root: HTMLElement,
  name: string,
  colours: OffscreenCanvasRenderingContext2D,
): number | null {
  const style = getComputedStyle(root);
  const isSet = ["", "light-", "dark-"].some((scheme) => style.getPropertyValue(`--ek-${scheme}${name}`));
  if (!isSet) return null;
  root.style.color = `var(--_${name === "accent" ? "fill" : name})`;
  colours.fillStyle = style.color;
  colours.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = Array.from(colours.getImageData(0, 0, 1, 1).data, linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A channel from 0 to 255 as light. */
function linear(channel: number): number {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}
