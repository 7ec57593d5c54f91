import type { ParticipationMessages } from "../messages.ts";
import { pluralsOf } from "../plural.ts";

const plural = /* @__PURE__ */ pluralsOf("de");

/** What `Participation` says beside `Messages`, in German. "Sie" is the company. */
export const participationDe: ParticipationMessages = {
  participation: {
    title: "Wer versichert ist",
    summary: (covered, all) => `${covered} von ${all.text} Beschäftigten versichert`,
    none: "In dieser Gruppe ist noch niemand. Beschäftigte erscheinen hier, sobald sie hinzugefügt sind.",
    table: "Beschäftigte nach Status",
    status: "Status",
    employees: "Beschäftigte",
    share: "Anteil",
    count: (status, employees) =>
      plural(employees, {
        one: `${status}: ${employees.text} Person`,
        other: `${status}: ${employees.text} Beschäftigte`,
      }),
    until: (day) => `Bis einschließlich ${day}`,
    left: (days) => plural(days, { one: "noch 1 Tag", other: `noch ${days.text} Tage` }),
    today: "heute ist der letzte Tag",
    page: (first, last, all) => `${first} bis ${last} von ${all}`,
    previous: "Zurück",
    next: "Weiter",
    start: "Anmeldung starten",
    again: "Anmeldung neu starten",
    started: (name) => `Anmeldung gestartet für ${name}`,
    startAll: (people) => `Anmeldung für alle ${people.text} starten`,
    startedAll: (people) =>
      plural(people, {
        one: "Anmeldung für 1 Person gestartet",
        other: `Anmeldung für ${people.text} Beschäftigte gestartet`,
      }),
    notStartedFor: (names) => `Die Anmeldung wurde nicht gestartet für ${names}`,
    notStarted: "Die Anmeldung wurde nicht gestartet",
    load: "Wir konnten nicht laden, wer versichert ist. Versuchen Sie es noch einmal oder wenden Sie sich an den Support.",
  },
  participationState: {
    covered: "Versichert",
    ending: "Läuft aus",
    invited: "Auswahl läuft",
    waiting: "In Bearbeitung",
    not_invited: "Nicht gestartet",
    deadline_missed: "Frist verpasst",
    declined: "Abgelehnt",
    not_covered: "Nicht versichert",
    other: "Sonstige",
  },
  participationHint: {
    covered: "Diese Personen haben sich angemeldet.",
    ending: "Für diese Personen ist ein letzter Tag des Versicherungsschutzes vereinbart.",
    invited: "Bis zum Ende ihrer Frist können diese Personen wählen oder ablehnen.",
    waiting:
      "Eine Prüfung, die Antwort des Versicherers oder der Beginn steht noch aus. Sie müssen nichts tun.",
    not_invited: "Für diese Personen wurde noch keine Anmeldung gestartet.",
    deadline_missed: "Diese Personen haben die Anmeldung nicht rechtzeitig abgeschlossen.",
    declined: "Diese Personen möchten nicht versichert werden.",
    not_covered: "Der Grund ist vertraulich. Die Beschäftigten finden ihn auf ihrer eigenen Seite.",
    other: "",
  },
  reminder: {
    copy: "Erinnerung kopieren",
    copyAll: "Erinnerung für alle kopieren",
    send: "Erinnerung senden",
    copied: "Erinnerung kopiert",
    copyYourself: "Markieren Sie diesen Text und kopieren Sie ihn",
    text: "Erinnerung",
    sent: (name) => `Erinnerung an ${name} gesendet`,
    notSent: "Die Erinnerung wurde nicht gesendet",
    one: (name, day) =>
      `Guten Tag ${name}, Sie können Ihre Benefits noch wählen oder ablehnen. Letzter Tag: ${day}.`,
    all: (day) => `Guten Tag, Sie können Ihre Benefits noch wählen oder ablehnen. Letzter Tag: ${day}.`,
    allOpen: "Guten Tag, Sie können Ihre Benefits noch wählen oder ablehnen. Ihre Frist steht auf der Seite.",
    offer: (company, plans) => `${company} bietet Ihnen ${plans} an.`,
    benefits: "Benefits",
    alone: (amount) => `Für sich selbst zahlen Sie ${amount}.`,
    link: (address) => `Hier wählen: ${address}`,
  },
};
