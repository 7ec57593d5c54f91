import { latinDigits } from "../../text/latin-digits.ts";

/** What parts decimals and thousands in a language. */
export interface NumberMarks {
  decimal: string;
  group: string;
}

/** The marks of a language, from how it writes a number. */
export function marksOf(number: (value: number) => string): NumberMarks {
  const [decimal = ".", group = ""] = (plainMarks(number(98_765_432.1)).match(/\D/g) ?? []).toReversed();
  return { decimal, group };
}

/**
 * An amount as people type it, as a number; `empty`, `wrong`, or `decimals` where it is finer than its currency. Marks go
 * by the language; a single one that cannot part thousands parts decimals in any, so that both 12.50 and 12,50 are read.
 */
export function parseAmount(
  text: string,
  decimals: number,
  { decimal, group }: NumberMarks,
): number | "empty" | "wrong" | "decimals" {
  const typed = plainMarks(text.replaceAll(/\p{Sc}/gu, ""));
  if (typed === "") return "empty";
  const [, whole = "-", mark, part = ""] = /^([\d.,' ]*?)(?:([.,])(\d*))?$/.exec(typed) ?? [];
  const lone = /^\d*$/.test(whole) && part.length !== 3;
  const parts = mark === undefined || mark === decimal || lone;
  const digits = withoutGroups(parts ? whole : whole + mark + part, group);
  const amount = Number(`${digits}.${parts ? part : ""}`);
  // A mark alone is no number, and neither more nor less than 0.
  if (!/^\d{0,12}$/.test(digits) || !(amount > 0)) return "wrong";
  return parts && Array.from(part).findLastIndex((digit) => digit !== "0") >= decimals ? "decimals" : amount;
}

const grouped = /^\d{1,3}(?:\D\d{2,3})*\D\d{3}$/;

function withoutGroups(whole: string, group: string): string {
  return group !== "" && grouped.test(whole) ? whole.replaceAll(group, "") : whole;
}

/** Digits and marks of any script as those on every keyboard. */
function plainMarks(text: string): string {
  return latinDigits(text)
    .replaceAll("\u066b", ".")
    .replaceAll("\u066c", ",")
    .replaceAll("’", "'")
    .replaceAll(/\s/g, " ");
}
