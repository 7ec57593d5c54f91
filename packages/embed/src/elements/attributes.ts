/** How an attribute is read by its property. */
const kinds: Readonly<Record<string, (text: string | null) => unknown>> = {
  "heading-level": (text) => (text === null ? null : Number(text)),
  required: (text) => text !== null,
};

/** The property of an attribute. */
export const propertyOf = (attribute: string): string =>
  attribute.replaceAll(/-./g, ([, letter = ""]) => letter.toUpperCase());

/** The value that the property of an attribute has. */
export const valueOf = (element: Element, attribute: string): unknown => {
  const text = element.getAttribute(attribute);
  return kinds[attribute]?.(text) ?? text;
};

/** Gives a class the properties that reflect its attributes. */
export function reflectAttributes(type: {
  readonly attributes: readonly string[];
  readonly prototype: object;
}): void {
  for (const attribute of type.attributes) {
    Object.defineProperty(type.prototype, propertyOf(attribute), {
      configurable: true,
      enumerable: true,
      get(this: Element) {
        return valueOf(this, attribute);
      },
      set(this: Element, value: string | number | boolean | null | undefined) {
        if (value === null || value === undefined || value === false) this.removeAttribute(attribute);
        else this.setAttribute(attribute, value === true ? "" : String(value));
      },
    });
  }
}
