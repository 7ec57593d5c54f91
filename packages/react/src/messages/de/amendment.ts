import type { AmendmentMessages } from "../messages.ts";

/** What PolicyAmendmentFlow says, in German. */
export const amendmentDe: AmendmentMessages = {
  amendmentSteps: { reason: "Grund", people: "Familie", check: "Prüfen", done: "Fertig" },
  inForce: {
    title: "Ihr Versicherungsschutz im Einzelnen",
    ended: "Dieser Versicherungsschutz ist beendet",
    ends: "Letzter Tag des Versicherungsschutzes",
    upcoming: (date) => `Vereinbart ab ${date}`,
    pays: (amount) => `Sie zahlen dann ${amount} im Monat.`,
    freely: (date) =>
      `Bis zum ${date} können Sie ohne Angabe von Gründen ändern, wer versichert ist, oder diesen Versicherungsschutz beenden.`,
    freelyEnded: (date) =>
      `Bis zum ${date} können Sie diesen Versicherungsschutz ohne Angabe von Gründen beenden.`,
  },
  what: {
    legend: "Was möchten Sie tun?",
    missing: "Wählen Sie, was Sie tun möchten",
    dependents: "Ändern, wer versichert ist",
    dependentsHint: "Jemanden aufnehmen oder herausnehmen, zum Beispiel nach einer Geburt oder Scheidung.",
    cancellation: "Diesen Versicherungsschutz beenden",
    cancellationHint: "Für Sie und alle, die mit Ihnen versichert sind.",
  },
  reason: {
    dependents: "Was hat sich geändert?",
    cancellation: "Warum beenden Sie diesen Versicherungsschutz?",
    which: "Was davon trifft zu?",
    more: "Etwas anderes",
    none: "Kein besonderer Grund",
    noneHint: (date) => `Bis zum ${date} brauchen Sie keinen.`,
    missing: "Wählen Sie, was am besten passt",
    noLongerFree: "Sie müssen jetzt einen Grund für die Änderung angeben. Wählen Sie, was passiert ist.",
  },
  event: {
    birth_of_child: "Geburt eines Kindes",
    adoption_of_child: "Adoption eines Kindes",
    marriage_or_civil_partnership: "Heirat oder eingetragene Lebenspartnerschaft",
    gained_legal_guardianship: "Übernahme der Vormundschaft für ein Kind",
    divorce_or_legal_separation: "Scheidung oder Trennung",
    death_of_spouse_or_dependent: "Todesfall in der Familie",
    lost_legal_guardianship: "Ende der Vormundschaft für ein Kind",
    dependent_aged_out: "Ein Kind ist zu alt für diesen Versicherungsschutz",
    dependent_lost_other_coverage: "Jemand aus meiner Familie ist nicht mehr anderweitig versichert",
    dependent_gained_other_coverage: "Jemand aus meiner Familie ist anderweitig versichert",
    dependent_eligible_for_government_program: "Jemand aus meiner Familie kann sich gesetzlich versichern",
    gained_other_insurance_coverage: "Ich bin anderweitig versichert",
    eligible_for_government_program: "Ich kann mich gesetzlich versichern",
    dependent_moved_in_or_out_of_coverage_area: "Jemand ist ins Ausland gezogen oder zurückgekehrt",
    moved_out_of_coverage_area: "Ich bin aus dem versicherten Gebiet weggezogen",
    employment_status_change_affecting_eligibility: "Meine Arbeitszeit oder meine Stelle hat sich geändert",
    dependent_student_status_change_affecting_eligibility:
      "Ein Kind hat ein Studium oder eine Ausbildung beendet oder begonnen",
    other_change: "Etwas anderes hat sich geändert",
    other: "Ein anderes Ereignis",
  },
  whenIt: {
    birth_of_child: "Wann wurde das Kind geboren?",
    adoption_of_child: "Wann haben Sie das Kind adoptiert?",
    marriage_or_civil_partnership: "Wann war die Heirat oder der Beginn der Lebenspartnerschaft?",
    divorce_or_legal_separation: "Wann war die Scheidung oder Trennung?",
    death_of_spouse_or_dependent: "Wann ist die Person verstorben?",
    dependent_moved_in_or_out_of_coverage_area: "Wann war der Umzug?",
    other: "Wann ist es passiert?",
  },
  when: {
    date: "Datum des Ereignisses",
    words: "Was sich geändert hat, in wenigen Worten",
    noWords: "Geben Sie in wenigen Worten an, was sich geändert hat",
    notReal: "Geben Sie ein gültiges Datum ein",
    open: (date) => `Melden Sie das bis zum ${date}.`,
    early: (date) => `Dafür ist es noch zu früh. Sie können das ab dem ${date} melden`,
    afterEnd: (date) => `Ihr Versicherungsschutz endet am ${date}, noch bevor diese Änderung gelten würde`,
    closed: (date) =>
      `Die Frist für diese Meldung ist am ${date} abgelaufen. Prüfen Sie, ob ein anderer Grund passt`,
    holdsFrom: (date) => `Die Änderung würde ab dem ${date} gelten.`,
    endsOn: (date, what) => `Ihre ${what} würde am ${date} enden.`,
    neverBegins: (what) => `Ihre ${what} würde nicht beginnen.`,
  },
  who: {
    title: "Wer soll künftig versichert sein?",
    holdsFrom: (date) => `Die Änderung gilt ab dem ${date}.`,
    continues: (names) => `Weiterhin versichert: ${names}.`,
    noAdding:
      "Wählen Sie ab, wer nicht mehr versichert sein soll. Aufnehmen können Sie bei diesem Ereignis niemanden.",
    noDropping: "Bei diesem Ereignis können Sie Personen aufnehmen, aber nicht herausnehmen.",
    more: (amount, date) => `Ab dem ${date} zahlen Sie ${amount} mehr im Monat.`,
    less: (amount, date) => `Ab dem ${date} zahlen Sie ${amount} weniger im Monat.`,
    same: "Sie zahlen so viel wie bisher.",
    unchanged:
      "Noch ist nichts geändert. Nehmen Sie jemanden auf oder heraus, oder brechen Sie diese Änderung ab",
    deadline: "Letzter Tag für die Änderung Ihrer Versicherung",
    stays: "Bleibt versichert",
    out: "Aufnahme bei diesem Ereignis nicht möglich",
  },
  arrears: {
    more: (amount) => `Ab Ihrer nächsten Gehaltsabrechnung zahlen Sie ${amount} mehr im Monat.`,
    less: (amount) => `Ab Ihrer nächsten Gehaltsabrechnung zahlen Sie ${amount} weniger im Monat.`,
    once: (amount, from, to) =>
      `Mit Ihrer nächsten Gehaltsabrechnung werden außerdem einmalig ${amount} abgezogen, für die Zeit vom ${from} bis zum ${to}.`,
    back: (amount, from, to) =>
      `Mit Ihrer nächsten Gehaltsabrechnung werden außerdem einmalig ${amount} erstattet, für die Zeit vom ${from} bis zum ${to}.`,
  },
  giveUp: {
    label: "Diese Änderung abbrechen",
    title: "Diese Änderung abbrechen?",
    body: "Ihr Versicherungsschutz bleibt, wie er ist. Bis zum Ablauf der Frist können Sie die Änderung noch einmal beantragen.",
  },
  amendmentWaiting: {
    quoting: (insurer) => `${insurer} berechnet den Beitrag`,
    changing: (insurer) => `${insurer} ändert Ihren Versicherungsschutz`,
  },
  amendmentCheck: {
    dependents: "Prüfen Sie die Änderung",
    cancellation: (what) => `Prüfen Sie alles, bevor Sie Ihre ${what} beenden`,
    intro: "Gilt erst nach Ihrer Bestätigung.",
    final:
      "Damit endet der Versicherungsschutz für alle unten genannten Personen. Nach der Bestätigung können Sie das nicht rückgängig machen.",
    reason: "Was passiert ist",
    noReason: "Kein besonderer Grund",
    when: "Wann",
    people: "Wer versichert ist",
    endsOn: (date) => `Letzter Tag des Versicherungsschutzes: ${date}`,
    neverBegins: () => "Der Versicherungsschutz beginnt nicht",
    blocked: "Eine Person kann nicht mehr wie gewählt versichert werden",
    blockedBody: "Gehen Sie zurück und beginnen Sie die Änderung neu.",
  },
  amendmentDeduction: { first: "Erster Abzug mit der Änderung", last: "Letzter Abzug" },
  fate: { stays: "versichert wie bisher", joins: "neu versichert", leaves: "nicht mehr versichert" },
  quoted: {
    before: "Ohne die Änderung",
    after: "Mit der Änderung",
    moreInAll: (amount, date) => `Bis zum ${date} zahlen Sie insgesamt ${amount} mehr.`,
    lessInAll: (amount, date) => `Bis zum ${date} zahlen Sie insgesamt ${amount} weniger.`,
  },
  confirm: {
    holdsFrom: (date) => `Ab ${date} ändern`,
    endsOn: (date, what) => `${what} zum ${date} beenden`,
    neverBegins: (what) => `${what} vor Beginn beenden`,
  },
  amended: {
    holdsFrom: (date) => `Ihr Versicherungsschutz ändert sich am ${date}`,
    endsOn: (date, what) => `Ihre ${what} endet am ${date}`,
    neverBegins: (what) => `Ihre ${what} beginnt nicht`,
    dependentsNext: (insurer) =>
      `${insurer} ist informiert und schickt Ihnen neue Unterlagen. Ihre Gehaltsabrechnung wird automatisch angepasst.`,
    cancellationNext: (insurer) => `${insurer} ist informiert.`,
    paysNoMore: (what) =>
      `Für Ihre ${what} zahlen Sie nur bis zu diesem Tag. Ihre Gehaltsabrechnung wird automatisch angepasst.`,
    paysNothing: (what) => `Sie zahlen nichts für Ihre ${what}.`,
  },
  amendmentEnded: {
    toCover: (plan) => `Zurück zu ${plan}`,
    failed: "Die Änderung wurde nicht vorgenommen",
    stays: "Ihr Versicherungsschutz und Ihre Kosten bleiben gleich.",
    not_undertaken: "Es wurde nichts geändert",
    again:
      "Die Änderung wurde abgebrochen, oder die Frist ist abgelaufen. Solange der Grund es zulässt, können Sie sie noch einmal beantragen.",
    unknown: "Die Änderung Ihres Versicherungsschutzes wurde aktualisiert",
  },
};
