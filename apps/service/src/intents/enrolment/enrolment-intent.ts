import { addDays, enrolmentWorkflow, isTerminal, latestDate } from "@enrolkit/rules";
import type { DescriptorWithRequirements } from "../../requirements/handlers.ts";
import { invalidState } from "../../problem/problem.ts";
import { startOfDay } from "../../location.ts";
import { followParticipation } from "../../participation/follow.ts";
import { endListOfParent } from "../dependents/dependents-intent.ts";
import { openSubIntent, type ParentDescriptor } from "../dependents/parent.ts";
import { daysToAct } from "../engine.ts";
import { confirmed } from "./confirm.ts";
import { type EnrolmentTypes, loadEnrolment } from "./enrolment-context.ts";
import { awaitedRequirements, evaluateEnrolment } from "./evaluate.ts";
import { applicationOf, snapshot } from "./members.ts";
import { openPolicies } from "./open-policies.ts";

/** An employee's enrolment into the policies of a group (decisions §5). */
export const enrolmentIntent: ParentDescriptor<EnrolmentTypes> & DescriptorWithRequirements<EnrolmentTypes> =
  {
    name: "enrolment_intent",
    workflow: enrolmentWorkflow,
    table: ({ enrolmentIntents }) => enrolmentIntents,
    lock: ({ all }, { employee_id }) => all.employees.lock(employee_id),
    load: loadEnrolment,
    facts: (enrolment) => ({
      dependents_cover: enrolment.dependents_cover,
      open_sub_intent: openSubIntent(enrolment),
      dependents_completed: enrolment.completed !== undefined,
      beneficiaries_requirement_id: enrolment.beneficiaries_requirement_id,
    }),

    deadline: {
      trigger: "deadline",
      days: daysToAct,
      of: ({ due_by }) => due_by,
      write: (due_by) => ({ due_by }),
      passed: "The time to do this is over. Start a new enrolment, or ask your HR team for help.",
    },

    triggers: {
      reject: { change: () => ({ ended_by: "reject" }) },
      deadline: {
        change: (_, { intent: { due_by } }) => ({
          ended_by: "deadline",
          ...(due_by !== null && { missed_due_by: due_by }),
        }),
      },
      proceed: { change: (_, enrolment) => ({ settled: snapshot(enrolment) }) },
      confirm: { change: confirmed },
      accept: { change: async (context, enrolment) => ({ settled: await openPolicies(context, enrolment) }) },
    },

    dueWork: {
      "enrolment.evaluate": { in: ["processing"], at: ({ now }) => now, fires: evaluateEnrolment },
      "enrolment.arrive": {
        fires: "arrive",
        at(_, { employee, today, location }) {
          const tomorrow = addDays(today, 1);
          return startOfDay(
            latestDate(tomorrow, employee.start_on, employee.earliest_benefits_start_date),
            location,
          );
        },
      },
      "enrolment.deadline": { fires: "deadline" },
      // The insurer's decision counts for the whole intent (decisions §5).
      "enrolment.answer": {
        in: ["enrolling"],
        at: ({ services, now }, enrolment) => services.insurer.decidesAt(applicationOf(enrolment), now),
        async fires({ services }, enrolment) {
          const decision = services.insurer.decide(applicationOf(enrolment));
          return { trigger: decision === "accepted" ? "accept" : "provider_reject" };
        },
      },
    },

    async entered(context, { subIntent }, intent) {
      if (isTerminal(enrolmentWorkflow, intent.status)) await endListOfParent(context, subIntent);
      await followParticipation(context, intent);
    },

    dependents: {
      /** The plan is found also where the enrolment has left it out since. */
      async planOf(context, parent, list) {
        const group_policy_ids = [...new Set([...parent.group_policy_ids, list.group_policy_id])];
        const { plans } = await loadEnrolment(context, { ...parent, group_policy_ids });
        const covered = plans.find(({ groupPolicy }) => groupPolicy.id === list.group_policy_id);
        if (covered === undefined) throw new Error("A list of dependents belongs to a group policy.");
        return covered;
      },
      dueBy: (_, { due_by }) => due_by,
      screeningChanged: followParticipation,

      startsIn: "pending_confirmation",
      notStarted: "Dependents can be chosen only while the enrolment waits for confirmation.",
      newList(_, { intent, completed, dependentsPlan }) {
        if (dependentsPlan === undefined) {
          throw invalidState(
            "No plan of this enrolment covers dependents. Confirm the enrolment without them.",
            {
              current_status: intent.status,
            },
          );
        }
        const { groupPolicy, plan } = dependentsPlan;
        return { group_policy_id: groupPolicy.id, plan_id: plan.id, startsWith: completed?.dependents ?? [] };
      },
    },

    requirements: {
      answerableIn: [
        "action_required",
        "coverage_options_required",
        "pending_confirmation",
        "scheduled",
        "processing",
      ],
      closed: "The enrolment is no longer open, so its answers cannot be changed.",
      open: awaitedRequirements,
      fulfilled: "fulfil",
    },
  };
