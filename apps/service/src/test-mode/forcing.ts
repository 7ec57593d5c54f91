import { setImmediate as nextTurn } from "node:timers/promises";
import type { CommandContext } from "../context.ts";
import { type AmendmentTypes, loadAmendment } from "../intents/amendment/amendment-context.ts";
import { amendmentIntent } from "../intents/amendment/amendment-intent.ts";
import { changeOf } from "../intents/amendment/change.ts";
import { dependentsIntent, type DependentsTypes, screened } from "../intents/dependents/dependents-intent.ts";
import { startDependents } from "../intents/dependents/start.ts";
import type { EnrolmentContext, EnrolmentTypes } from "../intents/enrolment/enrolment-context.ts";
import { snapshot } from "../intents/enrolment/members.ts";
import type { GroupPolicyTypes } from "../intents/group-policy/group-policy-intent.ts";
import {
  askAboutGroup,
  groupQuoteIntent,
  type GroupQuoteTypes,
  loadGroupQuote,
} from "../intents/group-quote/group-quote-intent.ts";
import { applyTrigger } from "../intents/engine.ts";
import { invalidState } from "../problem/problem.ts";
import { beginPricing, isPriced, pricedQuote, priceNextEmployees } from "../quotes/price-quote.ts";
import { openRequirement } from "../requirements/open.ts";
import type { DependentsManagementIntentRow, RequirementRow } from "../store/rows.ts";
import { type Forcing, forceIntent } from "./force-intent.ts";
import { smallestChoice } from "./smallest-choice.ts";

// Every other trigger of a workflow is fired as it is.

export const enrolmentForcing: Forcing<EnrolmentTypes> = {
  changes: {
    find_ineligible: () => ({
      ineligibility_reason: {
        code: "unknown",
        reason: "This cover cannot be offered to you at the moment.",
      },
    }),
    async require_action(context, { intent }) {
      const asked = { kind: "missing_information", code: "provide_missing_information" } as const;
      return leaveOpen(context, await openRequirement(context, intent, asked));
    },
    select: (_, enrolment) => ({ coverage_selections: smallestSelections(enrolment) }),
    ask_confirmation: (_, enrolment) => withSelections(enrolment),
    proceed: (_, enrolment) => ({ ...withSelections(enrolment), settled: snapshot(enrolment) }),
    confirm: (_, enrolment) => ({ ...withSelections(enrolment), settled: snapshot(enrolment) }),
  },
};

export const dependentsForcing: Forcing<DependentsTypes> = {
  changes: { screen_restricted: (_, { intent }) => screened(intent, [firstOf(intent)]) },
};

export const groupQuoteForcing: Forcing<GroupQuoteTypes> = {
  changes: {
    require_action: async (context, { intent }) => leaveOpen(context, await askAboutGroup(context, intent)),
  },
  indirect: {
    /** All employees are priced in this transaction; between them, others may read. */
    async offer(context, intent) {
      const quote = await loadGroupQuote(context, intent);
      let pricing = intent.pricing ?? (await beginPricing(context, intent, quote.starts_on));
      while (!isPriced(pricing)) {
        pricing = await priceNextEmployees(context, intent, pricing);
        await nextTurn();
      }
      const offer = { quote: pricedQuote(context, intent, pricing, quote.location), pricing: null };
      await applyTrigger(context, groupQuoteIntent, intent, "offer", () => offer);
    },
  },
  held: ({ status, group_policy_intent_id }) =>
    invalidState("This quote was accepted, so it does not expire any more.", {
      current_status: status,
      ...(group_policy_intent_id !== null && { open_intent_id: group_policy_intent_id }),
    }),
};

export const groupPolicyForcing: Forcing<GroupPolicyTypes> = {
  changes: {
    require_action: async (context, { intent }) => leaveOpen(context, await askAboutGroup(context, intent)),
  },
};

export const amendmentForcing: Forcing<AmendmentTypes> = {
  changes: {
    confirm: async (context, amendment) => ({ settled: await changeOf(context, amendment) }),
  },
  indirect: {
    /** The open list is completed, else a new one with the members of the policy. */
    async complete_dependents(context, intent) {
      const { subIntent } = await loadAmendment(context, intent);
      const list = subIntent ?? (await startDependents(context, amendmentIntent, intent));
      await forceIntent(context, dependentsIntent, dependentsForcing, list, "completed");
    },
  },
};

/** Leaves a requirement to be answered, also where the same was asked and answered before. */
async function leaveOpen(
  context: CommandContext,
  requirement: RequirementRow,
): Promise<Record<string, never>> {
  await context.all.requirements.replace({ ...requirement, is_fulfilled: false, answers: null });
  return {};
}

/** The selections that were submitted, else the fewest that are valid. */
function withSelections(enrolment: EnrolmentContext) {
  return { coverage_selections: enrolment.intent.coverage_selections ?? smallestSelections(enrolment) };
}

function smallestSelections({ plans }: EnrolmentContext) {
  return plans.flatMap(({ plan, facts }) => smallestChoice(plan.coverage_configurations, "policy", facts));
}

function firstOf({ dependents, status }: DependentsManagementIntentRow): string {
  const [first] = dependents;
  if (first === undefined) {
    throw invalidState("The list is empty, so no one on it can be restricted. Add someone first.", {
      current_status: status,
    });
  }
  return first.associated_person_id;
}
