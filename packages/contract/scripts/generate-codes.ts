import currencyCodes from "currency-codes";
import countries from "i18n-iso-countries";

/** In force since 31 March 2025 (ISO 4217 amendment 176), and not in the package yet. */
const newCurrencies = ["xcg"];

export function currencyCodesSource(): string {
  return tuple("currencyCodes", "currency-codes", [...currencyCodes.codes(), ...newCurrencies]);
}

export function countryCodesSource(): string {
  return tuple("countryCodes", "i18n-iso-countries", [...Object.keys(countries.getAlpha2Codes()), "xk"]);
}

function tuple(name: string, source: string, codes: readonly string[]): string {
  const values = [...new Set(codes.map((code) => code.toLowerCase()))].toSorted();
  return `// Made by scripts/generate.ts from ${source}; do not edit.\nexport const ${name} = ${JSON.stringify(values)} as const;\n`;
}
