import type { EnrolkitError, SessionState } from "@enrolkit/client";
import { useCallback, useSyncExternalStore } from "react";
import { useEnrolkit } from "../provider/context.ts";

export interface SessionInfo {
  /** `expired`: it ended and could not be renewed; what was entered is kept, and nothing is sent until `renew`. */
  readonly status: SessionState["status"];
  readonly error: EnrolkitError | null;
  /** Asks the page for a new session. The outcome shows in `status`. */
  readonly renew: () => void;
}

const onServer: SessionState = { status: "idle" };

/** The session of the nearest provider. */
export function useSession(): SessionInfo {
  const { client } = useEnrolkit();
  const { session } = client;
  const state = useSyncExternalStore(session.subscribe, session.getState, () => onServer);
  const renew = useCallback(() => {
    // The state holds the failure.
    session.renew().catch(() => {});
  }, [session]);
  return { status: state.status, error: state.status === "expired" ? state.error : null, renew };
}
