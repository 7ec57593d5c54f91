/** What PoliciesOverview and PolicyCard say beside `Messages`, in English. Amounts, dates and months arrive formatted. */
export const policiesEn = {
  policies: {
    title: "Your cover",
    none: "You have no cover yet",
    noneBody: "Once you have enrolled, your policies show up here.",
    past: "Past cover",
  },
  policyStatus: {
    covered: "Covered",
    starts: (date: string) => `Starts on ${date}`,
    ends: (date: string) => `Ends on ${date}`,
    ended: (date: string) => `Ended on ${date}`,
    neverBegan: "Never started",
  },
  policyCard: {
    memberNumber: "Member number",
    since: "Covered since",
    pays: "You pay",
    employerPays: (amount: string) => `Your employer pays ${amount} a month.`,
    employerPaysAll: "Your employer pays all of it.",
    next: "Next deduction",
    onPayday: (amount: string, date: string) => `${amount} from your pay on ${date}`,
    inMonth: (amount: string, month: string) => `${amount} from your pay for ${month}`,
    partOnPayday: (date: string) => `From your pay on ${date}, worked out by the day`,
    partInMonth: (month: string) => `From your pay for ${month}, worked out by the day`,
    beneficiaries: "Beneficiaries",
    change: "Change or end this cover",
    history: "Changes to this cover",
  },
  /** Entries of a list of days. */
  policyHistory: {
    upcoming: "Coming up",
    began: "Cover started",
    ended: "Last day of cover",
    joined: (names: string) => `${names} added`,
    left: (names: string) => `${names} no longer covered`,
    changed: "Cover changed",
    more: (amount: string) => `You pay ${amount} more a month`,
    less: (amount: string) => `You pay ${amount} less a month`,
    same: "You pay the same as before",
  },
};
