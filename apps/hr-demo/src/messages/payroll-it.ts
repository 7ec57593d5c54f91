import { il } from "./dates-it.ts";
import type { payroll as inEnglish } from "./payroll-en.ts";
import { numbersOf } from "./numbers.ts";

const number = /* @__PURE__ */ numbersOf("it");

/** “a gennaio”, “ad aprile”. */
const a = (month: string) => `${/^a/iu.test(month) ? "ad" : "a"} ${month}`;

/** What the payroll page says, in Italian. */
export const payroll: typeof inEnglish = {
  title: "Paghe",
  lead: "Quanto pagano l’azienda e i dipendenti per i benefit, mese per mese.",
  none: "Ancora nessun prospetto",
  noneMore: "Il primo prospetto si apre quando inizia la copertura di un dipendente.",
  firstOpens: (month, date) => `Il prospetto di ${month} si apre ${il(date)}, quando inizia la copertura.`,
  expected: (total, company, people) =>
    `Circa ${total} per il mese: ${company} a carico dell’azienda, ${people} a carico dei dipendenti.`,
  firstDeduction: (payday) => `La prima trattenuta in busta paga sarà ${il(payday)}.`,
  expectedEach: "Previsione per dipendente",
  firstPossible: (month, date) =>
    `Il prospetto di ${month} si apre ${il(date)}, se per allora almeno un dipendente ha scelto.`,
  starting: (count) =>
    count === 1
      ? "Da quel giorno è assicurato 1 dipendente."
      : `Da quel giorno sono assicurati ${number(count)} dipendenti.`,
  unknown: "Nessun prospetto per questo mese",
  month: "Mese",
  status: { open: "Aperto", finalized: "Chiuso" },
  option: (month, status) => `${month} · ${status}`,
  downloadForPayroll: "Per l’ufficio paghe",
  downloadFull: "Completo (per i sistemi)",
  months: "Ultimi dodici mesi",
  monthsIn: (currency) => `Costo al mese in ${currency}`,
  monthsShow: (from, to, highest, amount) =>
    `Quanto pagano l’azienda e i dipendenti, da ${from} ${a(to)}. Il mese con il totale più alto è ${highest}: ${amount}.`,
  asTable: "Mostra come tabella",
  byBenefit: "Per benefit",
  benefitName: "Benefit",
  benefitNames: {
    health_insurance: "Assicurazione sanitaria",
    life_assurance: "Assicurazione sulla vita",
  },
  benefitAmounts: (benefit, company, employee) => `${benefit}: azienda ${company}, dipendente ${employee}`,
  staffNumber: "Matricola",
  totalOf: (month) => `Totale di ${month}`,
  company: "L’azienda paga",
  people: "I dipendenti pagano",
  employeePays: "Il dipendente paga",
  total: "Totale",
  corrections: (amount) => `Conguagli di mesi precedenti: ${amount}, già compresi sopra.`,
  employeeCount: (count) => (count === 1 ? "1 dipendente" : `${number(count)} dipendenti`),
  inAll: (currency) => `Totale in ${currency}`,
  since: (month) => `Rispetto ${a(month)}`,
  noBefore: "Non c’è un prospetto del mese precedente con cui confrontare i dati.",
  same: (month) => `Nessun cambiamento rispetto ${a(month)}.`,
  why: (month) => `Che cosa è cambiato rispetto ${a(month)}`,
  change: "Cambiamento",
  amount: "Importo",
  difference: "Differenza",
  parts: {
    joined: "Ingressi",
    left: "Uscite",
    changed: "Modifiche",
    corrected: "Conguagli di mesi precedenti",
    corrected_before: "Conguagli del mese scorso, dovuti una sola volta",
  },
  each: "Per dipendente",
  employee: "Dipendente",
  changes: { joined: "Ingresso", left: "Uscita", changed: "Modifica", corrected: "Conguaglio" },
  covered: (days) => `Copertura: ${days}. Sono conteggiati solo questi giorni.`,
  coveredBefore: (month, days) => `Giorni conteggiati nel mese di ${month}: ${days}.`,
  notCovered: "Nessuna copertura questo mese.",
  payer: { employer: "azienda", employee: "dipendente" },
  benefit: { health_insurance: "sanitaria", life_assurance: "vita" },
  correction: (month, benefit, payer, amount) => `Conguaglio di ${month} (${benefit}, ${payer}): ${amount}`,
  addition: (month, benefit, payer, amount) =>
    `Per ${month}, già chiuso all’arrivo del dato (${benefit}, ${payer}): ${amount}`,
  finalize: (month) => `Chiudi ${month}`,
  finalizeMore: "Gli importi si aggiornano finché non chiude il mese. Prima controlli l’anteprima.",
  preview: "Anteprima della chiusura",
  question: (month) => `Chiudere ${month}?`,
  wouldBe: "Questi importi diventeranno definitivi:",
  means: [
    "Gli importi di questo mese e il suo file CSV non cambieranno più.",
    "Le modifiche successive diventeranno conguagli nel prossimo mese aperto.",
    "Non potrà tornare indietro.",
  ],
  notOver: (month) =>
    `Il mese di ${month} non è ancora finito. Le modifiche fino a fine mese diventeranno conguagli nel mese successivo.`,
  confirm: (month) => `Chiudi ${month}`,
  notYet: "Annulla",
  finalized: "Chiuso",
  finalizedOn: (moment) =>
    `Data di chiusura: ${moment}. Questi importi sono definitivi. Le modifiche successive sono conguagli nel prossimo mese aperto.`,
};
