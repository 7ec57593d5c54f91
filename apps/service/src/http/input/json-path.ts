/** A place in a body as `errors` names it: `$.coverage_selections[0].options[1]`. */
export function jsonPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, part) => `${text}${step(part)}`, "$");
}

/** One step: an index, a plain name, or a quoted one. */
export function step(part: PropertyKey): string {
  if (typeof part === "number") return `[${part}]`;
  const name = String(part);
  return /^[A-Za-z_]\w{0,99}$/.test(name) ? `.${name}` : `[${JSON.stringify(name.slice(0, 100))}]`;
}
