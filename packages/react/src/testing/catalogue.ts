import type { Plan, PlanCoverageOptionSelection, Provider } from "@enrolkit/types";
import file from "../../../rules/cases/catalogue.json" with { type: "json" };

/** The catalogue of the case files. */
export const catalogue = file as unknown as { providers: Provider[]; plans: Plan[] };

export function planNamed(name: string): Plan {
  const plan = catalogue.plans.find((candidate) => candidate.name.startsWith(name));
  if (plan === undefined) throw new Error(`The catalogue has no plan "${name}".`);
  return plan;
}

export const healthPlan = planNamed("Anchor Modular Health");
export const lifePlan = planNamed("Anchor Life Promise");

/** Chooses options by name, such as `choose(plan, { "Room type": ["Private room"] })`; nested ones below their parent. */
export function choose(
  plan: Plan,
  names: Readonly<Record<string, readonly string[]>>,
): PlanCoverageOptionSelection[] {
  return Object.entries(names).map(([name, options]) => {
    const coverage = plan.coverage_configurations.find((candidate) => candidate.name === name);
    if (coverage === undefined) throw new Error(`The plan has no coverage "${name}".`);
    const pick = (
      from: typeof coverage.options,
    ): { option_id: string; sub_options?: { option_id: string }[] }[] =>
      from
        .filter((option) => options.includes(option.name))
        .map(({ id, sub_options }) => {
          const below = pick(sub_options ?? []);
          return below.length > 0 ? { option_id: id, sub_options: below } : { option_id: id };
        });
    return { configuration_id: coverage.id, options: pick(coverage.options) };
  });
}

/** What the employer of the fake service chose for its group. */
export const groupSelections: Readonly<Record<string, PlanCoverageOptionSelection[]>> = {
  [healthPlan.id]: choose(healthPlan, {
    "Core cover": ["Treatment and diagnostics", "Standard out-patient"],
    "Hospital network": ["National network"],
  }),
  [lifePlan.id]: choose(lifePlan, { Benefit: ["Two times salary"] }),
};

/** A sound choice of policy scope for both plans. */
export const soundSelections = choose(healthPlan, {
  "Excess for each person": ["£250"],
  "Cancer cover": ["Alongside the public service"],
  "Wellbeing choices": ["Eye test", "Gym contribution"],
});
