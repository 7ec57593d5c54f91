/** What a month's pay leads to. Everything in pence. */
export interface MonthsPay {
  gross: number;
  pension: number;
  incomeTax: number;
  nationalInsurance: number;
  employerPension: number;
}

/** Tax year 2026/27: income tax on a month's part of the yearly bands, code 1257L. */
const allowance = 104_750;
const taxBands = [
  { upTo: 314_167, percent: 20 },
  { upTo: 938_083, percent: 40 },
  { upTo: Number.POSITIVE_INFINITY, percent: 45 },
];

/** National Insurance, category A. */
const insuranceBands = [
  { upTo: 104_800, percent: 0 },
  { upTo: 418_900, percent: 8 },
  { upTo: Number.POSITIVE_INFINITY, percent: 2 },
];

/** Pension contributions come off before tax ("net pay"): 5 % from the employee, 4 % from the employer. */
export function monthsPay(gross: number): MonthsPay {
  const pension = percent(gross, 5);
  return {
    gross,
    pension,
    incomeTax: inBands(Math.max(0, gross - pension - allowance), taxBands),
    nationalInsurance: inBands(gross, insuranceBands),
    employerPension: percent(gross, 4),
  };
}

const percent = (amount: number, rate: number) => Math.round((amount * rate) / 100);

function inBands(amount: number, bands: { upTo: number; percent: number }[]) {
  let from = 0;
  let sum = 0;
  for (const band of bands) {
    sum += percent(Math.max(0, Math.min(amount, band.upTo) - from), band.percent);
    from = band.upTo;
  }
  return sum;
}
