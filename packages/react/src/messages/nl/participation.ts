import type { ParticipationMessages } from "../messages.ts";
import { pluralsOf } from "../plural.ts";

const plural = /* @__PURE__ */ pluralsOf("nl");

/** What `Participation` says beside `Messages`, in Dutch. "U" is the company. */
export const participationNl: ParticipationMessages = {
  participation: {
    title: "Wie verzekerd is",
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
    again: "Aanmelding opnieuw starten",
    started: (name) => `Aanmelding gestart voor ${name}`,
    startAll: (people) => `Alle ${people.text} aanmeldingen starten`,
    startedAll: (people) =>
      plural(people, {
        one: "Aanmelding gestart voor 1 medewerker",
        other: `Aanmelding gestart voor ${people.text} medewerkers`,
      }),
    notStartedFor: (names) => `De aanmelding is niet gestart voor ${names}`,
    notStarted: "De aanmelding is niet gestart",
    load: "We konden niet ophalen wie er verzekerd is. Probeer het opnieuw of neem contact op met de klantenservice.",
  },
  participationState: {
    covered: "Verzekerd",
    ending: "Dekking loopt af",
    invited: "Aan het kiezen",
    waiting: "In behandeling",
    not_invited: "Niet gestart",
    deadline_missed: "Te laat",
    declined: "Afgezien van dekking",
    not_covered: "Niet verzekerd",
    other: "Overig",
  },
  participationHint: {
    covered: "Ze hebben zich aangemeld.",
    ending: "Hun dekking eindigt op een afgesproken dag.",
    invited: "Ze kunnen tot het einde van hun termijn kiezen of ervan afzien.",
    waiting: "Ze wachten op een controle, de verzekeraar of de ingangsdatum. U hoeft niets te doen.",
    not_invited: "Hun aanmelding is nog niet gestart.",
    deadline_missed: "Ze hebben hun aanmelding niet op tijd afgerond.",
    declined: "Ze willen niet verzekerd worden.",
    not_covered: "De reden is vertrouwelijk. Medewerkers vinden die op hun eigen pagina.",
    other: "",
  },
  reminder: {
    copy: "Herinnering kopiëren",
    copyAll: "Algemene herinnering kopiëren",
    send: "Herinnering sturen",
    copied: "Herinnering gekopieerd",
    copyYourself: "Selecteer deze tekst en kopieer die",
    text: "Herinnering",
    sent: (name) => `Herinnering gestuurd aan ${name}`,
    notSent: "De herinnering is niet gestuurd",
    one: (name, day) =>
      `Beste ${name}, u kunt tot en met ${day} uw personeelsregelingen kiezen of ervan afzien.`,
    all: (day) => `Beste collega, u kunt tot en met ${day} uw personeelsregelingen kiezen of ervan afzien.`,
    allOpen:
      "Beste collega, u kunt uw personeelsregelingen nog kiezen of ervan afzien. Op de pagina ziet u tot wanneer dat kan.",
    offer: (company, plans) => `${company} biedt u ${plans} aan.`,
    benefits: "personeelsregelingen",
    alone: (amount) => `Voor uzelf betaalt u ${amount}.`,
    link: (address) => `Kies hier: ${address}`,
  },
};
