import type { payroll as inEnglish } from "./payroll-en.ts";

/** What the payroll page says, in German. */
export const payroll: typeof inEnglish = {
  title: "Lohnabrechnung",
  lead: "Was das Unternehmen und die Mitarbeiter für Benefits zahlen, Monat für Monat.",
  none: "Noch kein Bericht",
  noneMore: "Der erste Bericht öffnet, wenn der Versicherungsschutz eines Mitarbeiters beginnt.",
  firstOpens: (date) => `Der erste Bericht öffnet am ${date}, wenn der Versicherungsschutz beginnt.`,
  starting: (count) =>
    count === 1
      ? "Ab diesem Tag ist 1 Mitarbeiter versichert."
      : `Ab diesem Tag sind ${count} Mitarbeiter versichert.`,
  unknown: "Kein Bericht für diesen Monat",
  month: "Monat",
  status: { open: "Offen", finalized: "Abgeschlossen" },
  option: (month, status) => `${month} · ${status}`,
  downloadForPayroll: "Für die Lohnabrechnung",
  downloadFull: "Vollständig (für Systeme)",
  months: "Die letzten zwölf Monate",
  monthsIn: (currency) => `Kosten nach Monat in ${currency}`,
  monthsShow: (from, to, highest, amount) =>
    `Was das Unternehmen und die Mitarbeiter zahlen, von ${from} bis ${to}. Der höchste Monat ist ${highest} mit ${amount}.`,
  asTable: "Als Tabelle anzeigen",
  byBenefit: "Nach Benefit",
  benefitName: "Benefit",
  benefitNames: { health_insurance: "Krankenversicherung", life_assurance: "Lebensversicherung" },
  benefitAmounts: (benefit, company, employee) =>
    `${benefit}: Unternehmen ${company}, Mitarbeiter ${employee}`,
  staffNumber: "Personalnummer",
  totalOf: (month) => `Summe im ${month}`,
  company: "Unternehmen zahlt",
  people: "Mitarbeiter zahlen",
  employeePays: "Mitarbeiter zahlt",
  total: "Summe",
  corrections: (amount) => `Korrekturen früherer Monate: ${amount}, oben schon enthalten.`,
  employeeCount: (count) => `${count} Mitarbeiter`,
  inAll: (currency) => `Summe in ${currency}`,
  since: (month) => `Seit ${month}`,
  noBefore: "Für den Vormonat gibt es keinen Bericht zum Vergleichen.",
  same: (month) => `Keine Änderungen seit ${month}.`,
  why: (month) => `Was sich seit ${month} geändert hat`,
  change: "Änderung",
  amount: "Betrag",
  difference: "Differenz",
  parts: {
    joined: "Neu",
    left: "Ausgeschieden",
    changed: "Geändert",
    corrected: "Korrekturen früherer Monate",
    corrected_before: "Korrekturen vom Vormonat, einmalig fällig",
  },
  each: "Nach Mitarbeitern",
  employee: "Mitarbeiter",
  changes: { joined: "Neu", left: "Ausgeschieden", changed: "Geändert", corrected: "Korrigiert" },
  covered: (days) => `Versichert: ${days}. Diese Tage zählen.`,
  coveredBefore: (month, days) => `Im ${month} zählten nur diese Tage: ${days}.`,
  notCovered: "In diesem Monat nicht versichert.",
  payer: { employer: "Unternehmen", employee: "Mitarbeiter" },
  benefit: { health_insurance: "Kranken", life_assurance: "Leben" },
  correction: (month, benefit, payer, amount) => `Korrektur für ${month} (${benefit}, ${payer}): ${amount}`,
  addition: (month, benefit, payer, amount) =>
    `Für ${month}, abgeschlossen, bevor das bekannt war (${benefit}, ${payer}): ${amount}`,
  finalize: (month) => `${month} abschließen`,
  finalizeMore:
    "Die Zahlen ändern sich, bis Sie den Monat abschließen. Sehen Sie sich vorher die Vorschau an.",
  preview: "Endgültige Zahlen ansehen",
  question: (month) => `${month} abschließen?`,
  wouldBe: "Diese Zahlen werden endgültig:",
  means: [
    "Die Zahlen dieses Monats und seine CSV-Datei ändern sich nicht mehr.",
    "Spätere Änderungen werden zu Korrekturen im nächsten offenen Monat.",
    "Sie können das nicht rückgängig machen.",
  ],
  notOver: (month) =>
    `${month} ist noch nicht vorbei. Änderungen bis zum Monatsende werden zu Korrekturen im nächsten Monat.`,
  confirm: (month) => `${month} abschließen`,
  notYet: "Abbrechen",
  finalized: "Abgeschlossen",
  finalizedOn: (moment) =>
    `Am ${moment}. Diese Zahlen sind endgültig. Spätere Änderungen sind Korrekturen im nächsten offenen Monat.`,
};
