import type { payroll as inEnglish } from "./payroll-en.ts";
import { numbersOf } from "./numbers.ts";

const number = /* @__PURE__ */ numbersOf("fr");

/** The word “de” before a month: “de mai 2026”, “d’avril 2026”. */
export const ofMonth = (month: string) => (/^[ao]/.test(month) ? `d’${month}` : `de ${month}`);

/** What the payroll page says, in French. */
export const payroll: typeof inEnglish = {
  title: "Paie",
  lead: "Ce que l’entreprise et ses salariés paient pour les avantages, mois par mois.",
  none: "Pas encore de bordereau",
  noneMore: "Le premier bordereau s’ouvrira quand la couverture d’un salarié commencera.",
  firstOpens: (month, date) =>
    `Premier bordereau : ${month}. Il s’ouvrira le ${date}, quand la couverture commencera.`,
  expected: (total, company, people) =>
    `Environ ${total} pour le mois : ${company} pour l’entreprise, ${people} pour les salariés.`,
  firstDeduction: (payday) => `Première retenue : sur la paie du ${payday}.`,
  expectedEach: "Prévision par salarié",
  firstPossible: (month, date) =>
    `Premier bordereau possible : ${month}. Il s’ouvrira le ${date} si un salarié a choisi d’ici là.`,
  starting: (count) =>
    count === 1
      ? "1 salarié sera couvert à partir de ce jour."
      : `${number(count)} salariés seront couverts à partir de ce jour.`,
  unknown: "Aucun bordereau pour ce mois",
  month: "Mois",
  status: { open: "Ouvert", finalized: "Clôturé" },
  option: (month, status) => `${month} · ${status}`,
  downloadForPayroll: "Pour la paie",
  downloadFull: "Complet (pour les systèmes)",
  months: "Douze derniers mois",
  monthsIn: (currency) => `Coût par mois en ${currency}`,
  monthsShow: (from, to, highest, amount) =>
    `Ce que l’entreprise et ses salariés paient, ${ofMonth(from)} à ${to}. Mois le plus élevé : ${highest}, avec ${amount}.`,
  asTable: "Afficher en tableau",
  byBenefit: "Par avantage",
  benefitName: "Avantage",
  benefitNames: { health_insurance: "Assurance santé", life_assurance: "Assurance décès" },
  benefitAmounts: (benefit, company, employee) => `${benefit} : entreprise ${company}, salarié ${employee}`,
  staffNumber: "Matricule",
  totalOf: (month) => `Total ${ofMonth(month)}`,
  company: "L’entreprise paie",
  people: "Les salariés paient",
  employeePays: "Le salarié paie",
  total: "Total",
  corrections: (amount) => `Régularisations de mois précédents : ${amount}, déjà comptées ci-dessus.`,
  employeeCount: (count) => (count < 2 ? `${number(count)} salarié` : `${number(count)} salariés`),
  inAll: (currency) => `Total en ${currency}`,
  since: (month) => `Par rapport à ${month}`,
  noBefore: "Aucune comparaison possible : il n’y a pas de bordereau pour le mois précédent.",
  same: (month) => `Aucun changement par rapport à ${month}.`,
  why: (month) => `Ce qui a changé par rapport à ${month}`,
  change: "Changement",
  amount: "Montant",
  difference: "Écart",
  parts: {
    joined: "Arrivées",
    left: "Départs",
    changed: "Modifications",
    corrected: "Régularisations de mois précédents",
    corrected_before: "Régularisations du mois dernier, dues une seule fois",
  },
  each: "Par salarié",
  employee: "Salarié",
  changes: { joined: "Arrivée", left: "Départ", changed: "Modification", corrected: "Régularisation" },
  covered: (days) => `Seuls ces jours de couverture comptent : ${days}`,
  coveredBefore: (month, days) => `En ${month}, seuls ces jours comptaient : ${days}`,
  notCovered: "Pas de couverture ce mois-ci.",
  payer: { employer: "entreprise", employee: "salarié" },
  benefit: { health_insurance: "santé", life_assurance: "décès" },
  correction: (month, benefit, payer, amount) =>
    `Régularisation ${ofMonth(month)} (${benefit}, ${payer}) : ${amount}`,
  addition: (month, benefit, payer, amount) =>
    `Pour ${month}, mois clôturé avant cette information (${benefit}, ${payer}) : ${amount}`,
  finalize: (month) => `Clôturer ${month}`,
  finalizeMore: "Les montants évoluent tant que vous n’avez pas clôturé le mois. Consultez d’abord l’aperçu.",
  preview: "Aperçu des montants définitifs",
  question: (month) => `Clôturer ${month} ?`,
  wouldBe: "Ces montants deviendront définitifs :",
  means: [
    "Les montants de ce mois et son fichier CSV ne changeront plus.",
    "Les changements ultérieurs deviendront des régularisations dans le prochain mois ouvert.",
    "Ce choix est irréversible.",
  ],
  notOver: (month) =>
    `Le mois ${ofMonth(month)} n’est pas terminé. Les changements d’ici la fin du mois deviendront des régularisations le mois prochain.`,
  confirm: (month) => `Clôturer ${month}`,
  notYet: "Annuler",
  finalized: "Clôturé",
  finalizedOn: (moment) =>
    `Clôturé le ${moment}. Ces montants sont définitifs. Les changements ultérieurs sont des régularisations dans le prochain mois ouvert.`,
};
