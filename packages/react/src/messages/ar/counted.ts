import type { Count } from "../format.ts";
import { pluralsOf } from "../plural.ts";

export const plural = /* @__PURE__ */ pluralsOf("ar");

/** A counted noun: one and two are words of their own, three to ten and more stand behind the number. */
export function counted(count: Count, one: string, two: string, few: string, more: string): string {
  return plural(count, { one, two, few: `${count.text} ${few}`, other: `${count.text} ${more}` });
}
