import {
  type GroupQuoteFacts,
  type GroupQuoteTrigger,
  groupQuoteWorkflow,
  type UserLocation,
} from "@enrolkit/rules";
import type { CommandContext } from "../../context.ts";
import { locationOfEmployer, todayAt } from "../../location.ts";
import { firstDayOfCover, levelsOf } from "../../quotes/price-quote.ts";
import type { DescriptorWithRequirements } from "../../requirements/handlers.ts";
import { openInOrder, openRequirement } from "../../requirements/open.ts";
import type { GroupQuoteIntentRow, GroupRow, RequirementRow } from "../../store/rows.ts";
import { daysToAct } from "../engine.ts";
import { discardPrices, priceOffer } from "./price.ts";

/** A group quote intent with what its rules look at. */
export interface GroupQuoteContext {
  intent: GroupQuoteIntentRow;
  /** Where the employer is. */
  location: UserLocation;
  groups: GroupRow[];
  /** The first day of cover, as seen today. */
  starts_on: string;
}

export interface GroupQuoteTypes {
  context: GroupQuoteContext;
  trigger: GroupQuoteTrigger;
  facts: GroupQuoteFacts;
}

/** What an insurer asks for the cover of groups (decisions §5). */
export const groupQuoteIntent: DescriptorWithRequirements<GroupQuoteTypes> = {
  name: "group_quote_intent",
  workflow: groupQuoteWorkflow,
  table: ({ groupQuoteIntents }) => groupQuoteIntents,
  lock: ({ all }, { employer_id }) => all.employers.lock(employer_id),
  load: loadGroupQuote,
  facts: ({ intent: { group_policy_intent_id } }) => ({ group_policy_intent_id }),

  deadline: {
    trigger: "deadline",
    days: daysToAct,
    of: lastDayToAct,
    write: (due_by) => ({ due_by }),
    passed: "The time to do this is over. Ask for a new quote.",
  },

  triggers: {},

  dueWork: {
    "group_quote.evaluate": {
      in: ["processing"],
      at: ({ now }) => now,
      async fires(context, quote) {
        const open = await openQuoteRequirements(context, quote);
        return { trigger: open.length > 0 ? "require_action" : "request" };
      },
    },
    "group_quote.deadline": { fires: "deadline" },
    // The insurer's decision counts for all levels.
    "group_quote.answer": {
      in: ["awaiting_quote"],
      at: ({ services, now }, { groups }) => services.insurer.quotesAt({ groups }, now),
      async fires(context, quote) {
        const offered = context.services.insurer.quote({ groups: quote.groups }) === "offered";
        return offered ? priceOffer(context, quote) : { trigger: "insurer_reject" };
      },
    },
    "group_quote.price": { in: ["awaiting_quote"], at: whilePricing, fires: priceOffer },
    "group_quote.discard": { in: ["rejected_by_insurer"], at: whilePricing, fires: discardPrices },
    "group_quote.expire": { fires: "expire" },
  },

  requirements: {
    answerableIn: ["action_required", "processing"],
    closed: "The insurer has these answers already, so they cannot be changed.",
    open: openQuoteRequirements,
    fulfilled: "fulfil",
  },
};

export async function loadGroupQuote(
  context: CommandContext,
  intent: GroupQuoteIntentRow,
): Promise<GroupQuoteContext> {
  const location = locationOfEmployer(await context.all.employers.get(intent.employer_id));
  const groups = await Promise.all(levelsOf(intent).map(({ group_id }) => context.all.groups.get(group_id)));
  const starts_on = firstDayOfCover(intent.expected_start_date, todayAt(location, context.now));
  return { intent, location, groups, starts_on };
}

function whilePricing({ now }: CommandContext, { intent }: GroupQuoteContext): number | null {
  return intent.pricing === null ? null : now;
}

/** Until when the employer may act, as callers read it: on what is asked, or on a quote that was not accepted. */
export function lastDayToAct(intent: GroupQuoteIntentRow): string | null {
  if (intent.due_by !== null) return intent.due_by;
  if (intent.status !== "quote_available" || intent.group_policy_intent_id !== null) return null;
  return intent.quote?.expires_at ?? null;
}

/** Opens the requirement that the insurer has for these groups, if any. Returns the open ones. */
async function openQuoteRequirements(
  context: CommandContext,
  { intent, groups }: GroupQuoteContext,
): Promise<RequirementRow[]> {
  if (context.services.insurer.wantsGroupInformation({ groups })) await askAboutGroup(context, intent);
  return openInOrder(await context.all.requirements.list({ intent_id: intent.id }));
}

/** The requirement that asks the employer about a group's earlier cover. */
export function askAboutGroup(
  context: CommandContext,
  intent: { id: string; employer_id: string; external_customer_id: string | null },
): Promise<RequirementRow> {
  return openRequirement(
    context,
    { ...intent, employee_id: null },
    { kind: "group_information", code: "provide_missing_information" },
  );
}
