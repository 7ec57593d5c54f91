/** How a language writes whole numbers: `1,234` or `1.234`. */
export function numbersOf(locale: string): (value: number) => string {
  const format = new Intl.NumberFormat(locale);
  return (value) => format.format(value);
}
