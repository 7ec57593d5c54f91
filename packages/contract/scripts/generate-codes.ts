// Writes src/generated/{currency,country}-codes.ts from the maintained ISO lists.
import { writeFileSync } from "node:fs";
import currencyCodes from "currency-codes";
import countries from "i18n-iso-countries";

const currencies = currencyCodes
  .codes()
  .map((code) => code.toLowerCase())
  .toSorted();
const alpha2 = [
  ...new Set([...Object.keys(countries.getAlpha2Codes()).map((code) => code.toLowerCase()), "xk"]),
].toSorted();

function tuple(name: string, source: string, values: readonly string[]): string {
  return `// Made by scripts/generate-codes.ts from ${source}; do not edit.\nexport const ${name} = ${JSON.stringify(values)} as const;\n`;
}

const folder = new URL("../src/generated/", import.meta.url);
writeFileSync(new URL("currency-codes.ts", folder), tuple("currencyCodes", "currency-codes", currencies));
writeFileSync(new URL("country-codes.ts", folder), tuple("countryCodes", "i18n-iso-countries", alpha2));
