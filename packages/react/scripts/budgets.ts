// What a browser may receive, in kilobytes (1000 bytes) of gzip, and what is looked for inside.

/** React, react-dom and React Query are outside of each figure: a host has them anyway. */
export const budgets = {
  client: 8,
  /** One block, over the provider that every page has. */
  block: 6.7,
  /** Each language of each part. */
  messages: 6.5,
  /** What a page receives beside a flow where it asks for navigation or fills in forms beforehand. */
  onRequest: 2,
  /** With the rules of quotes. */
  styles: 11.15,
  /** The script of pages without React. */
  loader: 2.58,
  /** A flow on a page without React until its first step can be used, with everything that is inside. */
  element: 139.7,
};

/** Blocks with a budget of their own: a table of people with the rules of what can be chosen, and plans priced by the rules. */
export const ownBudgets: Readonly<Record<string, number>> = { DependentsPicker: 10.8, PlanChoice: 7.55 };

/** The blocks, each with a class that only its own code has. */
export const blocks: Readonly<Record<string, string>> = {
  ConsentReceipt: "ek-accepted-statement",
  ConsentStatements: "ek-consents-open",
  CostPreview: "ek-cost-toggle",
  CostSharingEditor: "ek-sharing-counts",
  CoverageSelection: "ek-coverage-question",
  Deadline: "ek-deadline-text",
  DependentsPicker: "ek-person-status",
  Disclosures: "ek-disclosure-source",
  Participation: "ek-participation-sum",
  PlanChoice: "ek-compare-choose",
  PoliciesOverview: "ek-policies",
  PolicyCard: "ek-covered-person",
  QuoteLevels: "ek-level-who",
  QuoteSummary: "ek-quote-employees",
};

interface FlowBudget {
  /** Of pages without React. */
  readonly element: string;
  /** A status that only its own code has. */
  readonly marker: string;
  /** The button that the first step can be left by: once it is there, the step can be used. */
  readonly firstButton: string;
  /** Until the first step can be used. What a page to come fetches while the person reads begins later. */
  readonly firstStep: number;
  /** With every step and dialog. */
  readonly whole: number;
}

export const flows: Readonly<Record<string, FlowBudget>> = {
  EnrolmentFlow: {
    element: "enrolkit-enrolment",
    marker: "coverage_options_required",
    firstButton: "Start",
    firstStep: 35,
    whole: 68.7,
  },
  PolicyAmendmentFlow: {
    element: "enrolkit-amendment",
    marker: "initial_adjustment_period",
    firstButton: "Continue",
    firstStep: 35,
    whole: 64.3,
  },
  QuoteConsentFlow: {
    element: "enrolkit-quote",
    marker: "quote_available",
    firstButton: "Continue",
    firstStep: 35,
    whole: 65.9,
  },
};
