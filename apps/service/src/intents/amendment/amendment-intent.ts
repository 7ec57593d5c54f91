import {
  deadlineDate,
  formatDueBy,
  isTerminal,
  lifeEvents,
  policyAmendmentWorkflow,
  timeZoneOf,
} from "@enrolkit/rules";
import { locationOfEmployee } from "../../location.ts";
import { invalidState } from "../../problem/problem.ts";
import { endListOfParent } from "../dependents/dependents-intent.ts";
import { openSubIntent, type ParentDescriptor } from "../dependents/parent.ts";
import { daysToAct } from "../engine.ts";
import { type AmendmentTypes, loadAmendment } from "./amendment-context.ts";
import { arrearsOfChange } from "./arrears.ts";
import { applicationOf, changePolicy, confirmed, coveredOnFile, withoutMembers } from "./change.ts";
import { countActiveEmployees } from "../../store/stored-counts.ts";

/** A change to a policy: of its dependents, or its end (decisions §5). */
export const amendmentIntent: ParentDescriptor<AmendmentTypes> = {
  name: "policy_amendment_intent",
  workflow: policyAmendmentWorkflow,
  table: ({ policyAmendmentIntents }) => policyAmendmentIntents,
  lock: ({ all }, { employee_id }) => all.employees.lock(employee_id),
  load: loadAmendment,
  facts: (amendment) => ({ open_sub_intent: openSubIntent(amendment) }),
  eventData: ({ policy_id }) => ({ policy_id }),
  columns: ({ effective_from }, { settled }) => ({
    effective_from: settled?.effective_from ?? effective_from,
  }),

  deadline: {
    trigger: "deadline",
    days: daysToAct,
    of: ({ due_by }) => due_by,
    write: (dueBy) => ({ due_by: dueBy && deadlineDate(dueBy) }),
    passed: "The time to do this is over. Start the change again while the reason still allows it.",
    ignoredBy: ["cancel"],
  },

  triggers: {
    fail_to_quote: { change: () => ({ error: "unable_to_quote" }) },
    confirm: { change: confirmed },
    accept: {
      async change(context, amendment) {
        const arrears = await arrearsOfChange(context, amendment);
        await changePolicy(context, amendment);
        return withoutMembers(amendment, arrears);
      },
    },
    provider_reject: {
      change: (_, amendment) => ({ ...withoutMembers(amendment), error: "provider_rejected" }),
    },
  },

  dueWork: {
    "amendment.deadline": { fires: "deadline" },
    "amendment.quote": {
      in: ["awaiting_quote"],
      at: ({ services, now }) => services.insurer.quotesChangeAt(now),
      async fires(context, amendment) {
        const quoted = context.services.insurer.quotesChange(await applicationOf(context, amendment));
        return { trigger: quoted ? "offer" : "fail_to_quote" };
      },
    },
    // The insurer's decision on a change that was confirmed.
    "amendment.answer": {
      in: ["processing"],
      at: async (context, amendment) =>
        context.services.insurer.decidesAt(await applicationOf(context, amendment), context.now),
      async fires(context, amendment) {
        const decision = context.services.insurer.decide(await applicationOf(context, amendment));
        return { trigger: decision === "accepted" ? "accept" : "provider_reject" };
      },
    },
  },

  async entered(context, { subIntent }, { status }) {
    if (isTerminal(policyAmendmentWorkflow, status)) await endListOfParent(context, subIntent);
  },

  dependents: {
    async planOf(context, parent, list) {
      const { groupPolicy, plan, effective_from, employer } = await loadAmendment(context, parent);
      const facts = {
        employees_count: await countActiveEmployees(context.all, employer.id),
        members_count: 1 + list.dependents.length,
        industry: employer.industry,
      };
      return { groupPolicy, plan, effective_from, facts };
    },

    async dueBy(context, { due_by, employee_id }) {
      if (due_by === null) return null;
      const location = await locationOfEmployee(context.all, await context.all.employees.get(employee_id));
      return formatDueBy(due_by, timeZoneOf(location, due_by));
    },

    assertMay({ amendment_reason }, list, change) {
      const event = amendment_reason.qualifying_life_event?.event;
      if (event === undefined || lifeEvents[event].changes.includes(change)) return;
      throw invalidState(
        change === "add"
          ? "This event lets you remove people, not add them. Start a change with another event to add someone."
          : "This event lets you add people, not remove them. Start a change with another event to remove someone.",
        { current_status: list.status },
      );
    },

    completed: "complete_dependents",

    startsIn: "action_required",
    notStarted: "Dependents can be chosen only while the change waits for them.",
    /** It starts with the members of the policy as `ready`, so that an unchanged list changes nothing. */
    async newList(context, amendment) {
      const { groupPolicy, plan, policy } = amendment;
      const started_with = await coveredOnFile(context, amendment);
      return {
        group_policy_id: groupPolicy.id,
        plan_id: plan.id,
        amends: { policy_id: policy.id, started_with },
        startsWith: started_with,
      };
    },
  },
};
