/** The blocks, each with a class that only its own code holds. */
export const blocks: Readonly<Record<string, string>> = {
  ConsentReceipt: "ek-accepted-statement",
  ConsentStatements: "ek-consents-open",
  CostPreview: "ek-cost-toggle",
  CostSharingEditor: "ek-sharing-counts",
  CoverageSelection: "ek-coverage-question",
  Deadline: "ek-deadline-text",
  DependentsPicker: "ek-person-standing",
  Disclosures: "ek-disclosure-source",
  PlanChoice: "ek-plan-fact-name",
  QuoteLevels: "ek-level-who",
  QuoteSummary: "ek-quote-employees",
};

/** The flows, each with a class that only the other one holds. */
export const flows: Readonly<Record<string, string>> = {
  EnrolmentFlow: "ek-consents-open",
  QuoteConsentFlow: "ek-person-standing",
};
