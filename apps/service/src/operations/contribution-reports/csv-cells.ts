import { decimalsOf, fromMinor, type MinorUnits } from "@enrolkit/rules";

/** An amount as programs read it: a dot, as many decimals as the currency has, and nothing else. */
export function amountText(minor: MinorUnits, currency: string): string {
  return fromMinor(minor, currency).toFixed(decimalsOf(currency));
}

/** A text that others wrote, kept from being run: spreadsheets take a cell that begins so for a formula (OWASP). */
export function plainText(text: string): string {
  return /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(text) ? `'${text}` : text;
}
