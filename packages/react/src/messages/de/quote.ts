import type { QuoteMessages } from "../messages.ts";
import { pluralsOf } from "../plural.ts";

const plural = /* @__PURE__ */ pluralsOf("de");

/** What the employer's side says beside `core.ts`, in German. "Sie" is the company. */
export const quoteDe: QuoteMessages = {
  quoteSteps: {
    choose: "Aus\u00adwahl",
    check: "Prüfen",
    quote: "An\u00adgebot",
    consents: "Zu\u00adstim\u00admen",
    done: "Fertig",
  },
  choosing: {
    plan: "Welchen Tarif möchten Sie anbieten?",
    intro: "Holen Sie zuerst ein Angebot ein. Verbindlich wird es erst, wenn Sie es annehmen.",
    for: (groups) => `Für ${groups}`,
    group: "Für welche Gruppen?",
    groupsHint: "Wählen Sie eine Gruppe oder gleich mehrere für ein gemeinsames Angebot.",
    benefit: "Welcher Benefit?",
    shareHint:
      "Stellen Sie Ihren Anteil ein und sehen Sie, was jeder Tarif kostet. Später können Sie die Kosten auch anders aufteilen.",
    level: (group) => `Versicherungsschutz für ${group}`,
    terms: "Was soll für diese Gruppe gelten?",
    sameAs: (group) => `Dasselbe wie für ${group}`,
    ownTerms: "Eigener Tarif und Anteil",
    notAlike:
      "Ein Teil des gewählten Versicherungsschutzes ist für diese Gruppe nicht verfügbar. Wählen Sie für sie einen eigenen Tarif und Anteil.",
    estimate: "Eine Schätzung für diese Beschäftigten. Die genauen Beiträge stehen im Angebot.",
    cover: "Legen Sie den Versicherungsschutz der Gruppe fest",
    cost: "Teilen Sie die Kosten auf",
    noGroups: "Noch keine Gruppen",
    noGroupsBody:
      "Legen Sie auf Ihrer Plattform eine Gruppe von Beschäftigten an. Danach können Sie hier ein Angebot einholen.",
    noPlans: "Zurzeit keine Tarife verfügbar",
    noPlansBody: "Sobald ein Versicherer Ihrem Unternehmen Tarife anbietet, sehen Sie sie hier.",
  },
  gone: {
    group_id: "Die gewählte Gruppe gibt es nicht mehr. Wählen Sie eine andere.",
    plan_id: (group) =>
      `Der für „${group}“ gewählte Tarif wird nicht mehr angeboten. Wählen Sie einen anderen.`,
    cost_sharing: (group) =>
      `Die für „${group}“ gewählte Kostenaufteilung ist in diesem Tarif nicht mehr möglich. Wählen Sie neu.`,
  },
  checking: {
    title: "Prüfen Sie Ihre Anfrage",
    intro: "Auf dieser Grundlage macht der Versicherer ein Angebot. Noch ist nichts verbindlich.",
    group: "Gruppe",
    plan: "Tarif",
    cover: "Für die Gruppe gewählt",
    sharing: "Wer was zahlt",
    starts: "Wann soll der Versicherungsschutz beginnen?",
    startsHint: (date) => `Ohne Angabe beginnt er am ${date}.`,
    startsError:
      "Geben Sie ein gültiges Datum ein, das nicht in der Vergangenheit liegt, oder lassen Sie das Feld leer",
    ask: "Angebot anfordern",
  },
  quoteWaiting: {
    processing: "Wir bereiten Ihre Anfrage vor",
    awaiting: (insurer) => `${insurer} erstellt Ihr Angebot`,
    accepted: (insurer) => `${insurer} richtet den Versicherungsschutz ein`,
  },
  offer: {
    title: (insurer) => `Ein Angebot von ${insurer}`,
    next: "Bedingungen ansehen",
    decline: "Angebot ablehnen",
    declineTitle: "Dieses Angebot ablehnen?",
    declineBody:
      "Danach können Sie es nicht mehr annehmen. Ein neues Angebot können Sie jederzeit anfordern.",
    deadline: "Letzter Tag, um das Angebot anzunehmen",
    answerBy: "Letzter Tag, um dem Versicherer zu antworten",
  },
  agree: {
    replaces: (plan, group) =>
      `Dieses Angebot ersetzt ${plan} für ${group}, sobald der neue Gruppenvertrag besteht. Wer bereits versichert ist, behält seinen Versicherungsschutz.`,
    title: "Lesen und annehmen",
    intro: "Verbindlich wird es erst, wenn Sie das Angebot annehmen.",
    facts: "Was Sie annehmen",
    enrol: "Sobald der Versicherungsschutz eingerichtet ist",
    enrolNow: "Anmeldung für alle Beschäftigten starten",
    enrolHint:
      "Alle Beschäftigten werden gebeten, ihren Versicherungsschutz zu wählen. Sie können die Anmeldung auch später starten.",
    open: (open) =>
      plural(open, {
        one: "Noch 1 Erklärung ankreuzen",
        other: `Noch ${open.text} Erklärungen ankreuzen`,
      }),
    accept: (date) => `Zum ${date} annehmen`,
    missing: "Um das Angebot anzunehmen, kreuzen Sie jede Erklärung an, der Sie zustimmen",
    changed: "Das Angebot wurde nicht angenommen",
    changedBody:
      "Die Bedingungen haben sich geändert. Lesen Sie die markierten Erklärungen und nehmen Sie das Angebot dann noch einmal an.",
  },
  made: {
    title: (date) => `Der Versicherungsschutz beginnt am ${date}`,
    over: "Dieser Versicherungsschutz gilt nicht mehr",
    policies: "Ihre Gruppenverträge",
    choose: (day) => `Ihre Beschäftigten können jetzt wählen. Letzter Tag: ${day}.`,
    employees: "Starten Sie als Nächstes auf Ihrer Plattform die Anmeldung Ihrer Beschäftigten.",
    covered: (day, date) =>
      `Wer die Anmeldung bis einschließlich ${day} abschließt, kann ab dem ${date} versichert sein. Wer sie später abschließt, ab dem ersten Tag des Folgemonats.`,
    coveredNext:
      "Ihre Beschäftigten können ab dem ersten Tag des Monats versichert sein, der auf den Abschluss ihrer Anmeldung folgt.",
    started:
      "Wir starten die Anmeldung für alle Beschäftigten. Alle wählen selbst, welchen Versicherungsschutz sie möchten und wer mitversichert wird.",
  },
  ended: {
    again: "Mit gleicher Auswahl anfordern",
    another: "Anderes Angebot anfordern",
    nothing: "Es wurde nichts vereinbart, und Sie zahlen nichts.",
    rejected: "Dieses Angebot wurde abgelehnt",
    rejectedWhy: "Ihr Unternehmen hat es abgelehnt oder dem Versicherer nicht rechtzeitig geantwortet.",
    rejected_by_insurer: (insurer) => `${insurer} macht kein Angebot`,
    noReason:
      "Der Versicherer hat keinen Grund genannt. Meist geht es um die Zahl oder das Alter der Beschäftigten oder um Ihre Branche.",
    otherChoices: "Versuchen Sie es mit einem anderen Tarif oder einer anderen Gruppe.",
    otherPlan: "Anderen Tarif wählen",
    quote_expired: "Dieses Angebot ist abgelaufen",
    expiredWhy:
      "Die Beiträge können sich geändert haben. Sie können mit derselben Auswahl ein neues Angebot anfordern.",
    pending: (insurer) => `${insurer} prüft Ihren Antrag`,
    pendingBody:
      "Sie haben das Angebot angenommen. Die Zustimmung des Versicherers kann einige Tage dauern. Sie müssen nichts tun.",
    expired: "Die Frist für die Einrichtung ist abgelaufen",
    expiredBody: "Dem Versicherer lagen nicht alle Angaben rechtzeitig vor.",
    provider_rejected: "Der Versicherer hat den Versicherungsschutz abgelehnt",
    manual: "Der Versicherer bearbeitet diese Verlängerung manuell",
    manualBody:
      "Er meldet sich bei Ihnen, wenn er Angaben braucht. Der jetzige Versicherungsschutz läuft bis dahin weiter.",
    unknown: "Ihr Angebot wurde aktualisiert",
  },
  consent: {
    title: "Dem stimmen Sie zu",
    hint: "Kreuzen Sie jede Erklärung an, der Sie zustimmen.",
    open: (open, all) =>
      plural(open, {
        none: "Alle Erklärungen sind angekreuzt.",
        other: `Noch ${open.text} von ${all.text} anzukreuzen.`,
      }),
    changed: "Diese Erklärung hat sich geändert. Lesen Sie sie und kreuzen Sie sie neu an.",
    someChanged: (count) =>
      plural(count, {
        one: "Eine Erklärung hat sich geändert und muss neu angekreuzt werden.",
        other: `${count.text} Erklärungen haben sich geändert und müssen neu angekreuzt werden.`,
      }),
  },
  sharing: {
    title: "Wer zahlt?",
    full_coverage: "Sie zahlen alles",
    percentage: "Sie zahlen einen Prozentsatz",
    policyholder_only: "Sie zahlen nur für die Beschäftigten",
    fixed_amount: "Sie zahlen bis zu einem festen Betrag im Monat",
    family_type: "Sie zahlen bis zu einer bestimmten Familiengröße",
    member_selection: "Sie zahlen für die Beschäftigten und ausgewählte Angehörige",
    member_selection_percentage_based:
      "Sie zahlen für die Beschäftigten und einen Prozentsatz für die Familie",
    member_count: "Sie zahlen für die Beschäftigten und eine feste Zahl von Angehörigen",
  },
  sharingHint: {
    full_coverage: "Für die Beschäftigten und alle Mitversicherten.",
    percentage: "Vom Gesamtbeitrag. Den Rest zahlen die Beschäftigten.",
    policyholder_only: "Für alle Mitversicherten zahlen die Beschäftigten selbst.",
    fixed_amount: "Für jede beschäftigte Person. Was darüber liegt, zahlt sie selbst.",
    family_type: "Für alle weiteren Personen zahlen die Beschäftigten selbst.",
    member_selection: "Partnerin oder Partner, Kinder oder beides, in voller Höhe.",
    member_selection_percentage_based: "Für die Beschäftigten ganz, für die Familie zum Teil.",
    member_count: "Die höchsten Beiträge zuerst. Für alle anderen zahlen die Beschäftigten selbst.",
  },
  sharingInput: {
    choose:
      "Wählen Sie, wie die monatlichen Kosten geteilt werden. Die Beispiele zeigen, wer wie viel zahlt.",
    percentage: "Ihr Anteil",
    slider: "Schieberegler für Ihren Anteil",
    youPay: (share) => `Sie zahlen ${share}`,
    amount: (currency) => `Betrag im Monat, in ${currency}`,
    adults: "Erwachsene Angehörige",
    children: "Kinder",
    members: "Für wen Sie außerdem zahlen",
    partner: "Partnerin oder Partner",
    family: "Familiengröße, für die Sie zahlen",
  },
  sharingError: {
    type: "Wählen Sie, wer zahlt",
    percentage: "Geben Sie eine ganze Zahl von 0 bis 100 ein, zum Beispiel 50",
    amount: (example) => `Geben Sie einen Betrag über 0 ein, zum Beispiel ${example}`,
    decimals: (most, example) =>
      plural(most, {
        none: `Geben Sie einen ganzen Betrag ein, zum Beispiel ${example}`,
        one: `Geben Sie höchstens ${most.text} Nachkommastelle ein, zum Beispiel ${example}`,
        other: `Geben Sie höchstens ${most.text} Nachkommastellen ein, zum Beispiel ${example}`,
      }),
    count: "Geben Sie eine ganze Zahl ab 0 ein",
    family: "Wählen Sie die Familiengröße, für die Sie zahlen",
  },
  family: {
    single: "Einzelperson",
    couple: "Paar",
    single_with_children: "Einzelperson mit Kindern",
    family: "Paar mit Kindern",
    other: "Eine Familie",
  },
  shared: {
    fixed: (amount) => `Sie zahlen für jede beschäftigte Person bis zu ${amount} im Monat`,
    upTo: (amount) => `Bis zu ${amount} je beschäftigte Person`,
    noOne: "keine Angehörigen",
    other: "Die Kosten werden wie vereinbart aufgeteilt",
  },
  example: {
    sample: (terms) => `Im Beispiel: ${terms}.`,
    title: "Beispielkosten im Monat",
    alone: "Eine Person allein",
    couple: "Ein Paar",
    family: "Ein Paar mit zwei Kindern",
    you: "Sie zahlen",
    employee: "Beschäftigte zahlen",
    said: (family, you, employee) =>
      `${family}: Sie zahlen ${you}, die beschäftigte Person zahlt ${employee}.`,
    ages: (adult, children) => `Alter der Erwachsenen: ${adult}, der Kinder: ${children}.`,
    from: (date) => `Versicherungsschutz ab dem ${date}, ohne die eigene Auswahl der Beschäftigten.`,
  },
  choice: {
    title: "Wählen Sie einen Tarif",
    compare: "Tarife vergleichen",
    onlyDifferences: "Nur Unterschiede anzeigen",
    same: "Diese Tarife unterscheiden sich nicht.",
    shown: (shown, all) =>
      `${shown} von ${all} Tarifen. Wählen Sie oben einen anderen Tarif, um ihn zu vergleichen.`,
    pick: (number) => `Tarif ${number}`,
    price: "Beitrag",
    forThisGroup: (count) =>
      plural(count, {
        one: "Sie zahlen für 1 Person",
        other: `Sie zahlen für ${count.text} Beschäftigte`,
      }),
    about: "Kurz gefasst",
    without: "Nicht enthalten",
    anyAge: "jedes Alter",
    upTo: (age) => `bis ${age} Jahre`,
    conditions: "Vorerkrankungen und Wartezeiten",
    alone: "Für eine Person allein",
    options: (count) => plural(count, { one: "1 Option", other: `${count.text} Optionen` }),
    dearest: (amount) => `bis zu ${amount} mehr im Monat`,
    taxed: "Enthaltene Steuer",
    tax: (name, rate) => `${name}, ${rate}`,
    noTax: "Keine",
    members: "Wer versichert werden kann",
    forGroup: "Sie wählen für die Gruppe",
    own: "Beschäftigte wählen selbst",
    member: "Für jedes Familienmitglied",
    missing: "Wählen Sie zuerst einen Tarif",
  },
  levels: {
    title: (number) => `Gruppe ${number}`,
    group: "Für welche Gruppe?",
    plan: "Welcher Tarif?",
    employees: (count) => plural(count, { one: "1 Person", other: `${count.text} Beschäftigte` }),
    cover: "Legen Sie den Versicherungsschutz dieser Gruppe fest",
    alike: "Alle Gruppen eines Angebots haben denselben Benefit und dieselbe Währung.",
    add: "Weitere Gruppe hinzufügen",
    remove: "Entfernen",
    noGroup: "Wählen Sie eine Gruppe von Beschäftigten",
    noPlan: "Wählen Sie einen Tarif für diese Gruppe",
    noCover: "Wählen Sie den Versicherungsschutz dieser Gruppe",
    at: (level, problem) => `${level}: ${problem}`,
  },
  quote: {
    title: "Ihr Angebot",
    you: "Sie zahlen",
    employees: "Ihre Beschäftigten zahlen",
    valid: (day) => `Gültig bis einschließlich ${day}`,
    starts: "Versichert ab",
    count: "Beschäftigte",
    made: "Erstellt am",
    sharing: "Wer was zahlt",
    cover: "Für die Gruppe gewählt",
    each: "Pro Person",
    employee: "Person",
    staff: (number) => `Personalnummer ${number}`,
    yearly: (amount) => `${amount} im Jahr`,
    late: (day) =>
      `Stimmt der Versicherer erst nach dem ${day} zu, beginnt der Versicherungsschutz am ersten Tag des Folgemonats.`,
    first: (shown, all) => `Die ersten ${shown} von ${all} Beschäftigten.`,
    compare: "Angebot mit anderem Anteil anfordern",
    stays:
      "Ihr Angebot bleibt bestehen. Das neue erscheint daneben, und Sie können eines von beiden annehmen.",
    others: "Angebote vergleichen",
    this: "Dieses Angebot",
    other: (date) => `Angebot vom ${date}`,
    open: "Angebot ansehen",
    keep: "Zurück zu Ihrem Angebot",
    noEmployees: "In dieser Gruppe ist noch niemand, deshalb fallen keine Kosten an.",
    more: (count) => `${count} weitere anzeigen`,
    all: (count) => `Alle ${count.text} anzeigen`,
    note: "Nur für die Beschäftigten. Kosten für Angehörige und für die eigene Auswahl der Beschäftigten kommen hinzu.",
  },
  receipt: {
    title: "Ihr Nachweis",
    intro:
      "Die genauen Bedingungen, die Sie angenommen haben. Jede spätere Änderung an diesem Nachweis lässt sich erkennen.",
    replaced: (date, plan, group) => `Am ${date} für ${group} durch ${plan} ersetzt.`,
    ended: (group) => `Der Gruppenvertrag für ${group} ist beendet.`,
    record: "Dieser Nachweis bleibt erhalten: Er belegt, was Sie damals angenommen haben.",
    bought: "Was Sie abgeschlossen haben",
    benefit: "Benefit",
    company: "Unternehmen",
    accepted: "Zugestimmt am",
    at: (date, time) => `${date}, ${time} UTC`,
    by: "Zugestimmt von",
    signatory: (name, role) => `${name}, ${role}`,
    statements: "Erklärungen",
    version: (document, version) => `${document}, Version ${version}`,
    id: "Nachweis",
    check: "So prüfen Sie diesen Nachweis",
    checkText:
      "Bewahren Sie die heruntergeladene Datei auf. Der digitale Fingerabdruck der Datei wird aus jedem Wort dieses Nachweises und aus dem vorigen Nachweis berechnet. Ist auch nur ein Buchstabe verändert, stimmt er nicht mehr. Ihre Plattform kann die Datei jederzeit für Sie prüfen.",
    seals: "Digitale Fingerabdrücke",
    position: "Nummer",
    previous: "Voriger Nachweis",
    first: "Keiner (dies ist Ihr erster Nachweis)",
    seal: "Fingerabdruck dieses Nachweises",
    textSeal: (number) => `Fingerabdruck der Erklärung ${number}`,
    download: "Prüfdatei herunterladen (JSON)",
  },
  actor: {
    platform: "Ihre Plattform",
    dashboard: "Eine auf Ihrer Plattform eingeloggte Person",
    employer_session: "Eine für Ihr Unternehmen eingeloggte Person",
    other: "Ihr Unternehmen",
  },
  error: {
    load: "Wir konnten die Benefits Ihres Unternehmens nicht laden. Laden Sie die Seite neu oder wenden Sie sich an den Support.",
  },
};
