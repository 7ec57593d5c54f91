import type { ParticipationMessages } from "../messages.ts";
import { pluralsOf } from "../plural.ts";
import { al } from "./dates.ts";

const plural = /* @__PURE__ */ pluralsOf("it");

/** What `Participation` says beside `Messages`, in Italian. “Lei” acts for the company. */
export const participationIt: ParticipationMessages = {
  participation: {
    title: "Chi è assicurato",
    summary: (covered, all) => `Dipendenti assicurati: ${covered} su ${all.text}`,
    none: "Questo gruppo non ha ancora dipendenti. Compariranno qui quando saranno aggiunti.",
    table: "Dipendenti per stato",
    status: "Stato",
    employees: "Dipendenti",
    share: "Percen\u00adtuale",
    count: (status, employees) =>
      plural(employees, {
        one: `${status}: ${employees.text} dipendente`,
        other: `${status}: ${employees.text} dipendenti`,
      }),
    until: (day) => `Fino ${al(day)} compreso`,
    left: (days) => plural(days, { one: "Manca 1 giorno", other: `Mancano ${days.text} giorni` }),
    today: "Oggi è l’ultimo giorno",
    page: (first, last, all) => `Da ${first} a ${last} su ${all}`,
    previous: "Precedente",
    next: "Successiva",
    start: "Avvia l’adesione",
    again: "Riapri l’adesione",
    started: (name) => `Adesione avviata per ${name}`,
    startAll: (people) => `Avvia l’adesione di tutti (${people.text})`,
    startedAll: (people) =>
      plural(people, {
        one: `Adesione avviata per ${people.text} dipendente`,
        other: `Adesione avviata per ${people.text} dipendenti`,
      }),
    notStartedFor: (names) => `L’adesione non è stata avviata per ${names}`,
    notStarted: "L’adesione non è stata avviata",
    load: "Non è stato possibile mostrare chi è assicurato. Riprovi o contatti l’assistenza.",
  },
  participationState: {
    covered: "Copertura attiva",
    ending: "Copertura in scadenza",
    invited: "Scelta in corso",
    waiting: "In lavorazione",
    not_invited: "Adesione non avviata",
    deadline_missed: "Termine scaduto",
    declined: "Rinuncia",
    not_covered: "Senza copertura",
    other: "Altro",
  },
  participationHint: {
    covered: "Hanno completato l’adesione.",
    ending: "Sono assicurati fino all’ultimo giorno concordato.",
    invited: "Possono scegliere o rinunciare entro il termine.",
    waiting: "In attesa di controlli, dell’assicuratore o di una data di inizio. Lei non deve fare nulla.",
    not_invited: "La loro adesione non è ancora stata avviata.",
    deadline_missed: "Non hanno completato l’adesione entro il termine.",
    declined: "Hanno scelto di non avere la copertura.",
    not_covered: "Il motivo è riservato. Ogni dipendente lo trova sulla propria pagina.",
    other: "",
  },
  reminder: {
    copy: "Copia il promemoria",
    copyAll: "Copia un promemoria per tutti",
    send: "Invia il promemoria",
    copied: "Promemoria copiato",
    copyYourself: "Selezioni questo testo e lo copi",
    text: "Promemoria",
    sent: (name) => `Promemoria inviato a ${name}`,
    notSent: "Il promemoria non è stato inviato",
    one: (name, day) =>
      `Buongiorno ${name}, può scegliere i suoi benefit, o rinunciarvi, fino ${al(day)} compreso.`,
    all: (day) => `Buongiorno, può scegliere i suoi benefit, o rinunciarvi, fino ${al(day)} compreso.`,
    allOpen:
      "Buongiorno, può ancora scegliere i suoi benefit, o rinunciarvi. Il termine è indicato sulla pagina.",
    offer: (company, plans) => `${company} le offre ${plans}.`,
    benefits: "dei benefit",
    alone: (amount) => `Senza familiari paga ${amount}.`,
    link: (address) => `Scelga qui: ${address}`,
  },
};
