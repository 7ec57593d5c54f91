import { useEffect } from "react";
import type { Enrolkit } from "../provider/enrolkit.ts";

/** Looks again at everything once a session that had ended is there again. */
export function useRefetchOnRenewal({ client, queryClient }: Enrolkit): void {
  useEffect(() => {
    const { session } = client;
    let wasExpired = false;
    return session.subscribe(() => {
      const { status } = session.getState();
      if (status === "active" && wasExpired) void queryClient.invalidateQueries();
      if (status !== "starting") wasExpired = status === "expired";
    });
  }, [client, queryClient]);
}
