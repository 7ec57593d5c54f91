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
  PlanChoice: "ek-plan-fact-name",
  QuoteLevels: "ek-level-who",
  QuoteSummary: "ek-quote-employees",
};

/** The flows: a state that only the code of one has, and what may load at once, in kilobytes. */
export const flows: Readonly<Record<string, { marker: string; budget: number }>> = {
  EnrolmentFlow: { marker: "coverage_options_required", budget: 35 },
  PolicyAmendmentFlow: { marker: "initial_adjustment_period", budget: 30 },
  QuoteConsentFlow: { marker: "quote_available", budget: 35 },
};
