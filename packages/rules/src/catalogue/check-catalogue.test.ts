import type { Catalogue, Plan } from "@enrolkit/types";
import { describe, expect, it } from "vitest";
import { catalogueOfCases } from "../testing/catalogue.ts";
import { checkCatalogue } from "./check-catalogue.ts";

const life = 5;
const tiers = 2;

/** The paths of the errors after a change to one plan of a valid catalogue. */
function errorPaths(index: number, change: (plan: Plan, catalogue: Catalogue) => void): string[] {
  const catalogue = catalogueOfCases();
  change(catalogue.plans[index]!, catalogue);
  return Object.keys(checkCatalogue(catalogue)).map((path) => path.replace(`$.plans[${index}]`, "plan"));
}

it("finds nothing in the catalogue of the cases", () => {
  expect(checkCatalogue(catalogueOfCases())).toEqual({});
});

describe("an import rejects", () => {
  it("ids that are used twice, and unknown providers", () => {
    expect(errorPaths(1, (plan, { plans }) => (plan.id = plans[0]!.id))).toEqual(["plan.id"]);
    expect(errorPaths(1, (plan) => (plan.provider_id = "pr_none"))).toEqual(["plan.provider_id"]);
    expect(
      errorPaths(0, ({ coverage_configurations: [core, network] }) => {
        network!.options[0]!.id = core!.options[0]!.sub_options![0]!.id;
      }),
    ).toEqual(["plan.coverage_configurations[1].options[0].id"]);
  });

  it("minimums that cannot be met, at any depth", () => {
    expect(errorPaths(0, ({ coverage_configurations: all }) => (all[6]!.min_selections = 6))).toEqual([
      "plan.coverage_configurations[6].min_selections",
      "plan.coverage_configurations[6].options",
      "plan.coverage_configurations[6].options[4].sub_options",
    ]);
    expect(
      errorPaths(0, ({ coverage_configurations: all }) => all[6]!.options[4]!.sub_options!.splice(1)),
    ).toEqual(["plan.coverage_configurations[6].options[4].sub_options"]);
    expect(
      errorPaths(0, ({ coverage_configurations: all }) => {
        const criterion = all[0]!.options[0]!.sub_options![2]!.eligibility_criteria![0]!;
        criterion.employees_count = { min: 9, max: 3 };
      }),
    ).toEqual(["plan.coverage_configurations[0].options[0].sub_options[2].eligibility_criteria[0]"]);
    expect(errorPaths(5, ({ coverage_configurations: all }) => (all[0]!.options = []))).toEqual([
      "plan.coverage_configurations[0].options",
    ]);
  });

  it("another currency, and amounts finer than it", () => {
    expect(errorPaths(0, (plan) => (plan.pricing.per_member!.currency = "eur"))).toEqual([
      "plan.pricing.per_member.currency",
    ]);
    expect(errorPaths(0, (plan) => (plan.coverage_configurations[0]!.options[0]!.price = 1.005))).toEqual([
      "plan.coverage_configurations[0].options[0].price",
    ]);
    expect(errorPaths(0, (plan) => (plan.coverage_configurations[0]!.options[0]!.excess = 99.999))).toEqual([
      "plan.coverage_configurations[0].options[0].excess",
    ]);
    expect(errorPaths(3, (plan) => (plan.pricing.tier_based!.tiers[1]!.monthly_premium = 0.5))).toEqual([
      "plan.pricing.tier_based.tiers[1].monthly_premium",
    ]);
    expect(errorPaths(1, (plan) => (plan.tax_relief!.annual_premium_cap.child = -1))).toEqual([
      "plan.tax_relief.annual_premium_cap.child",
    ]);
  });

  it("ages and families without a price", () => {
    expect(errorPaths(0, (plan) => (plan.pricing_bands![0]!.max_age = 15))).toEqual(["plan.pricing_bands"]);
    expect(errorPaths(0, (plan) => (plan.pricing_bands![2]!.max_age = 90))).toEqual(["plan.pricing_bands"]);
    expect(errorPaths(0, (plan) => (plan.pricing_bands![1]!.min_age = 10))).toEqual([
      "plan.pricing_bands[1].min_age",
    ]);
    expect(errorPaths(0, (plan) => (plan.pricing_bands = null))).toEqual(["plan.pricing_bands"]);
    expect(errorPaths(0, (plan) => plan.pricing.per_member!.member_type_pricing.splice(1, 1))).toEqual([
      "plan.pricing.per_member.member_type_pricing",
    ]);
    expect(errorPaths(tiers, (plan) => plan.pricing.tier_based!.tiers.pop())).toEqual([
      "plan.pricing.tier_based.tiers",
    ]);
    expect(errorPaths(1, (plan) => delete plan.tax_relief!.annual_premium_cap.child)).toEqual([
      "plan.tax_relief.annual_premium_cap",
    ]);
  });

  it("rules that contradict each other", () => {
    expect(errorPaths(0, (plan) => (plan.dependents_cover = "none"))).toEqual(["plan.dependents_cover"]);
    expect(errorPaths(life, (plan) => (plan.dependents_cover = "optional"))).toEqual([
      "plan.dependents_cover",
    ]);
    for (const asked of ["optional", "required"] as const) {
      expect(errorPaths(0, (plan) => (plan.beneficiaries = asked))).toEqual(["plan.beneficiaries"]);
      expect(errorPaths(life, (plan) => (plan.beneficiaries = asked))).toEqual([]);
    }
    expect(errorPaths(0, (plan) => (plan.employee_eligibility.min_age = 80))).toEqual([
      "plan.employee_eligibility",
    ]);
    expect(errorPaths(0, (plan) => (plan.dependent_eligibility.child!.student_max_age = 10))).toEqual([
      "plan.dependent_eligibility.child.student_max_age",
    ]);
    expect(errorPaths(0, (plan) => (plan.supported_cost_sharing_types = []))).toEqual([
      "plan.supported_cost_sharing_types",
    ]);
    expect(errorPaths(0, (plan) => (plan.tax.rate_percent = -1))).toEqual(["plan.tax.rate_percent"]);
  });

  it("texts whose placeholders and links do not fit", () => {
    const at = catalogueOfCases().plans[0]!.consent_statements.findIndex(({ links }) => links.length > 0);
    expect(errorPaths(0, (plan) => (plan.consent_statements[at]!.text += " {nowhere"))).toEqual([
      `plan.consent_statements[${at}].text`,
    ]);
    expect(errorPaths(0, (plan) => (plan.consent_statements[at]!.links = []))).toEqual([
      `plan.consent_statements[${at}].text`,
    ]);
  });

  it("a glossary that explains a term twice", () => {
    const term = (text: string) => ({ term: text, explanation: "What you pay yourself." });
    expect(errorPaths(0, (plan) => (plan.glossary = [term("Excess"), term("Network")]))).toEqual([]);
    expect(errorPaths(0, (plan) => (plan.glossary = [term("Excess"), term(" excess")]))).toEqual([
      "plan.glossary[1].term",
    ]);
  });

  it("texts and links with half a character, which no receipt could be hashed over", () => {
    const at = catalogueOfCases().plans[0]!.consent_statements.findIndex(({ links }) => links.length > 0);
    expect(errorPaths(0, (plan) => (plan.consent_statements[at]!.text += "\ud800"))).toHaveLength(1);
    expect(
      errorPaths(0, (plan) => (plan.consent_statements[at]!.links[0]!.version += "\udc00")),
    ).toHaveLength(1);
    expect(errorPaths(0, (plan) => (plan.consent_statements[at]!.text += "\n\u{1f600}"))).toEqual([]);
  });
});
