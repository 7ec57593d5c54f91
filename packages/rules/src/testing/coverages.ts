import type {
  Facts,
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  SelectedOption,
} from "@enrolkit/types";
import * as fc from "fast-check";
import { unmetCriteria } from "../selections/criteria.ts";

interface Shape {
  least: number;
  below: Shape[];
}

const shape: fc.Memo<Shape> = fc.memo((depth) =>
  fc.record({
    least: fc.integer({ min: 0, max: 3 }),
    below: depth > 1 ? fc.array(shape(depth - 1), { maxLength: 3 }) : fc.constant([]),
  }),
);

function options(shapes: readonly Shape[], prefix: string): PlanCoverageOption[] {
  return shapes.map(({ least, below }, index) => ({
    id: `${prefix}${index}`,
    name: `Option ${prefix}${index}`,
    price: index + 0.5,
    eligibility_criteria: [
      { type: "employees_count", description: `${least} or more`, employees_count: { min: least } },
    ],
    sub_options: below.length > 0 ? options(below, `${prefix}${index}_`) : null,
  }));
}

/** Plans of up to three coverages, options nested up to three deep, some of them out of reach. */
export const configurations: fc.Arbitrary<PlanCoverage[]> = fc
  .array(
    fc.record({
      scope: fc.constantFrom("policy" as const, "member" as const),
      input_type: fc.constantFrom("single_select" as const, "multi_select" as const),
      required: fc.boolean(),
      min_selections: fc.option(fc.integer({ min: 0, max: 2 })),
      max_selections: fc.option(fc.integer({ min: 1, max: 3 })),
      shapes: fc.array(shape(3), { minLength: 1, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((coverages) =>
    coverages.map(({ shapes, ...rest }, index) => ({
      ...rest,
      id: `pc_${index}`,
      name: `Coverage ${index}`,
      options: options(shapes, `pco_${index}_`),
    })),
  );

export const facts: fc.Arbitrary<Facts> = fc.record({
  employees_count: fc.integer({ min: 0, max: 4 }),
  members_count: fc.integer({ min: 1, max: 9 }),
  industry: fc.constant(null),
});

/** Choices for a plan: half of them by its rules, the others with strangers, doubles and misplaced options. */
export function selectionsOf(
  plan: readonly PlanCoverage[],
  facts: Facts,
): fc.Arbitrary<PlanCoverageOptionSelection[]> {
  return fc.oneof(goodSelectionsOf(plan, facts), wildSelectionsOf(plan));
}

/** As many within reach as the rules of each coverage want, in every list, as far as there are so many. */
function goodSelectionsOf(
  plan: readonly PlanCoverage[],
  facts: Facts,
): fc.Arbitrary<PlanCoverageOptionSelection[]> {
  const from = (
    coverage: PlanCoverage,
    list: readonly PlanCoverageOption[],
  ): fc.Arbitrary<SelectedOption[]> => {
    const reachable = list.filter((option) => unmetCriteria(option, facts).length === 0);
    const single = coverage.input_type === "single_select";
    const most = Math.min(reachable.length, single ? 1 : (coverage.max_selections ?? reachable.length));
    const least = Math.min(most, single ? 1 : Math.max(1, coverage.min_selections ?? 1));
    const some = fc
      .subarray(reachable, { minLength: least, maxLength: most })
      .chain((chosen) =>
        fc.tuple(
          ...chosen.map(({ id, sub_options }) =>
            from(coverage, sub_options ?? []).map((below) => ({ option_id: id, sub_options: below })),
          ),
        ),
      );
    return coverage.required ? some : fc.oneof(some, fc.constant<SelectedOption[]>([]));
  };
  return fc.tuple(
    ...plan
      .filter(({ scope }) => scope === "policy")
      .map((coverage) =>
        from(coverage, coverage.options).map((options) => ({ configuration_id: coverage.id, options })),
      ),
  );
}

function wildSelectionsOf(plan: readonly PlanCoverage[]): fc.Arbitrary<PlanCoverageOptionSelection[]> {
  const all = plan.flatMap(({ options: top }) => everyId(top));
  const from = (list: readonly PlanCoverageOption[]): fc.Arbitrary<SelectedOption[]> =>
    fc.array(
      fc.oneof(
        { weight: 9, arbitrary: list.length > 0 ? fc.constantFrom(...list).chain(choose) : stranger(all) },
        { weight: 1, arbitrary: stranger(all) },
      ),
      { maxLength: list.length > 0 ? 3 : 1 },
    );
  const choose = (option: PlanCoverageOption): fc.Arbitrary<SelectedOption> =>
    (option.sub_options
      ? from(option.sub_options)
      : fc.constantFrom<SelectedOption[] | null | undefined>(null, undefined, [])
    ).map((below) => ({
      option_id: option.id,
      sub_options: below,
    }));
  const entry = fc
    .constantFrom(...plan)
    .chain((coverage) =>
      from(coverage.options).map((chosen) => ({ configuration_id: coverage.id, options: chosen })),
    );
  return fc.array(entry, { maxLength: 4 });
}

function stranger(ids: readonly string[]): fc.Arbitrary<SelectedOption> {
  return fc.constantFrom("pco_none", ...ids).map((option_id) => ({ option_id }));
}

function everyId(list: readonly PlanCoverageOption[]): string[] {
  return list.flatMap(({ id, sub_options }) => [id, ...everyId(sub_options ?? [])]);
}
