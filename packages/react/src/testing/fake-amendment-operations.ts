import {
  holdsFrom,
  policyOf,
  presentAmendment,
  presentPolicy,
  startAmendment,
  todayOf,
} from "./fake-amendments.ts";
import { judgeAgain } from "./fake-engine.ts";
import { byId, type Handlers, paged } from "./fake-handler.ts";
import { presentSubIntent } from "./fake-present.ts";
import { type AmendmentRow, type FakeWorld, newId, type SubIntentRow } from "./fake-world.ts";
import { Refusal } from "./problem.ts";

/** What the fake service can do with a policy and changes to it. */
export const amendmentOperations: Handlers = {
  ListPolicies: (world) => paged(world.policy === null ? [] : [presentPolicy(world)]),
  RetrievePolicy: (world) => presentPolicy(world),
  ListPolicyAmendmentIntents: (world) => paged(world.amendments.map((row) => presentAmendment(world, row))),
  RetrievePolicyAmendmentIntent: (world, { params }) =>
    presentAmendment(world, byId(world.amendments, params.policy_amendment_intent_id)),
  CreatePolicyAmendmentIntent: (world, { body }) => presentAmendment(world, startAmendment(world, body)),
  CreateAmendmentDependentsManagementIntent(world, { params }) {
    const row = inStatus(world, params.policy_amendment_intent_id, "action_required");
    const day = [todayOf(world), holdsFrom(world, row)].toSorted()[1] ?? "";
    const { changes, members } = policyOf(world);
    const covered = changes.findLast(({ from }) => from <= day)?.members ?? members;
    const list: SubIntentRow = {
      id: newId("dmi"),
      amendmentId: row.id,
      status: "action_required",
      dependents: covered.flatMap(({ associated_person_id, coverage_selections }) =>
        world.persons.some(({ id }) => id === associated_person_id)
          ? {
              associated_person_id: associated_person_id ?? "",
              status: "ready" as const,
              coverage_selections,
            }
          : [],
      ),
    };
    world.subIntents.push(list);
    judgeAgain(world, list);
    return presentSubIntent(world, list);
  },
  ConfirmPolicyAmendmentIntent(world, { params }) {
    const row = inStatus(world, params.policy_amendment_intent_id, "pending_confirmation");
    row.status = "processing";
    return presentAmendment(world, row);
  },
  CancelPolicyAmendmentIntent(world, { params }) {
    const row = inStatus(
      world,
      params.policy_amendment_intent_id,
      "action_required",
      "awaiting_quote",
      "pending_confirmation",
    );
    row.status = "not_undertaken";
    return presentAmendment(world, row);
  },
};

function inStatus(world: FakeWorld, id: string, ...statuses: AmendmentRow["status"][]): AmendmentRow {
  const row = byId(world.amendments, id);
  if (statuses.includes(row.status)) return row;
  throw new Refusal("invalid_state", { current_status: row.status, allowed_statuses: statuses });
}
