import type { employer as inEnglish } from "./employer-en.ts";
import { payroll } from "./payroll-de.ts";
import { numbersOf } from "./numbers.ts";

const number = /* @__PURE__ */ numbersOf("de");

const persons = (count: number) => (count === 1 ? "1 Person" : `${number(count)} Personen`);

/** What the employer's pages say, in German. */
export const employer: typeof inEnglish = {
  home: {
    lead: (company, date) => `${company} · ${date}`,
    toDo: "Zu erledigen",
    nothing: "Alles erledigt",
    nothingMore: "Kein Angebot wartet auf Ihre Antwort, und niemand braucht eine Erinnerung.",
    choosing: (people, days) =>
      `${persons(people)}: noch ${days === 1 ? "1 Tag" : `${number(days)} Tage`} Zeit`,
    choosingToday: (people) => `${persons(people)}: nur noch heute Zeit`,
    toChoose: (group) => `${group}: Die Auswahl der Benefits steht noch aus.`,
    later: (people) =>
      people === 1
        ? "1 weitere Person hat länger Zeit."
        : `${number(people)} weitere Personen haben länger Zeit.`,
    missed: (people) =>
      people === 1
        ? "1 Person hat die Frist verpasst"
        : `${number(people)} Personen haben die Frist verpasst`,
    enrolAgain: (group) => `${group}: Sie können die Anmeldung neu starten.`,
    notStarted: (people) => `${persons(people)}: noch keine Anmeldung gestartet`,
    startThem: (group) => `${group}: Starten Sie die Anmeldung.`,
    seeWho: "Personen ansehen",
    covered: (covered, all) => `${covered} von ${all} versichert`,
    quote: (plans) => `Angebot: ${plans}`,
    policy: (plans) => `Gruppenvertrag: ${plans}`,
    for: (groups) => `Für ${groups}.`,
    until: (date) => `bis einschließlich ${date}`,
    see: "Öffnen",
    getQuote: "Angebot einholen",
    groups: "Gruppen",
    groupCount: (count) => (count === 1 ? "1 Gruppe" : `${number(count)} Gruppen`),
    employeeCount: (count) => (count === 1 ? "1 Person" : `${number(count)} Beschäftigte`),
    seeGroups: "Gruppen ansehen",
    inForce: "Laufende Verträge",
    policyCount: (count) => (count === 1 ? "1 Gruppenvertrag" : `${number(count)} Gruppenverträge`),
    seePolicies: "Gruppenverträge ansehen",
    withoutBenefits: "Ohne Benefits",
    allInsured: "Jede Gruppe hat Benefits.",
  },
  business: {
    processing: "Wird vorbereitet. Sie müssen nichts tun.",
    action_required: "Der Versicherer hat eine Frage.",
    awaiting_quote: "Der Versicherer erstellt das Angebot.",
    quote_available: "Sie können es annehmen oder ablehnen.",
    pending_provider_approval: "Angenommen. Der Versicherer richtet den Vertrag ein.",
    manual_renewal_gathering_required:
      "Der Versicherer richtet diesen Vertrag manuell ein und meldet sich bei Ihnen.",
  },
  unknownStatus: "Aktualisiert.",
  groups: {
    title: "Gruppen",
    lead: "Alle in einer Gruppe haben denselben Versicherungsschutz.",
    create: "Gruppe anlegen",
    noPolicy: "Noch kein Vertrag",
    empty: "In dieser Gruppe ist noch niemand.",
    more: (names, count) => `${names} und ${count} weitere`,
    back: "Alle Gruppen",
    people: "Personen",
    policies: "Verträge dieser Gruppe",
    none: "Noch keine.",
    since: (plan, date) => `${plan}, seit ${date}`,
    from: (plan, date) => `${plan}, ab ${date}`,
    add: "Beschäftigte zu dieser Gruppe hinzufügen",
    addMore: "Eine Person kann zu mehreren Gruppen gehören. Dann gilt die neueste Gruppe mit einem Vertrag.",
    addButton: "Hinzufügen",
    allInGroup: "Alle sind schon in dieser Gruppe.",
    choiceMissing: "Wählen Sie mindestens eine Person.",
    unknown: "Gruppe nicht gefunden",
  },
  newGroup: {
    title: "Gruppe anlegen",
    lead: "Geben Sie der Gruppe einen Namen, den alle im Unternehmen erkennen, und wählen Sie aus, wer dazugehört. Weitere Personen können Sie später hinzufügen.",
    name: "Name der Gruppe",
    nameMissing: "Geben Sie einen Namen ein.",
    people: "Wer zur Gruppe gehört",
    create: "Gruppe anlegen",
  },
  benefits: {
    title: "Benefits",
    lead: (company) => `Was ${company} den Beschäftigten bietet, vermittelt über Pennyroyal.`,
    back: "Alle Angebote",
    seeWhoIsLeft: "Wer noch wählen muss",
    quotes: "Angebote",
    noQuotes: "Noch keine Angebote. Holen Sie eines ein, um zu sehen, was der Versicherungsschutz kostet.",
    plan: "Tarif",
    group: "Für",
    asked: "Angefordert am",
    status: "Status",
    cost: "Unternehmen zahlt im Monat",
    statuses: {
      processing: "Wird vorbereitet",
      action_required: "Der Versicherer hat eine Frage",
      awaiting_quote: "Beim Versicherer",
      quote_available: "Kann angenommen werden",
      rejected: "Von Ihrem Unternehmen abgelehnt",
      rejected_by_insurer: "Vom Versicherer abgelehnt",
      quote_expired: "Abgelaufen",
      pending_provider_approval: "Angenommen, beim Versicherer",
      policy_created: "Angenommen, Vertrag läuft",
      policy_ended: "Angenommen, inzwischen beendet",
      expired: "Angenommen, aber nicht rechtzeitig eingerichtet",
      provider_rejected: "Angenommen, dann vom Versicherer abgelehnt",
      manual_renewal_gathering_required: "Angenommen, der Versicherer meldet sich",
    },
  },
  policies: {
    toChoose: "Noch keine Auswahl",
    started: (count) =>
      count === 1
        ? "Anmeldung für 1 Person gestartet."
        : `Anmeldung für ${number(count)} Beschäftigte gestartet.`,
    allChose: "Alle haben gewählt.",
    choice: {
      invited: (count) => `Auswahl läuft: ${count}`,
      deadline_missed: (count) => `Frist verpasst: ${count}`,
      not_invited: (count) => `Nicht gestartet: ${count}`,
    },
    title: "Gruppenverträge",
    lead: "Welche Verträge gelten, wer zahlt und wer versichert ist.",
    none: "Noch keine Gruppenverträge",
    noneMore: "Ein Vertrag entsteht, wenn Sie ein Angebot annehmen.",
    active: "Laufend",
    starting: "Beginnt später",
    ended: "Beendet",
    group: "Gruppe",
    insurer: "Versicherer",
    period: "Versicherungsjahr",
    cost: "Wer zahlt",
    chosen: "Für die Gruppe gewählt",
    receipt: "Nachweis ansehen",
  },
  costSharing: {
    full_coverage: "Das Unternehmen zahlt alles.",
    policyholder_only:
      "Das Unternehmen zahlt für die Beschäftigten. Für ihre Familie zahlen die Beschäftigten selbst.",
    percentage: (percent) => `Das Unternehmen zahlt ${percent}, die Beschäftigten den Rest.`,
    fixed_amount: (amount) =>
      `Das Unternehmen zahlt für jede beschäftigte Person bis zu ${amount} im Monat. Den Rest zahlt sie selbst.`,
    member_count: (adults, children) =>
      `Das Unternehmen zahlt für die Beschäftigten und jeweils für weitere Personen. Erwachsene: ${adults}, Kinder: ${children}.`,
    member_selection: {
      both: "Das Unternehmen zahlt für die Beschäftigten, ihre Partnerin oder ihren Partner und ihre Kinder.",
      partner: "Das Unternehmen zahlt für die Beschäftigten und ihre Partnerin oder ihren Partner.",
      children: "Das Unternehmen zahlt für die Beschäftigten und ihre Kinder.",
      none: "Das Unternehmen zahlt für die Beschäftigten.",
    },
    member_selection_percentage_based: {
      both: (percent) =>
        `Das Unternehmen zahlt für die Beschäftigten, dazu ${percent} für ihre Partnerin oder ihren Partner und ihre Kinder.`,
      partner: (percent) =>
        `Das Unternehmen zahlt für die Beschäftigten, dazu ${percent} für ihre Partnerin oder ihren Partner.`,
      children: (percent) => `Das Unternehmen zahlt für die Beschäftigten, dazu ${percent} für ihre Kinder.`,
      none: () => "Das Unternehmen zahlt für die Beschäftigten.",
    },
    family_type: {
      single: "Das Unternehmen zahlt höchstens den Beitrag für eine Einzelperson.",
      couple: "Das Unternehmen zahlt höchstens den Beitrag für ein Paar.",
      single_with_children: "Das Unternehmen zahlt höchstens den Beitrag für eine Einzelperson mit Kindern.",
      family: "Das Unternehmen zahlt für die ganze Familie.",
    },
  },
  receipts: {
    title: "Nachweise",
    lead: "Zu jeder Annahme gibt es einen Nachweis, an dem sich jede spätere Änderung erkennen lässt.",
    none: "Noch keine Nachweise",
    noneMore: "Den ersten erhalten Sie, wenn Sie ein Angebot annehmen.",
    number: "Nachweis",
    open: (number) => `Nachweis ${number}`,
    accepted: "Angenommen am",
    for: "Für",
    cost: "Unternehmen zahlt im Monat",
    all: "Alle herunterladen",
    back: "Alle Nachweise",
    unknown: "Nachweis nicht gefunden",
    verify: "So prüfen Sie die Nachweise",
    verifyMore:
      "Laden Sie alle Nachweise herunter und bewahren Sie die Datei auf. Jeder Nachweis enthält einen digitalen Fingerabdruck seines Wortlauts und des vorigen Nachweises. So fällt auf, wenn ein Nachweis geändert oder entfernt wurde oder fehlt. Ihre Plattform kann die Datei für Sie prüfen.",
    verifyCommand: "Für die Entwicklung: Datei offline prüfen",
  },
  payroll,
};
