import type { DependentsManagementIntent } from "@enrolkit/types";
import { useEnrolkit } from "../provider/context.ts";
import { cacheResult, refetchIfMovedOn } from "../query/cache.ts";
import type { EnrolkitQuery } from "../query/options.ts";
import { subIntentQuery } from "./queries.ts";
import { type EnrolkitMutationResult, useWrite } from "./useWrite.ts";

interface Parent<Data, Intent extends Data> {
  readonly id: string;
  readonly query: EnrolkitQuery<Data>;
  readonly retrieve: () => Promise<Intent>;
  /** The latest sub-intent of the parent as it is on the page, and of one that was retrieved. */
  readonly subIntentId: string | null;
  readonly subIntentIdOf: (intent: Intent) => string | null;
  /** `reread` finds a sub-intent that was created although its response was lost. */
  readonly create: (sending: Sending) => Promise<DependentsManagementIntent>;
}

interface Sending {
  readonly idempotencyKey: string;
  readonly reread: () => Promise<{ done: false } | { done: true; result: DependentsManagementIntent }>;
}

/** Creates the list of people of an enrolment or of a change to a policy, and caches both. */
export function useCreateSubIntent<Data, Intent extends Data>(
  parent: Parent<Data, Intent>,
): EnrolkitMutationResult<void, DependentsManagementIntent> {
  const enrolkit = useEnrolkit();
  const { query, retrieve, subIntentId, subIntentIdOf } = parent;
  return useWrite({
    name: "create_dependents_management_intent",
    target: parent.id,
    send: async (_, idempotencyKey) => {
      const write = parent.create({
        idempotencyKey,
        reread: async () => {
          const now = subIntentIdOf(await retrieve());
          if (now === null || now === subIntentId) return { done: false };
          const result = await enrolkit.client.call("RetrieveDependentsManagementIntent", {
            params: { dependents_management_intent_id: now },
          });
          return { done: true, result };
        },
      });
      const created = await refetchIfMovedOn(enrolkit, [query.queryKey], write);
      await cacheResult(enrolkit, subIntentQuery(enrolkit, created.id), created);
      await cacheResult<Data>(enrolkit, query, await retrieve());
      return created;
    },
  });
}
