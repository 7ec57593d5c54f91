import currencies from "currency-codes";

/** The source of `src/money/minor-digits.generated.ts`: every ISO 4217 code that does not have two decimals. */
export function minorDigitsModule(): string {
  const lines = currencies
    .codes()
    .map((code) => ({ code: code.toLowerCase(), digits: currencies.code(code)?.digits ?? 2 }))
    .filter(({ digits }) => digits !== 2)
    .map(({ code, digits }) => `  ${code}: ${digits},`)
    .toSorted();
  return `// Made by scripts/generate-minor-digits.ts from the ISO 4217 list of currency-codes.

/** Decimals of every currency that does not have two. Codes without a minor unit (gold, testing) have none. */
export const minorDigits: Readonly<Record<string, number>> = {
${lines.join("\n")}
};
`;
}
