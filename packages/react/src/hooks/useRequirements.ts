import type { Requirement, RequirementAnswers } from "@enrolkit/contract";
import { useEnrolkit } from "../provider/context.ts";
import { keys } from "../query/keys.ts";
import { type Action, useAction } from "./action.ts";
import { type Resource, useResource } from "./resource.ts";
import type { MaybeIntent } from "./useEnrolmentActions.ts";

/** What an enrolment still needs to know, and what it was told. */
export function useRequirements(intent: MaybeIntent): Resource<readonly Requirement[]> {
  const { client } = useEnrolkit();
  return useResource({
    key: keys.requirements(intent?.id ?? ""),
    fetch: async (signal) =>
      intent
        ? client.listAll("ListEnrolmentIntentRequirements", {
            params: { enrolment_intent_id: intent.id },
            signal,
          })
        : [],
  });
}

/** A requirement by its id, such as that of a dependent. */
export function useRequirement(id: string): Resource<Requirement> {
  const { client } = useEnrolkit();
  return useResource({
    key: keys.requirement(id),
    fetch: (signal) => client.call("RetrieveRequirement", { params: { requirement_id: id }, signal }),
  });
}

export interface AnswerInput {
  readonly id: string;
  readonly answers: RequirementAnswers["answers"];
}

/** Answers a requirement; the fields at fault are in `fieldErrors`, each under `$.answers.<field>`. */
export function useAnswerRequirement(): Action<AnswerInput, Requirement> {
  const { client, cache } = useEnrolkit();
  return useAction("requirement", async ({ id, answers }, idempotencyKey) => {
    const params = { requirement_id: id };
    const sent = client.call("AnswerRequirement", {
      params,
      body: { answers },
      idempotencyKey,
      reread: async () => {
        const result = await client.call("RetrieveRequirement", { params });
        return result.is_fulfilled ? { done: true, result } : { done: false };
      },
    });
    try {
      return await sent;
    } finally {
      // Refused or not, what asked for it may have moved on.
      await Promise.all(
        [
          keys.requirements(),
          keys.requirement(),
          keys.subIntent(),
          keys.eligibility(),
          ["enrolment"],
          keys.groupQuote(),
          keys.groupPolicyIntent(),
        ].map((key) => cache.invalidate(key)),
      );
    }
  });
}
