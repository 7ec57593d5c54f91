import { type EnrolkitError, newIdempotencyKey } from "@enrolkit/client";
import { hashKey, notifyManager, useMutation, type UseMutationResult } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useEnrolkit } from "../provider/context.ts";
import { asEnrolkitError } from "../theme/enrolkit-error.ts";

/**
 * What a hook that writes returns: `mutate`, `mutateAsync`, `isPending`, `error` and the rest, as of React Query's
 * `useMutation`. The same sent again while it is under way (a double click) is one request with one result; the same
 * tried again after a failure of unknown outcome takes effect once.
 */
export type EnrolkitMutationResult<Input, Result> = UseMutationResult<Result, EnrolkitError, Input>;

interface Write<Input, Result> {
  /** What it does: a part of the mutation's key. */
  readonly name: string;
  /** The id of what it changes. Writes to one id run in the order in which they were asked for. */
  readonly target: string;
  /** The key is the same while one thing is tried again, and new once anything about it has changed. */
  readonly send: (input: Input, idempotencyKey: string) => Promise<Result>;
}

/** Every option that a host's `defaultOptions` could set; see `query/options.ts`. */
const hostIndependent = {
  // What people entered is in a mutation: it is dropped as soon as no one shows its result.
  gcTime: 0,
  meta: undefined,
  networkMode: "always",
  onError: undefined,
  onMutate: undefined,
  onSettled: undefined,
  onSuccess: undefined,
  retry: false,
  retryDelay: undefined,
  throwOnError: false,
} as const;

/** Writes through the provider's QueryClient. */
export function useWrite<Input, Result>({
  name,
  target,
  send,
}: Write<Input, Result>): EnrolkitMutationResult<Input, Result> {
  const { queryClient, scopeKey, idempotencyKeys } = useEnrolkit();
  const mutationKey = [...scopeKey, name, target];
  const mutation = useMutation<Result, EnrolkitError, Input>(
    {
      ...hostIndependent,
      mutationKey,
      scope: { id: [...scopeKey, target].join(" ") },
      mutationFn: async (input) => {
        const meaning = hashKey([...mutationKey, input]);
        try {
          return await withIdempotencyKey(idempotencyKeys, meaning, (key) => send(input, key));
        } finally {
          await untilShown();
        }
      },
    },
    queryClient,
  );

  const { mutateAsync: start } = mutation;
  const [underWay] = useState(() => new Map<string, Promise<Result>>());
  const once = useMemo(() => {
    const mutateAsync: typeof start = (...args) => {
      const meaning = hashKey([target, args[0]]);
      const already = underWay.get(meaning);
      if (already !== undefined) return already;
      const flight = start(...args).finally(() => underWay.delete(meaning));
      underWay.set(meaning, flight);
      return flight;
    };
    const mutate: typeof mutation.mutate = (...args) => {
      // The failure is in the mutation's `error`.
      mutateAsync(...args).catch(() => {});
    };
    return { mutateAsync, mutate };
  }, [start, target, underWay]);
  return { ...mutation, ...once };
}

/**
 * Resolves once what has changed in the cache is rendered. React Query notifies in a later task: what waits for a write
 * would be rendered before what the write has changed, or what was fetched again because it was rejected.
 */
function untilShown(): Promise<void> {
  return new Promise((resolve) => notifyManager.schedule(resolve));
}

/** Sends something under its key, which it keeps while its outcome is not known. */
async function withIdempotencyKey<Result>(
  keys: Map<string, string>,
  meaning: string,
  send: (key: string) => Promise<Result>,
): Promise<Result> {
  const key = keys.get(meaning) ?? newIdempotencyKey();
  keys.set(meaning, key);
  try {
    const result = await send(key);
    keys.delete(meaning);
    return result;
  } catch (cause) {
    const error = asEnrolkitError(cause);
    // Rejected for good: the same sent again is meant anew.
    if (error.status > 0 && !error.retryable) keys.delete(meaning);
    throw error;
  }
}
