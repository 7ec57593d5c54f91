import type { Plan, PlanCoverageOption } from "@enrolkit/types";
import {
  costAddedByMember,
  costAddedByOption,
  type FamilyToShare,
  fromMinor,
  type MonthlyShare,
  toMinor,
} from "@enrolkit/rules";
import { type ChosenDependent, type CostPreviewInput, familiesOf } from "./preview-costs.ts";

/**
 * What each option adds to a month, by option id, with everything else as it is chosen: of policy scope, or of member
 * scope for one person. It is the same for equal cases, to the penny, and nothing is rounded twice.
 */
export function costsOfOptions(input: CostPreviewInput, personId?: string): Record<string, MonthlyShare> {
  return Object.assign(
    {},
    ...familiesOf(input).map(({ family, covered }) => {
      if (personId === undefined) return costsInFamily(family);
      const index = covered.findIndex(({ person }) => person.id === personId);
      return index < 0 ? {} : costsInFamily(family, index + 1);
    }),
  ) as Record<string, MonthlyShare>;
}

/** The same in one family: options for everyone, or those of the member at an index. */
export function costsInFamily(
  family: FamilyToShare & { readonly plan: Plan },
  member?: number,
): Record<string, MonthlyShare> {
  const scope = member === undefined ? "policy" : "member";
  const ids = family.plan.coverage_configurations
    .filter((coverage) => coverage.scope === scope)
    .flatMap(({ options }) => idsOf(options));
  return Object.fromEntries(ids.map((id) => [id, costAddedByOption(family, id, member)]));
}

function idsOf(options: readonly PlanCoverageOption[]): string[] {
  return options.flatMap(({ id, sub_options }) => [id, ...idsOf(sub_options ?? [])]);
}

/** What a person adds to a month in all policies together, with all others as they are chosen. */
export function costOfPerson(input: CostPreviewInput, dependent: ChosenDependent): MonthlyShare {
  const others = input.dependents.filter(({ person }) => person.id !== dependent.person.id);
  const families = familiesOf({ ...input, dependents: [...others, dependent] });
  const currency = families[0]?.plan.currency ?? "";
  return sumOfShares(
    families
      .filter(({ covered }) => covered.length > 0)
      .map(({ family, covered }) => costAddedByMember(family, covered.length)),
    currency,
  );
}

const nothing: MonthlyShare = { employee_contribution: 0, employer_contribution: 0, total: 0 };

function sumOfShares(shares: readonly MonthlyShare[], currency: string): MonthlyShare {
  const add = (a: number, b: number): number =>
    fromMinor(toMinor(a, currency) + toMinor(b, currency), currency);
  return shares.reduce(
    (sum, share) => ({
      employee_contribution: add(sum.employee_contribution, share.employee_contribution),
      employer_contribution: add(sum.employer_contribution, share.employer_contribution),
      total: add(sum.total, share.total),
    }),
    nothing,
  );
}
