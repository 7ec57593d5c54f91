import { membersBefore, presentAmendment, startAmendment } from "./fake-amendments.ts";
import { judgeAgain } from "./fake-engine.ts";
import { byId, type Handlers, paged } from "./fake-handler.ts";
import { type AmendmentRow, presentPolicy } from "./fake-policies.ts";
import { presentSubIntent } from "./fake-present.ts";
import { type FakeWorld, newId, type SubIntentRow } from "./fake-world.ts";
import { Refusal } from "./problem.ts";

/** What the fake service can do with policies and changes to them. */
export const amendmentOperations: Handlers = {
  ListPolicies: (world) => paged(world.policies.map((row) => presentPolicy(world, row))),
  RetrievePolicy: (world, { params }) => presentPolicy(world, byId(world.policies, params.policy_id)),
  ListPolicyAmendmentIntents: (world, { params }) =>
    paged(
      world.amendments
        .filter(({ policyId }) => policyId === params.policy_id)
        .map((row) => presentAmendment(world, row)),
    ),
  RetrievePolicyAmendmentIntent: (world, { params }) =>
    presentAmendment(world, byId(world.amendments, params.policy_amendment_intent_id)),
  CreatePolicyAmendmentIntent: (world, { params, body }) =>
    presentAmendment(world, startAmendment(world, byId(world.policies, params.policy_id), body)),
  CreateAmendmentDependentsManagementIntent(world, { params }) {
    const row = inStatus(world, params.policy_amendment_intent_id, "action_required");
    const list: SubIntentRow = {
      id: newId("dmi"),
      amendmentId: row.id,
      status: "action_required",
      dependents: membersBefore(world, row).flatMap(({ associated_person_id: id, coverage_selections }) =>
        id !== null && world.persons.some((person) => person.id === id)
          ? { associated_person_id: id, status: "ready" as const, coverage_selections }
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
    const may = ["action_required", "awaiting_quote", "pending_confirmation"] as const;
    const row = inStatus(world, params.policy_amendment_intent_id, ...may);
    row.status = "not_undertaken";
    return presentAmendment(world, row);
  },
};

function inStatus(world: FakeWorld, id: string, ...statuses: AmendmentRow["status"][]): AmendmentRow {
  const row = byId(world.amendments, id);
  if (statuses.includes(row.status)) return row;
  throw new Refusal("invalid_state", { current_status: row.status, allowed_statuses: statuses });
}
