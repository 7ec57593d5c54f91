import type { EnrolkitError } from "@enrolkit/client";
import { useCallback, useSyncExternalStore } from "react";
import { useEnrolkit } from "../provider/context.ts";
import type { Key, Snapshot } from "../query/cache.ts";
import { useLatest } from "./latest.ts";

/**
 * Something of the service: `loading | error | ready`. When it is ready its value stays while it is looked at again;
 * an error beside a value says that the last look failed. `refresh` looks again now.
 */
export type Resource<Value> = { readonly refresh: () => Promise<void> } & (
  | { readonly status: "loading"; readonly value?: undefined; readonly error: null }
  | { readonly status: "error"; readonly value?: undefined; readonly error: EnrolkitError }
  | { readonly status: "ready"; readonly value: Value; readonly error: EnrolkitError | null }
);

export interface ResourceOptions<Value> {
  readonly key: Key;
  readonly fetch: (signal: AbortSignal) => Promise<Value>;
  /** Looked at once: it does not change while somebody reads it. */
  readonly isFixed?: boolean | undefined;
  /** Milliseconds until the next look by itself, false for none. */
  readonly pollEvery?: ((value: Value | undefined) => number | false) | undefined;
}

const onServer: Snapshot = { value: undefined, error: null };

/** Reads through the provider's own cache. */
export function useResource<Value>(options: ResourceOptions<Value>): Resource<Value> {
  const { cache } = useEnrolkit();
  const latest = useLatest(options);
  const name = options.key.join(" ");

  const watch = useCallback(
    (listener: () => void) => {
      const { fetch, isFixed, pollEvery } = latest.current;
      // The key's ids are in its fetch: a source belongs to one key for good.
      const source = { fetch, isFixed, pollEvery: pollEvery as (value: unknown) => number | false };
      return cache.watch(name.split(" "), source, listener);
    },
    [cache, name, latest],
  );
  const read = useCallback(() => cache.read(name.split(" ")), [cache, name]);
  const refresh = useCallback(() => cache.look(name.split(" ")), [cache, name]);
  const { value, error } = useSyncExternalStore(watch, read, () => onServer);

  if (value !== undefined) return { status: "ready", value: value as Value, error, refresh };
  if (error !== null) return { status: "error", error, refresh };
  return { status: "loading", error, refresh };
}
