import type { Count } from "../format.ts";
import { pluralsOf } from "../plural.ts";

export const plural = /* @__PURE__ */ pluralsOf("ar");

/**
 * A counted noun: one and two are words of their own, three to ten and eleven to ninety-nine stand behind the number. So
 * do hundreds, and nothing at all: there the noun loses its accusative ending.
 */
export function counted(count: Count, one: string, two: string, few: string, many: string): string {
  return plural(count, {
    one,
    two,
    few: `${count.text} ${few}`,
    many: `${count.text} ${many}`,
    other: `${count.text} ${many.replaceAll("\u064b\u0627", "")}`,
  });
}
