/** The country codes of E.164: one digit for 1 and 7, two for these, three for all others (ITU-T E.164, annexed list). */
const countryCode = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(?=\d)/;

/**
 * A telephone number to read: `+44 2079460120`. What is written with gaps already stays. Nothing more is parted: where
 * an area ends is each country's own.
 */
export function readablePhone(number: string): string {
  return number.replace(/^\+\d+$/, (digits) => digits.replace(countryCode, "+$1 "));
}
