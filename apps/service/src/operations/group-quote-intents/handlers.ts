import {
  createGroupQuoteIntent,
  listGroupQuoteIntentRequirements,
  listGroupQuoteIntents,
  listQuotedEmployees,
  rejectGroupQuoteIntent,
  retrieveGroupQuoteIntent,
  retrieveQuote,
} from "@enrolkit/contract";
import { sentence } from "@enrolkit/rules";
import { groupQuoteIntent } from "../../intents/group-quote/group-quote-intent.ts";
import { startQuote } from "../../intents/group-quote/start.ts";
import { invalidState } from "../../problem/problem.ts";
import { type FoundLevel, readQuoteRequest } from "../../quotes/quote-request.ts";
import { handle } from "../handle.ts";
import { namedFilters, presentPage } from "../lists.ts";
import { presentRequirement } from "../requirements/present.ts";
import type { GroupQuoteIntentRow, QuoteRow } from "../../store/rows.ts";
import { presentGroupQuoteIntent, presentQuote, presentQuotedEmployees } from "./present.ts";

export const create = handle(createGroupQuoteIntent, async (context, { body }) => {
  const request = readQuoteRequest(body);
  const levels: FoundLevel[] = [];
  for (const level of request.levels) {
    const group = await context.visible.groups.get(level.group_id);
    levels.push({ ...level, group, plan: await context.visible.plans.get(level.plan_id) });
  }
  const [first, ...others] = levels;
  if (first === undefined) throw new Error("A request that was read has at least one level.");
  await context.all.employers.lock(first.group.employer_id);
  return presentGroupQuoteIntent(context, await startQuote(context, request, [first, ...others]));
});

export const retrieve = handle(retrieveGroupQuoteIntent, async (context, { params }) =>
  presentGroupQuoteIntent(context, await context.visible.groupQuoteIntents.get(params.group_quote_intent_id)),
);

export const list = handle(listGroupQuoteIntents, async (context, { query }) => {
  const { employer_id, status, ...request } = query;
  if (employer_id !== undefined) await context.visible.employers.get(employer_id);
  const where = namedFilters({ employer_id, status });
  const page = await context.visible.groupQuoteIntents.page(where, request);
  return presentPage(page, (row) => presentGroupQuoteIntent(context, row));
});

export const quote = handle(retrieveQuote, async (context, { params }) => {
  const intent = await context.visible.groupQuoteIntents.get(params.group_quote_intent_id);
  return presentQuote(context, quoteOf(intent));
});

export const listEmployees = handle(listQuotedEmployees, async (context, { params, query }) => {
  const { group_id, ...request } = query;
  const intent = await context.visible.groupQuoteIntents.get(params.group_quote_intent_id);
  if (group_id !== undefined) await context.visible.groups.get(group_id);
  const { quote_intent_id } = quoteOf(intent);
  const where = { quote_intent_id, ...namedFilters({ group_id }) };
  const page = await context.all.quotedEmployees.page(where, request);
  return { ...page, items: await presentQuotedEmployees(context, page.items) };
});

/** Returns the quote; throws `invalid_state` where there is none to see. */
function quoteOf({ status, quote }: GroupQuoteIntentRow): QuoteRow {
  if (status === "quote_available" && quote !== null) return quote;
  throw invalidState(
    sentence(
      'There is no quote to see while the status is "{{status}}". Retrieve the intent to see what it waits for.',
      { status },
    ),
    { current_status: status, allowed_statuses: ["quote_available"] },
  );
}

export const listRequirements = handle(
  listGroupQuoteIntentRequirements,
  async (context, { params, query }) => {
    const intent = await context.visible.groupQuoteIntents.get(params.group_quote_intent_id);
    const page = await context.visible.requirements.page({ intent_id: intent.id }, query);
    return presentPage(page, (row) => presentRequirement(context, row));
  },
);

export const reject = handle(rejectGroupQuoteIntent, async (context, { params }) => {
  const intent = await context.intents.apply(groupQuoteIntent, params.group_quote_intent_id, "reject");
  return presentGroupQuoteIntent(context, intent);
});
