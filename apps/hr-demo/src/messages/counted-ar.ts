import { numbersOf } from "./numbers.ts";

const rules = new Intl.PluralRules("ar");
const number = numbersOf("ar");

/**
 * A counted noun: one and two are words of their own, three to ten and eleven to ninety-nine stand behind the number. So
 * do hundreds, and nothing at all: there the noun loses its accusative ending.
 */
export function counted(count: number, one: string, two: string, few: string, many: string): string {
  const form = rules.select(count);
  if (form === "one") return one;
  if (form === "two") return two;
  if (form === "few") return `${number(count)} ${few}`;
  return `${number(count)} ${form === "many" ? many : many.replaceAll("\u064b\u0627", "")}`;
}
