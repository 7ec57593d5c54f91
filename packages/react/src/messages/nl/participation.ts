import type { ParticipationMessages } from "../messages.ts";
import { pluralsOf } from "../plural.ts";

const plural = /* @__PURE__ */ pluralsOf("nl");

/** What `Participation` says beside `Messages`, in Dutch. "Je" is the company. */
export const participationNl: ParticipationMessages = {
  participation: {
    title: "Wie is verzekerd",
    summary: (covered, all) =>
      plural(all, {
        one: `${covered} van ${all.text} medewerker verzekerd`,
        other: `${covered} van ${all.text} medewerkers verzekerd`,
      }),
    none: "Er zit nog niemand in deze groep. Medewerkers verschijnen hier zodra ze zijn toegevoegd.",
    table: "Medewerkers per status",
    status: "Status",
    employees: "Medewerkers",
    share: "Aandeel",
    count: (status, employees) =>
      plural(employees, {
        one: `${status}: ${employees.text} medewerker`,
        other: `${status}: ${employees.text} medewerkers`,
      }),
    until: (day) => `Tot en met ${day}`,
    left: (days) => plural(days, { one: "nog 1 dag", other: `nog ${days.text} dagen` }),
    today: "vandaag is de laatste dag",
    page: (first, last, all) => `${first} tot en met ${last} van ${all}`,
    previous: "Vorige",
    next: "Volgende",
    start: "Aanmelding starten",
    again: "Opnieuw aanmelden",
    started: (name) => `Aanmelding gestart voor ${name}`,
    notStarted: "De aanmelding is niet gestart",
    load: "We konden niet laden wie er verzekerd is. Probeer het opnieuw of neem contact op met de helpdesk.",
  },
  participationState: {
    covered: "Verzekerd",
    ending: "Loopt af",
    invited: "Kiest nog",
    waiting: "In behandeling",
    not_invited: "Niet gestart",
    deadline_missed: "Te laat",
    declined: "Afgewezen",
    not_covered: "Niet verzekerd",
    other: "Overig",
  },
  participationHint: {
    covered: "Ze hebben zich aangemeld.",
    ending: "Ze zijn verzekerd tot en met een afgesproken laatste dag.",
    invited: "Ze kunnen tot hun uiterste datum kiezen of afwijzen.",
    waiting: "Wacht op controles, de verzekeraar of een begindatum. Je hoeft niets te doen.",
    not_invited: "Hun aanmelding is nog niet gestart.",
    deadline_missed: "Ze waren niet klaar voor hun uiterste datum.",
    declined: "Ze kozen ervoor zich niet te verzekeren.",
    not_covered: "De reden is privé. Medewerkers vinden die op hun eigen pagina.",
    other: "",
  },
  reminder: {
    copy: "Herinnering kopiëren",
    copyAll: "Eén herinnering voor iedereen kopiëren",
    send: "Herinnering sturen",
    copied: "Herinnering gekopieerd",
    copyYourself: "Selecteer deze tekst en kopieer hem",
    text: "Herinnering",
    sent: (name) => `Herinnering gestuurd aan ${name}`,
    notSent: "De herinnering is niet gestuurd",
    one: (name, day) =>
      `Hallo ${name}, je kunt tot en met ${day} je arbeidsvoorwaarden kiezen, of ze afwijzen.`,
    all: (day) => `Hallo, je kunt tot en met ${day} je arbeidsvoorwaarden kiezen, of ze afwijzen.`,
    allOpen:
      "Hallo, je kunt je arbeidsvoorwaarden nog kiezen, of ze afwijzen. Op de pagina staat tot wanneer.",
    link: (address) => `Kies hier: ${address}`,
  },
};
