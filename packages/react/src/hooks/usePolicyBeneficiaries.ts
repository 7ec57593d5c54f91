import type { PolicyBeneficiaries, PolicyBeneficiaryInput } from "@enrolkit/types";
import { useEnrolkit } from "../provider/context.ts";
import { refetchIfMovedOn, refetchStale } from "../query/cache.ts";
import { keyOf } from "../query/scope.ts";
import { policyBeneficiariesQuery } from "./queries.ts";
import { type EnrolkitQueryResult, useRead } from "./useRead.ts";
import { type EnrolkitMutationResult, useWrite } from "./useWrite.ts";

/** Who receives the benefit of a life policy, with `history`: every version, the newest first. */
export function usePolicyBeneficiaries(policyId: string): EnrolkitQueryResult<PolicyBeneficiaries> {
  return useRead((scope) => policyBeneficiariesQuery(scope, policyId));
}

/**
 * Names the beneficiaries of a life policy, all of them: they replace those before. Errors are in `fieldErrors`, each under
 * `$.beneficiaries[…]`. Emits `beneficiaries_changed`.
 */
export function useSaveBeneficiaries(
  policyId: string,
): EnrolkitMutationResult<readonly PolicyBeneficiaryInput[], PolicyBeneficiaries> {
  const enrolkit = useEnrolkit();
  const { client, queryClient, emit } = enrolkit;
  const own = keyOf(enrolkit, "policy_beneficiaries", policyId);
  // It may have ended meanwhile, or someone may have been deleted.
  const around = [own, keyOf(enrolkit, "policies"), keyOf(enrolkit, "policy", policyId)];
  return useWrite({
    name: "save_beneficiaries",
    target: policyId,
    send: async (beneficiaries) => {
      const saved = await refetchIfMovedOn(
        enrolkit,
        [...around, keyOf(enrolkit, "associated_persons")],
        client.call("UpdatePolicyBeneficiaries", {
          params: { policy_id: policyId },
          body: { beneficiaries: [...beneficiaries] },
        }),
      );
      await refetchStale(queryClient, own);
      emit({ type: "beneficiaries_changed", policy_id: policyId });
      return saved;
    },
  });
}
