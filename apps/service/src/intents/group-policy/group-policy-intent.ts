import { type GroupPolicyTrigger, groupPolicyWorkflow, type UserLocation } from "@enrolkit/rules";
import type { CommandContext } from "../../context.ts";
import { levelsOf, type QuoteLevel } from "../../quotes/price-quote.ts";
import type { DescriptorWithRequirements } from "../../requirements/handlers.ts";
import { openInOrder } from "../../requirements/open.ts";
import type { GroupPolicyIntentRow, GroupRow, QuoteRow, RequirementRow } from "../../store/rows.ts";
import type { Decision } from "../engine.ts";
import { loadGroupQuote } from "../group-quote/group-quote-intent.ts";
import { enrolEmployees } from "./enrol-employees.ts";
import { openGroupPolicies } from "./open-group-policies.ts";

/** A group policy intent with what its rules look at. */
export interface GroupPolicyContext {
  intent: GroupPolicyIntentRow;
  quote: QuoteRow;
  levels: QuoteLevel[];
  groups: GroupRow[];
  /** Where the employer is. */
  location: UserLocation;
}

export interface GroupPolicyTypes {
  context: GroupPolicyContext;
  trigger: GroupPolicyTrigger;
  facts: unknown;
}

/** What becomes of a quote that was accepted (decisions §5). */
export const groupPolicyIntent: DescriptorWithRequirements<GroupPolicyTypes> = {
  name: "group_policy_intent",
  workflow: groupPolicyWorkflow,
  table: ({ groupPolicyIntents }) => groupPolicyIntents,
  lock: ({ all }, { employer_id }) => all.employers.lock(employer_id),
  load: loadGroupPolicy,
  facts: () => ({}),

  deadline: {
    trigger: "due_date",
    of: ({ due_date }) => due_date,
    write: (due_date) => ({ due_date }),
    passed: "The time to do this is over. Ask for a new quote.",
  },

  triggers: {
    // The group policies come to life, and the enrolments of their employees follow.
    accept: {
      change: async (context, groupPolicy) => ({
        group_policy_ids: await openGroupPolicies(context, groupPolicy),
        enrols_next: { level: 0, after: null },
      }),
    },
  },

  dueWork: {
    "group_policy.evaluate": { in: ["processing"], at: ({ now }) => now, fires: evaluate },
    "group_policy.due_date": { fires: "due_date" },
    // The insurer's decision counts for all levels.
    "group_policy.answer": {
      in: ["pending_provider_approval"],
      at: ({ services, now }, { groups }) => services.insurer.approvesAt({ groups }, now),
      async fires({ services }, { groups }) {
        return { trigger: services.insurer.approves({ groups }) ? "accept" : "provider_reject" };
      },
    },
    "group_policy.enrol": {
      in: ["policy_created"],
      at: ({ now }, { intent }) => (intent.enrols_next === null ? null : now),
      async fires(context, { intent, groups }) {
        await enrolEmployees(context, intent, groups);
        return null;
      },
    },
  },

  requirements: {
    answerableIn: ["action_required", "processing"],
    closed: "The insurer has these answers already, so they cannot be changed.",
    open: openGroupPolicyRequirements,
    fulfilled: "fulfil",
  },
};

export async function loadGroupPolicy(
  context: CommandContext,
  intent: GroupPolicyIntentRow,
): Promise<GroupPolicyContext> {
  const quoteIntent = await context.all.groupQuoteIntents.get(intent.quote_intent_id);
  if (quoteIntent.quote === null) throw new Error("What was accepted is a quote.");
  const { groups, location } = await loadGroupQuote(context, quoteIntent);
  return { intent, quote: quoteIntent.quote, levels: levelsOf(quoteIntent), groups, location };
}

/** Decides how a `processing` intent goes on: what is still asked, a renewal by hand, or the insurer (decisions §5). */
async function evaluate(
  context: CommandContext,
  groupPolicy: GroupPolicyContext,
): Promise<Decision<GroupPolicyTypes>> {
  const open = await openGroupPolicyRequirements(context, groupPolicy);
  if (open.length > 0) return { trigger: "require_action" };
  const { groups } = groupPolicy;
  return { trigger: context.services.insurer.renewsByHand({ groups }) ? "renew_manually" : "submit" };
}

/** What the employer was asked and has not answered yet. */
async function openGroupPolicyRequirements(
  context: CommandContext,
  { intent }: GroupPolicyContext,
): Promise<RequirementRow[]> {
  return openInOrder(await context.all.requirements.list({ intent_id: intent.id }));
}
