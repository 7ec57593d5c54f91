import type { payroll as inEnglish } from "./payroll-en.ts";
import { numbersOf } from "./numbers.ts";

const number = /* @__PURE__ */ numbersOf("nl");

/** What the payroll page says, in Dutch. */
export const payroll: typeof inEnglish = {
  title: "Loonadministratie",
  lead: "Wat het bedrijf en de medewerkers voor verzekeringen betalen, per maand.",
  none: "Nog geen overzicht",
  noneMore: "Het eerste overzicht gaat open als de dekking van een medewerker ingaat.",
  firstOpens: (month, date) => `Het overzicht van ${month} gaat open op ${date}, als de dekking ingaat.`,
  expected: (total, company, people) =>
    `Ongeveer ${total} per maand: ${company} van het bedrijf, ${people} van de medewerkers.`,
  firstDeduction: (payday) => `Eerste inhouding: salarisbetaling van ${payday}.`,
  expectedEach: "Verwacht per medewerker",
  firstPossible: (month, date) =>
    `Het overzicht van ${month} gaat open op ${date}, als er dan een medewerker heeft gekozen.`,
  starting: (count) =>
    count === 1
      ? "Vanaf die dag is 1 medewerker verzekerd."
      : `Vanaf die dag zijn ${number(count)} medewerkers verzekerd.`,
  unknown: "Geen overzicht voor deze maand",
  month: "Maand",
  status: { open: "Open", finalized: "Afgesloten" },
  option: (month, status) => `${month} · ${status}`,
  downloadForPayroll: "Voor de loonadministratie",
  downloadFull: "Volledig (voor systemen)",
  months: "Laatste twaalf maanden",
  monthsIn: (currency) => `Kosten per maand in ${currency}`,
  monthsShow: (from, to, highest, amount) =>
    `Wat het bedrijf en de medewerkers betalen, van ${from} tot en met ${to}. De hoogste maand is ${highest}, met ${amount}.`,
  asTable: "Als tabel tonen",
  byBenefit: "Per verzekering",
  benefitName: "Verzekering",
  benefitNames: { health_insurance: "Zorg\u00adverzekering", life_assurance: "Levens\u00adverzekering" },
  benefitAmounts: (benefit, company, employee) => `${benefit}: bedrijf ${company}, medewerker ${employee}`,
  staffNumber: "Personeels\u00adnummer",
  totalOf: (month) => `Totaal in ${month}`,
  company: "Bedrijf betaalt",
  people: "Medewerkers betalen",
  employeePays: "Medewerker betaalt",
  total: "Totaal",
  corrections: (amount) => `Correcties over eerdere maanden: ${amount}, hierboven al meegeteld.`,
  employeeCount: (count) => (count === 1 ? "1 medewerker" : `${number(count)} medewerkers`),
  inAll: (currency) => `Totaal in ${currency}`,
  since: (month) => `Sinds ${month}`,
  noBefore: "Er is geen overzicht van de vorige maand om mee te vergelijken.",
  same: (month) => `Geen wijzigingen sinds ${month}.`,
  why: (month) => `Wat er sinds ${month} is veranderd`,
  change: "Wijziging",
  amount: "Bedrag",
  difference: "Verschil",
  parts: {
    joined: "Nieuw",
    left: "Gestopt",
    changed: "Gewijzigd",
    corrected: "Correcties over eerdere maanden",
    corrected_before: "Correcties van vorige maand, eenmalig",
  },
  each: "Per medewerker",
  employee: "Medewerker",
  changes: { joined: "Nieuw", left: "Gestopt", changed: "Gewijzigd", corrected: "Gecorrigeerd" },
  covered: (days) => `Verzekerd ${days}: die dagen tellen mee.`,
  coveredBefore: (month, days) => `In ${month} telden alleen deze dagen mee: ${days}.`,
  notCovered: "Deze maand niet verzekerd.",
  payer: { employer: "bedrijf", employee: "medewerker" },
  benefit: { health_insurance: "zorg", life_assurance: "leven" },
  correction: (month, benefit, payer, amount) => `Correctie over ${month} (${benefit}, ${payer}): ${amount}`,
  addition: (month, benefit, payer, amount) =>
    `Over ${month}, afgesloten voordat dit bekend was (${benefit}, ${payer}): ${amount}`,
  finalize: (month) => `Sluit ${month} af`,
  finalizeMore: "De cijfers kunnen veranderen totdat u de maand afsluit. Bekijk ze eerst.",
  preview: "Definitieve cijfers bekijken",
  question: (month) => `Wilt u ${month} afsluiten?`,
  wouldBe: "Deze cijfers worden definitief:",
  means: [
    "De cijfers van deze maand en het CSV-bestand veranderen niet meer.",
    "Latere wijzigingen worden correcties in de volgende open maand.",
    "U kunt dit niet ongedaan maken.",
  ],
  notOver: (month) =>
    `De maand ${month} is nog niet voorbij. Wat tot het einde van de maand nog wijzigt, wordt een correctie in de volgende maand.`,
  confirm: (month) => `Sluit ${month} af`,
  notYet: "Annuleren",
  finalized: "Afgesloten",
  finalizedOn: (moment) =>
    `Op ${moment}. Deze cijfers zijn definitief. Latere wijzigingen zijn correcties in de volgende open maand.`,
};
