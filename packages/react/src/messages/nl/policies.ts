import type { PoliciesMessages } from "../messages.ts";

/** What PoliciesOverview and PolicyCard say, in Dutch. */
export const policiesNl: PoliciesMessages = {
  policies: {
    title: "Jouw verzekeringen",
    none: "Je bent nog niet verzekerd",
    noneBody: "Zodra je bent aangemeld, staan je polissen hier.",
    past: "Beëindigde verzekeringen",
  },
  policyStatus: {
    covered: "Verzekerd",
    starts: (date) => `Gaat in op ${date}`,
    ends: (date) => `Eindigt op ${date}`,
    ended: (date) => `Geëindigd op ${date}`,
    neverBegan: "Nooit ingegaan",
  },
  policyCard: {
    memberNumber: "Lidnummer",
    since: "Verzekerd sinds",
    pays: "Jij betaalt",
    employerPays: (amount) => `Je werkgever betaalt ${amount} per maand.`,
    employerPaysAll: "Je werkgever betaalt alles.",
    next: "Volgende inhouding",
    onPayday: (amount, date) => `${amount} van je salaris op ${date}`,
    inMonth: (amount, month) => `${amount} van je salaris over ${month}`,
    partOnPayday: (date) => `Van je salaris op ${date}, per dag berekend`,
    partInMonth: (month) => `Van je salaris over ${month}, per dag berekend`,
    beneficiaries: "Begunstigden",
    change: "Wijzig of beëindig deze verzekering",
    history: "Wijzigingen in deze verzekering",
  },
  policyHistory: {
    upcoming: "Binnenkort",
    began: "De verzekering ging in",
    ended: "Laatste dag van de verzekering",
    joined: (names) => `${names} toegevoegd`,
    left: (names) => `${names} niet meer verzekerd`,
    changed: "Verzekering gewijzigd",
    more: (amount) => `Je betaalt ${amount} per maand meer`,
    less: (amount) => `Je betaalt ${amount} per maand minder`,
    same: "Je betaalt hetzelfde als eerst",
  },
};
