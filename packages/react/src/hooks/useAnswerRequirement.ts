import type { Requirement, RequirementAnswers } from "@enrolkit/types";
import { useEnrolkit } from "../provider/context.ts";
import { refetchStale } from "../query/cache.ts";
import { keyOf, type ResourceName } from "../query/scope.ts";
import { type EnrolkitMutationResult, useWrite } from "./useWrite.ts";

export interface AnswerInput {
  /** The requirement, `ar_…`. */
  readonly id: string;
  /** By the ids of its fields. They replace what was answered before. */
  readonly answers: RequirementAnswers["answers"];
}

/** What a requirement's answers may move on. */
const dependsOnAnswers: readonly ResourceName[] = [
  "requirements",
  "requirement",
  "dependents_management_intent",
  "eligibility",
  "enrolment_intent",
  "group_quote_intent",
  "group_policy_intent",
];

/** Answers a requirement; the fields with an error are in `fieldErrors`, each under `$.answers.<field>`. */
export function useAnswerRequirement(): EnrolkitMutationResult<AnswerInput, Requirement> {
  const enrolkit = useEnrolkit();
  const { client, queryClient } = enrolkit;
  return useWrite({
    name: "answer_requirement",
    target: "requirements",
    send: async ({ id, answers }, idempotencyKey) => {
      const params = { requirement_id: id };
      try {
        return await client.call("AnswerRequirement", {
          params,
          body: { answers },
          idempotencyKey,
          reread: async () => {
            const result = await client.call("RetrieveRequirement", { params });
            return result.is_fulfilled ? { done: true, result } : { done: false };
          },
        });
      } finally {
        // Rejected or not, what asked for it may have moved on.
        await refetchStale(queryClient, ...dependsOnAnswers.map((resource) => keyOf(enrolkit, resource)));
      }
    },
  });
}
