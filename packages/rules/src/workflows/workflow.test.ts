import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toMermaid } from "../../scripts/workflows/mermaid.ts";
import { dependentsManagementWorkflow, dependentWorkflow } from "./dependents-management.ts";
import { enrolmentWorkflow } from "./enrolment.ts";
import { groupPolicyWorkflow } from "./group-policy.ts";
import { groupQuoteWorkflow } from "./group-quote.ts";
import { policyAmendmentWorkflow } from "./policy-amendment.ts";
import {
  allowedStatuses,
  findTriggerPath,
  isTerminal,
  resolveTransition,
  statesOf,
  transitionsFrom,
  type Workflow,
} from "./workflow.ts";

const free = {
  dependents_cover: "optional" as const,
  open_sub_intent: null,
  dependents_completed: false,
  beneficiaries_requirement_id: null,
};
const tables: [string, Workflow<string, string, never>, unknown][] = [
  ["enrolment", enrolmentWorkflow, free],
  ["dependents management", dependentsManagementWorkflow, { dependents: [], parent_deadline: null }],
  ["one dependent", dependentWorkflow, {}],
  ["a group quote", groupQuoteWorkflow, { group_policy_intent_id: null }],
  ["a group policy", groupPolicyWorkflow, {}],
  ["a policy amendment", policyAmendmentWorkflow, { open_sub_intent: null }],
];

describe.each(tables)("the workflow of %s", (_name, table, facts) => {
  const triggers = [
    ...new Set(statesOf(table).flatMap((state) => transitionsFrom(table, state).map(([name]) => name))),
  ];

  it("stays in terminal states for any trigger", () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...triggers), { maxLength: 40 }), (fired) => {
        let state = table.initial;
        for (const trigger of fired) {
          const result = resolveTransition(table, state, trigger, facts as never);
          if (result.kind !== "transition") continue;
          expect(isTerminal(table, state)).toBe(false);
          state = result.to;
        }
      }),
    );
  });

  it("rejects every other trigger and names the states that allow it", () => {
    for (const state of statesOf(table)) {
      for (const trigger of triggers) {
        const result = resolveTransition(table, state, trigger, facts as never);
        const allowed = allowedStatuses(table, trigger);
        const rejection = { kind: "invalid_state", current_status: state, allowed_statuses: allowed };
        const move = { kind: "transition", to: table.states[state]![trigger]?.to };
        expect(result).toEqual(allowed.includes(state) ? move : rejection);
      }
    }
  });

  it("leads from its start to every state, by the shortest way", () => {
    for (const to of statesOf(table)) {
      const path = findTriggerPath(table, table.initial, to);
      let state = table.initial;
      for (const trigger of path ?? []) state = table.states[state]![trigger]!.to;
      expect(state).toBe(to);
    }
  });

  it("prints every arrow of its chart", () => {
    const chart = toMermaid(table);
    expect(chart.startsWith(`stateDiagram-v2\n  [*] --> ${table.initial}\n`)).toBe(true);
    for (const state of statesOf(table)) {
      for (const [trigger, { to }] of transitionsFrom(table, state)) {
        expect(chart).toMatch(new RegExp(`^  ${state} --> ${to} : .*\\b${trigger}\\b`, "m"));
      }
    }
  });
});

it("neither declines nor lets expire a quote that was accepted", () => {
  const accepted = { group_policy_intent_id: "gpi_1" };
  const rejection = { reason: "quote_accepted", open_intent_id: "gpi_1" };
  expect(resolveTransition(groupQuoteWorkflow, "quote_available", "reject", accepted)).toMatchObject({
    kind: "rejected",
    rejection,
  });
  expect(resolveTransition(groupQuoteWorkflow, "quote_available", "expire", accepted)).toMatchObject({
    kind: "held",
    rejection,
  });
});

it("has no way out of a terminal state", () => {
  expect(findTriggerPath(enrolmentWorkflow, "enrolled", "processing")).toBeNull();
  expect(findTriggerPath(enrolmentWorkflow, "processing", "enrolled")).toEqual(["proceed", "accept"]);
  expect(findTriggerPath(enrolmentWorkflow, "scheduled", "scheduled")).toEqual([]);
});

it("gives a new dependent the status of the verdict about them", () => {
  const verdicts = [
    "judge_eligible",
    "judge_pending",
    "judge_ineligible",
    "recall_member",
    "recall_restricted",
  ] as const;
  const { initial, states } = dependentWorkflow;
  expect(verdicts.map((verdict) => states[initial][verdict]?.to ?? initial)).toEqual([
    "pending_confirmation",
    "action_required",
    "ineligible",
    "ready",
    "restricted",
  ]);
});

it("lets a restricted dependent go on under another name only", () => {
  expect(dependentWorkflow.states.restricted).toEqual({ rename: { to: "pending_confirmation" } });
});
