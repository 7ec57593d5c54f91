import type { ParticipationMessages } from "../messages.ts";
import { pluralsOf } from "../plural.ts";

const plural = /* @__PURE__ */ pluralsOf("de");

/** What `Participation` says beside `Messages`, in German. "Sie" is the company. */
export const participationDe: ParticipationMessages = {
  participation: {
    title: "Wer versichert ist",
    summary: (covered, all) => `${covered} von ${all.text} Mitarbeitern versichert`,
    none: "In dieser Gruppe ist noch niemand. Mitarbeiter erscheinen hier, sobald sie hinzugefügt sind.",
    table: "Mitarbeiter nach Status",
    status: "Status",
    employees: "Mitarbeiter",
    share: "Anteil",
    count: (status, employees) => `${status}: ${employees.text} Mitarbeiter`,
    until: (day) => `Bis einschließlich ${day}`,
    left: (days) => plural(days, { one: "noch 1 Tag", other: `noch ${days.text} Tage` }),
    today: "heute ist der letzte Tag",
    page: (first, last, all) => `${first} bis ${last} von ${all}`,
    previous: "Zurück",
    next: "Weiter",
    start: "Anmeldung starten",
    again: "Anmeldung neu starten",
    started: (name) => `Anmeldung gestartet für ${name}`,
    notStarted: "Die Anmeldung wurde nicht gestartet",
    load: "Wir konnten nicht laden, wer versichert ist. Versuchen Sie es noch einmal oder wenden Sie sich an den Support.",
  },
  participationState: {
    covered: "Versichert",
    ending: "Läuft aus",
    invited: "In Auswahl",
    waiting: "In Bearbeitung",
    not_invited: "Nicht gestartet",
    deadline_missed: "Frist verpasst",
    declined: "Abgelehnt",
    not_covered: "Nicht versichert",
    other: "Sonstige",
  },
  participationHint: {
    covered: "Sie haben sich angemeldet.",
    ending: "Sie sind bis zu einem vereinbarten letzten Tag versichert.",
    invited: "Bis zum Ende der jeweiligen Frist können sie wählen oder ablehnen.",
    waiting: "Eine Prüfung, der Versicherer oder das Startdatum steht noch aus. Für Sie ist nichts zu tun.",
    not_invited: "Für sie wurde noch keine Anmeldung gestartet.",
    deadline_missed: "Sie haben die Anmeldung nicht rechtzeitig abgeschlossen.",
    declined: "Sie möchten nicht versichert werden.",
    not_covered: "Der Grund ist vertraulich. Mitarbeiter finden ihn auf ihrer eigenen Seite.",
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
      `Guten Tag ${name}, Sie können Ihre Benefits bis einschließlich ${day} wählen oder ablehnen.`,
    all: (day) => `Guten Tag, Sie können Ihre Benefits bis einschließlich ${day} wählen oder ablehnen.`,
    allOpen: "Guten Tag, Sie können Ihre Benefits noch wählen oder ablehnen. Ihre Frist steht auf der Seite.",
    link: (address) => `Hier wählen: ${address}`,
  },
};
