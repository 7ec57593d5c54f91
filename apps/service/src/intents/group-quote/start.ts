import { addMonths, groupQuoteWorkflow } from "@enrolkit/rules";
import { type CommandContext, timestamp } from "../../context.ts";
import { locationOfEmployer, todayAt } from "../../location.ts";
import { invalidRequest } from "../../problem/problem.ts";
import { firstDayOfCover } from "../../quotes/price-quote.ts";
import { type FoundLevel, levelIssues, type QuoteRequest } from "../../quotes/quote-request.ts";
import type { GroupQuoteIntentRow } from "../../store/rows.ts";
import { startIntent } from "../engine.ts";
import { groupQuoteIntent, loadGroupQuote } from "./group-quote-intent.ts";

/** How far ahead a start may be asked for: catalogues do not last longer, and years have four digits. */
const monthsAhead = 120;

/**
 * Asks for a quote. The employer is locked by the caller. Throws the 400 that names every issue of the levels, and a
 * start that has passed where the employer is, or is too far ahead.
 */
export async function startQuote(
  context: CommandContext,
  request: QuoteRequest,
  levels: readonly [FoundLevel, ...FoundLevel[]],
): Promise<GroupQuoteIntentRow> {
  const { type, ref, expected_start_date } = request;
  const [{ group, plan }] = levels;
  const employer = await context.all.employers.get(group.employer_id);
  const today = todayAt(locationOfEmployer(employer), context.now);
  const startsOn = firstDayOfCover(expected_start_date, today);
  const errors = await levelIssues(context, employer, request, levels, startsOn);
  if (expected_start_date !== null && expected_start_date < today)
    errors["$.expected_start_date"] = ["must not be in the past; leave it out for the first of next month"];
  if (expected_start_date !== null && expected_start_date > addMonths(today, monthsAhead))
    errors["$.expected_start_date"] = ["must be within the next ten years"];
  if (Object.keys(errors).length > 0)
    throw invalidRequest(errors, "A quote cannot be asked for as it is sent.");

  const now = timestamp(context);
  const row: GroupQuoteIntentRow = {
    id: context.services.newId("gqi"),
    employer_id: group.employer_id,
    external_customer_id: group.external_customer_id,
    status: groupQuoteWorkflow.initial,
    type,
    items: [{ benefit_type: request.benefit_type ?? plan.benefit_type, ref, levels: levels.map(asSent) }],
    expected_start_date,
    due_by: null,
    quote: null,
    pricing: null,
    group_policy_intent_id: null,
    created_at: now,
    updated_at: now,
  };
  return startIntent(context, groupQuoteIntent, await loadGroupQuote(context, row));
}

function asSent({ group_id, plan_id, cost_sharing, coverage_selections }: FoundLevel) {
  return { group_id, plan_id, cost_sharing, coverage_selections };
}
