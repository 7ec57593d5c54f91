import { useCallback, useEffect, useState } from "react";
import { get, RequestError } from "./request.ts";
import type { Refusal } from "../wire.ts";

export type Resource<Value> =
  | { state: "loading" }
  | { state: "refused"; refusal: Refusal }
  | { state: "ready"; value: Value };

const pause = 1500;

/**
 * Reads a path of the backend and keeps what it read while it reads again.
 * While backend or service are down it tries again by itself.
 */
export function useResource<Value>(path: string): Resource<Value> & { reload: () => Promise<void> } {
  const [resource, setResource] = useState<Resource<Value>>({ state: "loading" });

  const reload = useCallback(async () => {
    const answer = await read<Value>(path);
    setResource((known) => (known.state === "ready" && isOutage(answer) ? known : answer));
  }, [path]);

  useEffect(() => {
    let current = true;
    void read<Value>(path).then((answer) => current && setResource(answer));
    return () => {
      current = false;
    };
  }, [path]);

  useEffect(() => {
    if (!isOutage(resource)) return undefined;
    const timer = setTimeout(() => void reload(), pause);
    return () => clearTimeout(timer);
  }, [resource, reload]);

  return { ...resource, reload };
}

const isOutage = (resource: Resource<unknown>) =>
  resource.state === "refused" && resource.refusal.status === 503;

async function read<Value>(path: string): Promise<Resource<Value>> {
  try {
    return { state: "ready", value: await get<Value>(path) };
  } catch (error) {
    if (error instanceof RequestError) return { state: "refused", refusal: error.refusal };
    throw error;
  }
}
