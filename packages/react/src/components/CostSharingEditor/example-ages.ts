import type { Plan } from "@enrolkit/types";

/** The ages of the examples, where the plan takes them. */
const adultAge = 40;
const childAges = [8, 5];

export interface ExampleAges {
  readonly adult: number;
  readonly partner: readonly number[];
  readonly children: readonly number[];
}

/** How old partner and children are in the examples; none where the plan does not cover them. */
export function agesOf(plan: Pick<Plan, "dependents_cover" | "dependent_eligibility">): ExampleAges {
  const { partner, child } = plan.dependent_eligibility;
  const none = plan.dependents_cover === "none";
  const oldest = (age: number, most: number | null): number => Math.min(age, most ?? age);
  return {
    adult: adultAge,
    partner:
      none || partner === null ? [] : [oldest(Math.max(adultAge, partner.min_age ?? 0), partner.max_age)],
    children: none || child === null ? [] : childAges.map((age) => oldest(age, child.max_age)),
  };
}

export type ExampleFamily = "alone" | "couple" | "family";

/** The families of the examples: those that the plan covers. */
export function familiesOf({ partner, children }: ExampleAges): ExampleFamily[] {
  if (partner.length === 0) return ["alone"];
  return children.length === 0 ? ["alone", "couple"] : ["alone", "couple", "family"];
}
