/** The blocks, each with a class that only its own code holds. */
export const blocks: Readonly<Record<string, string>> = {
  CostPreview: "ek-cost-toggle",
  CoverageSelection: "ek-coverage-question",
  Deadline: "ek-deadline-text",
  DependentsPicker: "ek-person-standing",
  Disclosures: "ek-disclosure-source",
};
