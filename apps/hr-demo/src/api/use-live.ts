import { useEffect } from "react";
import { useSession } from "./me.tsx";
import { useResource } from "./use-resource.ts";

const pause = 1500;

/** Reads a path of the backend again and again while the page is looked at, unless it is paused. */
export function useLive<Value>(path: string, isPaused: boolean) {
  const { refresh } = useSession();
  const resource = useResource<Value>(path);
  const { reload } = resource;
  // In another tab, perhaps: the whole page has to know.
  const isSignedOut = resource.state === "refused" && resource.refusal.status === 401;

  useEffect(() => {
    if (isPaused || isSignedOut) return undefined;
    const timer = setInterval(() => document.hidden || void reload(), pause);
    return () => clearInterval(timer);
  }, [isPaused, isSignedOut, reload]);
  useEffect(() => {
    if (isSignedOut) void refresh();
  }, [isSignedOut, refresh]);

  return resource;
}
