/** A table of the report, and the bars that its picture shows. */
export interface Section {
  title: string;
  /** What was measured, and against what: a sentence or two. */
  about: string;
  columns: string[];
  rows: string[][];
  bars: Bar[];
}

export interface Bar {
  label: string;
  value: number;
  /** As it is written beside the bar, with its unit. */
  text: string;
}

export const whole = (value: number): string => Math.round(value).toLocaleString("en");
export const ratio = (value: number): string => `${value.toFixed(2)} ×`;
export const ms = (value: number): string => `${value < 10 ? value.toFixed(2) : whole(value)} ms`;

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
