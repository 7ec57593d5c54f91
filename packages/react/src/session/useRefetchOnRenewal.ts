import { useEffect } from "react";
import type { Enrolkit } from "../provider/enrolkit.ts";

/** Looks again at everything once a session that had ended is there again. */
export function useRefetchOnRenewal({ client, cache }: Enrolkit): void {
  useEffect(() => {
    const { session } = client;
    let wasExpired = false;
    return session.subscribe(() => {
      const { status } = session.getState();
      if (status === "active" && wasExpired) void cache.invalidate([]);
      if (status !== "starting") wasExpired = status === "expired";
    });
  }, [client, cache]);
}
