import { readablePhone } from "./phone-number.ts";

/**
 * How telephone numbers of a calling code are parted, where the length of an area follows from its digits (ITU-T E.164,
 * national numbering plans): the code, whose readers need none, what they dial before the area, and the parts.
 */
const plans: readonly (readonly [code: string, countries: string, trunk: string, ...parts: RegExp[]])[] = [
  [
    "44",
    "gb gg im je",
    "0",
    /^(2\d)(\d{4})(\d{4})$/,
    /^(11\d|1\d1|[389]\d\d)(\d{3})(\d{4})$/,
    /^([17]\d{3})(\d{6})$/,
  ],
  ["1", "us ca", "", /^(\d{3})(\d{3})(\d{4})$/],
  ["353", "ie", "0", /^(1|8\d)(\d{3})(\d{4})$/],
  ["33", "fr", "0", /^(\d)(\d\d)(\d\d)(\d\d)(\d\d)$/],
  ["971", "ae", "0", /^(\d|5\d)(\d{3})(\d{4})$/],
];

/**
 * A telephone number as people in a country write it: `+442079460120` is 020 7946 0120 in the United Kingdom, and
 * +44 20 7946 0120 elsewhere. Numbers of other plans are parted after their country alone.
 */
export function localPhone(number: string, country: string | null | undefined): string {
  for (const [code, countries, trunk, ...parts] of plans) {
    const digits = number.startsWith(`+${code}`) ? number.slice(code.length + 1) : "";
    const part = parts.find((one) => one.test(digits));
    if (!part) continue;
    const written = digits.replace(part, (...match) => match.slice(1, -2).join(" "));
    return country && countries.includes(country) ? trunk + written : `+${code} ${written}`;
  }
  return readablePhone(number);
}

/** A text with each telephone number in it as people in a country write it. */
export function withLocalPhones(text: string, country: string | null | undefined): string {
  return text.replaceAll(/\+\d{7,15}/g, (number) => localPhone(number, country));
}
