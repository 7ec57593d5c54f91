import type {
  CoverageScope,
  Disclosure,
  Facts,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  PlanDocument,
} from "@enrolkit/types";
import { fromMinor, leastSelections, priceOfSelections, toMinor } from "@enrolkit/rules";
import type { PlanToCompare } from "./plan-to-compare.ts";
import { premiumAlone } from "./premium-alone.ts";

/** What a plan says in a row; null where it does not have it. */
export type Cell =
  /** With the least that has to be chosen for the group; `from` where there is something to choose. */
  | {
      readonly kind: "alone";
      readonly amount: number | null;
      readonly from: boolean;
      readonly currency: string;
    }
  | { readonly kind: "tax"; readonly name: string; readonly rate: number }
  /** An option, for which a price is asked; null where it is included. */
  | {
      readonly kind: "option";
      readonly price: number | null;
      readonly from: boolean;
      readonly currency: string;
    }
  /** How many options there are, the least that has to be paid for them, and the dearest; null where all are included. */
  | {
      readonly kind: "options";
      readonly count: number;
      readonly least: number;
      readonly dearest: number | null;
      readonly currency: string;
    }
  | { readonly kind: "member"; readonly maxAge: number | null }
  | { readonly kind: "texts"; readonly texts: readonly Disclosure[] }
  | { readonly kind: "documents"; readonly documents: readonly PlanDocument[] };

export interface Row {
  readonly id: string;
  /** The plan's own words; null where the row is one of ours. */
  readonly name: string | null;
  /** In the order of the plans. */
  readonly cells: readonly (Cell | null)[];
  /** Whether some plans differ in it. */
  readonly differs: boolean;
}

/** Rows under one heading: the name of a coverage, else one of ours. */
export interface RowGroup {
  readonly id: "price" | "members" | "conditions" | "documents" | CoverageScope;
  readonly name: string | null;
  /** All its rows in one; null where they are few. */
  readonly summary: Row | null;
  readonly rows: readonly Row[];
}

/**
 * What plans have, grouped by what is covered in the words of the catalogue: coverages and options of the same name are
 * one row. What is worded or priced differently differs.
 */
export function rowGroupsOf(plans: readonly PlanToCompare[], facts: Facts = noFacts): RowGroup[] {
  const row = (id: string, name: string | null, cellOf: (plan: PlanToCompare) => Cell | null): Row => {
    const cells = plans.map(cellOf);
    return { id, name, cells, differs: new Set(cells.map((cell) => JSON.stringify(cell))).size > 1 };
  };
  const groups: RowGroup[] = [
    {
      id: "price",
      name: null,
      summary: null,
      rows: [
        row("alone", null, (plan) => {
          const { currency, coverage_configurations } = plan;
          const premium = premiumAlone(plan);
          const least = leastForGroup(plan, facts);
          const added = priceOfSelections(coverage_configurations, least, currency);
          return {
            kind: "alone",
            amount: premium === null ? null : fromMinor(toMinor(premium, currency) + added, currency),
            from: least.length > 0,
            currency,
          };
        }),
        row("tax", null, ({ tax }) => ({
          kind: "tax",
          name: tax.rate_percent === 0 ? "" : tax.name,
          rate: tax.rate_percent,
        })),
      ],
    },
    ...coverageGroups(plans, facts, row),
    {
      id: "members",
      name: null,
      summary: null,
      rows: [
        row("partner", null, (plan) => memberCell(plan, "partner")),
        row("children", null, (plan) => memberCell(plan, "child")),
      ],
    },
    {
      id: "conditions",
      name: null,
      summary: null,
      rows: [
        row("conditions", null, ({ disclosures = [] }) => {
          const texts = disclosures.filter(({ type }) => type === "pre_existing_conditions");
          return texts.length > 0 ? { kind: "texts", texts } : null;
        }),
      ],
    },
    {
      id: "documents",
      name: null,
      summary: null,
      rows: [row("documents", null, ({ documents }) => ({ kind: "documents", documents }))],
    },
  ];
  return groups
    .map((group) => ({
      ...group,
      rows: group.rows.filter(({ cells }) => cells.some((cell) => cell !== null)),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** What is known where no group is given. */
const noFacts: Facts = { employees_count: 0, members_count: 0, industry: null };

/** The cheapest choices for the group that a plan leaves open to no one. */
export function leastForGroup(
  { coverage_configurations }: Pick<PlanToCompare, "coverage_configurations">,
  facts: Facts = noFacts,
): PlanCoverageOptionSelection[] {
  return leastSelections(coverage_configurations, "group_policy", facts);
}

function coverageGroups(
  plans: readonly PlanToCompare[],
  facts: Facts,
  row: (id: string, name: string, cellOf: (plan: PlanToCompare) => Cell | null) => Row,
): RowGroup[] {
  const scopes = ["group_policy", "policy", "member"] as const;
  return scopes.flatMap((scope) => {
    const coverages = plans.map((plan) =>
      plan.coverage_configurations
        .filter((coverage) => coverage.scope === scope)
        .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0)),
    );
    const names = [...new Set(coverages.flat().map(({ name }) => name))];
    return names.map((name): RowGroup => {
      const named = coverages.map((all) => all.filter((coverage) => coverage.name === name).slice(0, 1));
      const offered = named.map(([coverage]) => coverage?.options ?? []);
      const options = offered.map((some) => flat(some));
      const paths = [...new Set(options.flat().map(({ path }) => path))];
      return {
        id: scope,
        name,
        summary: row(name, name, (plan) => {
          const some = offered[plans.indexOf(plan)] ?? [];
          const dearest = Math.max(0, ...some.map((option) => priceOf(option) ?? 0));
          if (some.length === 0) return null;
          const { currency } = plan;
          const its = named[plans.indexOf(plan)] ?? [];
          const least = priceOfSelections(its, leastSelections(its, scope, facts), currency);
          return {
            kind: "options",
            count: some.length,
            least: fromMinor(least, currency),
            dearest: dearest || null,
            currency,
          };
        }),
        rows: paths.map((path) =>
          row(`${name} ${path}`, path, (plan) => {
            const found = options[plans.indexOf(plan)]?.find((option) => option.path === path);
            if (found === undefined) return null;
            const { option } = found;
            return {
              kind: "option",
              price: priceOf(option),
              from: (option.price ?? null) === null,
              currency: plan.currency,
            };
          }),
        ),
      };
    });
  });
}

function priceOf({ price = null, from_price = null }: PlanCoverageOption): number | null {
  return price ?? from_price;
}

/** Options and those below them, each by its own name after its parents'. */
function flat(
  options: readonly PlanCoverageOption[],
  parents = "",
): { path: string; option: PlanCoverageOption }[] {
  return options.flatMap((option) => [
    { path: `${parents}${option.name}`, option },
    ...flat(option.sub_options ?? [], `${parents}${option.name}: `),
  ]);
}

function memberCell(
  { dependents_cover, dependent_eligibility }: PlanToCompare,
  who: "partner" | "child",
): Cell | null {
  const rule = dependent_eligibility[who];
  return dependents_cover === "none" || rule === null
    ? null
    : { kind: "member", maxAge: rule.max_age ?? null };
}
