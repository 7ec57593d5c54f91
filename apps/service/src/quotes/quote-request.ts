import type { BenefitType, GroupQuoteIntentInput, Plan } from "@enrolkit/contract";
import {
  checkCostSharing,
  checkSelections,
  type FieldSentences,
  membersCountToJudge,
  selectionFieldErrors,
} from "@enrolkit/rules";
import type { CommandContext } from "../context.ts";
import { invalidRequest } from "../problem/problem.ts";
import { countActiveEmployees } from "../store/stored-counts.ts";
import type { EmployerRow, GroupQuoteIntentRow, GroupRow } from "../store/rows.ts";
import { countPricedEmployees, type QuoteLevel } from "./price-quote.ts";

/** A level as it was asked for, and where in the body. */
export interface RequestedLevel extends QuoteLevel {
  /** JSON path of the object that holds its fields. */
  path: string;
}

/** What a quote is asked for, in one shape for both shapes of the body. */
export interface QuoteRequest {
  type: GroupQuoteIntentRow["type"];
  /** Null in the single shape: the plan's. */
  benefit_type: BenefitType | null;
  ref: string | null;
  levels: RequestedLevel[];
  expected_start_date: string | null;
}

type Errors = FieldSentences;

/**
 * Reads either shape of the body: one group and plan, or one item with several levels (specification, "Group quote
 * intents"). Throws the 400 that names every key which is missing or does not go with the others.
 */
export function readQuoteRequest(body: GroupQuoteIntentInput): QuoteRequest {
  const errors: Errors = {};
  const { items, expected_start_date = null } = body;
  const asked = items == null ? singleLevel(body, errors) : severalLevels(body, items, errors);
  if (Object.keys(errors).length > 0 || asked === undefined) {
    throw invalidRequest(errors, "A quote cannot be asked for in this shape.");
  }
  return { ...asked, expected_start_date };
}

type Asked = Omit<QuoteRequest, "expected_start_date">;

function singleLevel(body: GroupQuoteIntentInput, errors: Errors): Asked | undefined {
  const { group_id, plan_id, cost_sharing, coverage_selections = null } = body;
  for (const [key, missing] of Object.entries({
    group_id: 'is required unless "items" is given: the group to be insured',
    plan_id: 'is required unless "items" is given: the plan that it is to have',
    cost_sharing: 'is required unless "items" is given: how the employer shares the cost',
  })) {
    if (body[key as keyof typeof body] == null) errors[`$.${key}`] = [missing];
  }
  if (group_id == null || plan_id == null || cost_sharing === undefined) return undefined;
  const level = { group_id, plan_id, cost_sharing, coverage_selections, path: "$" };
  return { type: "single", benefit_type: null, ref: null, levels: [level] };
}

function severalLevels(
  body: GroupQuoteIntentInput,
  items: NonNullable<GroupQuoteIntentInput["items"]>,
  errors: Errors,
): Asked | undefined {
  for (const key of ["group_id", "plan_id", "cost_sharing", "coverage_selections"] as const) {
    if (body[key] != null)
      errors[`$.${key}`] = ['must be left out where "items" is given; each level has its own'];
  }
  if (items.length !== 1) errors["$.items"] = ["must hold exactly one item: a quote is for one benefit"];
  for (const [index, { levels }] of items.entries()) {
    const path = `$.items[${index}].levels`;
    if (levels.length === 0) errors[path] = ["must hold at least one level, each a group and its plan"];
    for (const [position, { group_id }] of levels.entries()) {
      if (levels.findIndex((level) => level.group_id === group_id) < position)
        errors[`${path}[${position}].group_id`] = ["is in a level above already: a group has one level"];
    }
  }
  const [item] = items;
  if (item === undefined) return undefined;
  const levels = item.levels.map(
    (level, index): RequestedLevel => ({
      group_id: level.group_id,
      plan_id: level.plan_id,
      cost_sharing: level.cost_sharing,
      coverage_selections: level.coverage_selections ?? null,
      path: `$.items[0].levels[${index}]`,
    }),
  );
  return { type: "multi_level", benefit_type: item.benefit_type, ref: item.ref ?? null, levels };
}

/** A requested level with the group and plan that it names. */
export interface FoundLevel extends RequestedLevel {
  group: GroupRow;
  plan: Plan;
}

/** Everything that is wrong with the levels of a request, each at its path (decisions §5 and §6). */
export async function levelIssues(
  context: CommandContext,
  employer: EmployerRow,
  { benefit_type }: QuoteRequest,
  levels: readonly FoundLevel[],
  startsOn: string,
): Promise<Errors> {
  const errors: Errors = {};
  const [first] = levels;
  if (first === undefined) return errors;
  const employees_count = await countActiveEmployees(context.all, employer.id);
  for (const level of levels) {
    const { path, group, plan, cost_sharing } = level;
    if (!isOfSameHolder(group, first.group))
      errors[`${path}.group_id`] = [
        "belongs to another employer or customer than the group of the first level",
      ];
    const { supported_countries } = await context.all.providers.get(plan.provider_id);
    const misfit =
      planMisfit(plan, first.plan, benefit_type) ??
      (supported_countries.includes(employer.country)
        ? null
        : "is a plan of an insurer that does not insure in the country of the employer");
    if (misfit !== null) errors[`${path}.plan_id`] = [misfit];
    const terms = { currency: plan.currency, supported: plan.supported_cost_sharing_types };
    Object.assign(errors, checkCostSharing(cost_sharing, { ...terms, path: `${path}.cost_sharing` }));
    const most = membersCountToJudge(plan.coverage_configurations);
    const members_count = await countPricedEmployees(context, group.id, plan, startsOn, most);
    const issues = checkSelections({
      configurations: plan.coverage_configurations,
      scope: "group_policy",
      facts: { employees_count, members_count, industry: employer.industry },
      selections: level.coverage_selections ?? [],
      path: `${path}.coverage_selections`,
    });
    Object.assign(errors, selectionFieldErrors(issues));
  }
  return errors;
}

function isOfSameHolder(group: GroupRow, first: GroupRow): boolean {
  return group.employer_id === first.employer_id && group.external_customer_id === first.external_customer_id;
}

function planMisfit(plan: Plan, first: Plan, benefitType: QuoteRequest["benefit_type"]): string | null {
  if (benefitType !== null && plan.benefit_type !== benefitType)
    return "is a plan of another benefit than the item's benefit_type";
  if (plan.currency !== first.currency)
    return "is in another currency than the plan of the first level; a quote has one currency";
  return null;
}
