/** Lists that are sets: order and repetition do not matter. */
const sets: ReadonlySet<string> = new Set(["errors", "problems"]);

/** Whether a result is the expected one: the same keys, the same values, amounts by value, never -0. */
export function isSame(actual: unknown, expected: unknown, key = ""): boolean {
  if (Array.isArray(actual) && Array.isArray(expected)) {
    if (sets.has(key)) {
      const covers = (all: unknown[], some: unknown[]): boolean =>
        some.every((item) => all.some((other) => isSame(other, item)));
      return covers(actual, expected) && covers(expected, actual);
    }
    return actual.length === expected.length && actual.every((item, index) => isSame(item, expected[index]));
  }
  if (isRecord(actual) && isRecord(expected)) {
    const keys = Object.keys(actual);
    return (
      keys.length === Object.keys(expected).length &&
      keys.every((name) => Object.hasOwn(expected, name) && isSame(actual[name], expected[name], name))
    );
  }
  return typeof actual === "number" ? actual === expected && !Object.is(actual, -0) : actual === expected;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
