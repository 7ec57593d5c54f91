const known = new WeakMap<object, string>();

/** An answer as JSON. Rows of the catalogue come frozen and shared from the store: theirs is made once. */
export function jsonOf(result: unknown): string {
  if (typeof result !== "object" || result === null || !Object.isFrozen(result))
    return JSON.stringify(result);
  let json = known.get(result);
  if (json === undefined) {
    json = JSON.stringify(result);
    known.set(result, json);
  }
  return json;
}
