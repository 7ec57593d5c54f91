type Named = Record<string, unknown> | undefined;

/** Finds a function of a page by its name on `window`, such as `app.session`; undefined where there is none. */
export function functionNamed(name: string | null): (() => unknown) | undefined {
  const names = (name ?? "").split(".");
  const last = names.pop() ?? "";
  const owner = names.reduce<Named>((value, one) => value?.[one] as Named, globalThis as unknown as Named);
  const found = owner?.[last];
  return typeof found === "function" ? () => found.call(owner) : undefined;
}
