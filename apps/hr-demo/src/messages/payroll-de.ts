import type { payroll as inEnglish } from "./payroll-en.ts";
import { numbersOf } from "./numbers.ts";

const number = /* @__PURE__ */ numbersOf("de");

/** What the payroll page says, in German. */
export const payroll: typeof inEnglish = {
  title: "Lohnabrechnung",
  lead: "Was das Unternehmen und die Beschäftigten für Benefits zahlen, Monat für Monat.",
  none: "Noch kein Bericht",
  noneMore: "Den ersten Bericht gibt es, sobald für jemanden der Versicherungsschutz beginnt.",
  firstOpens: (month, date) =>
    `Den Bericht für ${month} gibt es ab dem ${date}. Dann beginnt der Versicherungsschutz.`,
  expected: (total, company, people) =>
    `Voraussichtlich ${total} im Monat: ${company} vom Unternehmen, ${people} von den Beschäftigten.`,
  firstDeduction: (payday) => `Der erste Abzug erfolgt mit der Gehaltszahlung am ${payday}.`,
  expectedEach: "Voraussichtlich pro Person",
  firstPossible: (month, date) =>
    `Den Bericht für ${month} gibt es ab dem ${date}, wenn bis dahin jemand gewählt hat.`,
  starting: (count) =>
    count === 1
      ? "Ab diesem Tag ist 1 Person versichert."
      : `Ab diesem Tag sind ${number(count)} Beschäftigte versichert.`,
  unknown: "Kein Bericht für diesen Monat",
  month: "Monat",
  status: { open: "Offen", finalized: "Abgeschlossen" },
  option: (month, status) => `${month} · ${status}`,
  downloadForPayroll: "Für die Lohnabrechnung",
  downloadFull: "Vollständig (für Systeme)",
  months: "Die letzten zwölf Monate",
  monthsIn: (currency) => `Kosten nach Monat in ${currency}`,
  monthsShow: (from, to, highest, amount) =>
    `Was das Unternehmen und die Beschäftigten zahlen, von ${from} bis ${to}. Am höchsten ist die Summe im ${highest} mit ${amount}.`,
  asTable: "Als Tabelle anzeigen",
  byBenefit: "Nach Benefit",
  benefitName: "Benefit",
  benefitNames: { health_insurance: "Krankenversicherung", life_assurance: "Lebensversicherung" },
  benefitAmounts: (benefit, company, employee) =>
    `${benefit}: Unternehmen ${company}, Beschäftigte ${employee}`,
  staffNumber: "Personalnummer",
  totalOf: (month) => `Summe im ${month}`,
  company: "Unternehmen zahlt",
  people: "Beschäftigte zahlen",
  employeePays: "Zahlt selbst",
  total: "Summe",
  corrections: (amount) => `Korrekturen früherer Monate: ${amount} (oben schon enthalten).`,
  employeeCount: (count) => (count === 1 ? "1 Person" : `${number(count)} Beschäftigte`),
  inAll: (currency) => `Summe in ${currency}`,
  since: (month) => `Gegenüber ${month}`,
  noBefore: "Für den Vormonat gibt es keinen Bericht. Ein Vergleich ist daher nicht möglich.",
  same: (month) => `Keine Änderungen gegenüber ${month}.`,
  why: (month) => `Was sich gegenüber ${month} geändert hat`,
  change: "Änderung",
  amount: "Betrag",
  difference: "Differenz",
  parts: {
    joined: "Neu versichert",
    left: "Nicht mehr versichert",
    changed: "Geändert",
    corrected: "Korrekturen früherer Monate",
    corrected_before: "Einmalige Korrekturen des Vormonats",
  },
  each: "Nach Personen",
  employee: "Person",
  changes: {
    joined: "Neu versichert",
    left: "Nicht mehr versichert",
    changed: "Geändert",
    corrected: "Korrigiert",
  },
  covered: (days) => `Berechnet für die versicherten Tage: ${days}`,
  coveredBefore: (month, days) => `Im ${month} nur für diese Tage berechnet: ${days}`,
  notCovered: "In diesem Monat nicht versichert.",
  payer: { employer: "Unternehmen", employee: "beschäftigte Person" },
  benefit: { health_insurance: "Krankenversicherung", life_assurance: "Lebensversicherung" },
  correction: (month, benefit, payer, amount) => `Korrektur für ${month} (${benefit}, ${payer}): ${amount}`,
  addition: (month, benefit, payer, amount) =>
    `Nachtrag für den schon abgeschlossenen Monat ${month} (${benefit}, ${payer}): ${amount}`,
  finalize: (month) => `${month} abschließen`,
  finalizeMore:
    "Die Zahlen können sich ändern, bis Sie den Monat abschließen. Sehen Sie sich vorher die Vorschau an.",
  preview: "Vorschau ansehen",
  question: (month) => `${month} abschließen?`,
  wouldBe: "Diese Zahlen werden endgültig:",
  means: [
    "Die Zahlen dieses Monats und seine CSV-Datei ändern sich nicht mehr.",
    "Spätere Änderungen werden zu Korrekturen im nächsten offenen Monat.",
    "Sie können das nicht rückgängig machen.",
  ],
  notOver: (month) =>
    `Der Monat ${month} ist noch nicht vorbei. Änderungen bis zum Monatsende werden zu Korrekturen im nächsten Monat.`,
  confirm: (month) => `${month} abschließen`,
  notYet: "Abbrechen",
  finalized: "Abgeschlossen",
  finalizedOn: (moment) =>
    `Am ${moment}. Diese Zahlen sind endgültig. Spätere Änderungen sind Korrekturen im nächsten offenen Monat.`,
};
