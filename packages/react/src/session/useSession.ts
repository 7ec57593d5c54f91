import type { EnrolkitError, SessionState } from "@enrolkit/client";
import { useCallback, useSyncExternalStore } from "react";
import { useEnrolkit } from "../provider/context.ts";

export interface SessionInfo {
  /**
   * `expired`: it ended and could not be renewed; what was entered is kept, and nothing is sent until `renew`.
   * `signed_out`: nothing of the person is left; nothing is sent until `renew`.
   */
  readonly status: SessionState["status"];
  /** Why it could not be renewed; null otherwise. */
  readonly error: EnrolkitError | null;
  /** Asks the page for a new session. The outcome shows in `status`. */
  readonly renew: () => void;
  /**
   * Signs the person out: forgets everything of them at once, and revokes the session at the service. Resolves with
   * whether the service has revoked it, and never rejects.
   */
  readonly signOut: () => Promise<boolean>;
}

const onServer: SessionState = { status: "idle" };

/** The session of the nearest provider. */
export function useSession(): SessionInfo {
  const { client, signOut } = useEnrolkit();
  const { session, connect } = client;
  const state = useSyncExternalStore(session.subscribe, session.getState, () => onServer);
  const renew = useCallback(() => {
    if (session.getState().status === "signed_out") connect();
    // The state holds the failure.
    else session.renew().catch(() => {});
  }, [session, connect]);
  return { status: state.status, error: state.status === "expired" ? state.error : null, renew, signOut };
}
