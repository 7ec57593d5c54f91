import { numbersOf } from "./numbers.ts";

const number = /* @__PURE__ */ numbersOf("en-GB");

/** The texts of the payroll page, in English. Parameters are already formatted. */
export const payroll = {
  title: "Payroll",
  lead: "What the company and its employees pay for benefits, month by month.",
  none: "No report yet",
  noneMore: "The first report opens when an employee’s cover starts.",
  firstOpens: (month: string, date: string) => `The report for ${month} opens on ${date}, when cover starts.`,
  expected: (total: string, company: string, people: string) =>
    `About ${total} for the month: ${company} from the company, ${people} from employees.`,
  firstDeduction: (payday: string) => `The first deduction is on payday, ${payday}.`,
  expectedEach: "Expected for each employee",
  firstPossible: (month: string, date: string) =>
    `The report for ${month} opens on ${date} if an employee has chosen by then.`,
  starting: (count: number) =>
    count === 1
      ? "1 employee is covered from that day."
      : `${number(count)} employees are covered from that day.`,
  unknown: "No report for this month",
  month: "Month",
  status: { open: "Open", finalized: "Finalized" },
  option: (month: string, status: string) => `${month} · ${status}`,
  downloadForPayroll: "For payroll",
  downloadFull: "Full (for systems)",
  months: "Last twelve months",
  monthsIn: (currency: string) => `Cost by month in ${currency}`,
  monthsShow: (from: string, to: string, highest: string, amount: string) =>
    `What the company and its employees pay, from ${from} to ${to}. The highest month is ${highest}, with ${amount}.`,
  asTable: "Show as a table",
  byBenefit: "By benefit",
  benefitName: "Benefit",
  benefitNames: { health_insurance: "Health insurance", life_assurance: "Life assurance" },
  benefitAmounts: (benefit: string, company: string, employee: string) =>
    `${benefit}: company ${company}, employee ${employee}`,
  staffNumber: "Employee number",
  totalOf: (month: string) => `Total in ${month}`,
  company: "Company pays",
  people: "Employees pay",
  employeePays: "Employee pays",
  total: "Total",
  corrections: (amount: string) => `Corrections of earlier months: ${amount}, already counted above.`,
  employeeCount: (count: number) => (count === 1 ? "1 employee" : `${number(count)} employees`),
  inAll: (currency: string) => `Total in ${currency}`,
  since: (month: string) => `Since ${month}`,
  noBefore: "There is no report for the previous month to compare with.",
  same: (month: string) => `No changes since ${month}.`,
  why: (month: string) => `What changed since ${month}`,
  change: "Change",
  amount: "Amount",
  difference: "Difference",
  parts: {
    joined: "Joined",
    left: "Left",
    changed: "Changed",
    corrected: "Corrections of earlier months",
    corrected_before: "Last month’s corrections, due once",
  },
  each: "By employee",
  employee: "Employee",
  changes: { joined: "Joined", left: "Left", changed: "Changed", corrected: "Corrected" },
  covered: (days: string) => `Covered ${days}: those days count.`,
  coveredBefore: (month: string, days: string) => `In ${month} only ${days} counted.`,
  notCovered: "No cover this month.",
  payer: { employer: "company", employee: "employee" },
  benefit: { health_insurance: "health", life_assurance: "life" },
  correction: (month: string, benefit: string, payer: string, amount: string) =>
    `Corrects ${month} (${benefit}, ${payer}): ${amount}`,
  addition: (month: string, benefit: string, payer: string, amount: string) =>
    `For ${month}, finalized before this was known (${benefit}, ${payer}): ${amount}`,
  finalize: (month: string) => `Finalize ${month}`,
  finalizeMore: "Figures update until you finalize the month. Preview them first.",
  preview: "Preview final figures",
  question: (month: string) => `Finalize ${month}?`,
  wouldBe: "These figures will be final:",
  means: [
    "The figures of this month and its CSV won’t change any more.",
    "Later changes become corrections in the next open month.",
    "You can’t undo this.",
  ],
  notOver: (month: string) => `${month} isn’t over yet. Changes until its end become corrections next month.`,
  confirm: (month: string) => `Finalize ${month}`,
  notYet: "Cancel",
  finalized: "Finalized",
  finalizedOn: (moment: string) =>
    `On ${moment}. These figures are final. Later changes are corrections in the next open month.`,
};
