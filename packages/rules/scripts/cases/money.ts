import {
  fromMinor,
  type MinorUnits,
  mapContributions,
  percentageOf,
  proRata,
  proRataShares,
  splitContributions,
  splitTax,
  type Taxed,
  termOf,
  toMinor,
} from "../../src/index.ts";

type MoneyInput = { currency: string } & (
  | { op: "to_minor"; amount: number }
  | { op: "from_minor"; minor: number }
  | { op: "percentage"; amount: number; percentage: number }
  | { op: "tax_split"; gross: number; tax_rate_percent: number }
  | { op: "contribution_split"; total: number; employer: number; tax_rate_percent: number }
  | { op: "term"; total: number; employer: number; tax_rate_percent: number; months: number }
  | { op: "pro_rata"; monthly: number; from: string; to: string }
  | { op: "pro_rata_shares"; total: number; employer: number; from: string; to: string }
);

export function answerMoney(input: MoneyInput): unknown {
  const minor = (amount: number): MinorUnits => toMinor(amount, input.currency);
  const money = (amount: MinorUnits): number => fromMinor(amount, input.currency);
  const taxed = ({ net, tax, gross }: Taxed): Taxed => ({
    net: money(net),
    tax: money(tax),
    gross: money(gross),
  });
  switch (input.op) {
    case "to_minor":
      return { minor: minor(input.amount) };
    case "from_minor":
      return { amount: money(input.minor) };
    case "percentage": {
      const part = percentageOf(minor(input.amount), input.percentage);
      return { part: money(part), rest: money(minor(input.amount) - part) };
    }
    case "tax_split":
      return taxed(splitTax(minor(input.gross), input.tax_rate_percent));
    case "contribution_split":
    case "term": {
      const month = splitContributions(minor(input.total), minor(input.employer), input.tax_rate_percent);
      return mapContributions(input.op === "term" ? termOf(month, input.months) : month, taxed);
    }
    case "pro_rata": {
      const { parts, total } = proRata(minor(input.monthly), input.from, input.to);
      return {
        parts: parts.map((part) => ({ ...part, amount: money(part.amount) })),
        total: money(total),
      };
    }
    case "pro_rata_shares": {
      const monthly = { total: minor(input.total), employer: minor(input.employer) };
      const { parts, ...sums } = proRataShares(monthly, input.from, input.to);
      const shown = (shares: typeof sums): typeof sums => ({
        total: money(shares.total),
        employer: money(shares.employer),
        employee: money(shares.employee),
      });
      return { parts: parts.map((part) => ({ ...part, ...shown(part) })), ...shown(sums) };
    }
  }
}
