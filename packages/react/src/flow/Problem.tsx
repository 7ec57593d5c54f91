"use client";
import type { EnrolkitError } from "@enrolkit/client";
import type { ReactNode } from "react";
import { useMessages } from "../messages/hooks.ts";
import type { Messages } from "../messages/messages.ts";
import { messageFor } from "../messages/messages.ts";
import { Button } from "../primitives/Button/Button.tsx";
import { Notice } from "../primitives/Notice/Notice.tsx";
import { useSession } from "../session/useSession.ts";

interface ProblemProps {
  error: EnrolkitError | null;
  /** Does what failed once more. */
  again: () => void;
}

/**
 * What did not work, whether anything was saved, and how to go on. While there is no session: how to continue in place,
 * with everything that was entered.
 */
export function Problem({ error, again }: ProblemProps): ReactNode {
  const session = useSession();
  const { action, common, error: texts } = useMessages();
  if (session.status === "expired") {
    return (
      <Notice tone="warning" live title={texts.session_expired}>
        <p className="ek-text">{texts.saved}</p>
        <div className="ek-actions">
          <Button kind="primary" onClick={session.renew}>
            {action.continue}
          </Button>
        </div>
      </Notice>
    );
  }
  if (error === null || error.code === "session_expired") return null;
  if (hasMovedOn(error))
    return (
      <Notice live>
        <p className="ek-text">{texts.invalid_state}</p>
      </Notice>
    );
  return (
    <Notice tone="error" live title={texts.title}>
      <p className="ek-text">
        {messageFor(texts, error.code)} {savedText(error, texts)}
      </p>
      {mayTryAgain(error) && (
        <div className="ek-actions">
          <Button onClick={again}>{action.retry}</Button>
        </div>
      )}
      {error.traceId && <p className="ek-quiet">{common.trace(error.traceId)}</p>}
    </Notice>
  );
}

/** Somebody else moved it on; what is shown now is how it stands. */
function hasMovedOn({ code, blockingDependents }: EnrolkitError): boolean {
  return code === "invalid_state" && blockingDependents === undefined;
}

/** An answer below 500 says that nothing happened; no answer says nothing. */
function savedText({ status }: EnrolkitError, texts: Messages["error"]): string {
  return status > 0 && status < 500 ? `${texts.unsaved} ${texts.saved}` : texts.must_reread;
}

function mayTryAgain({ retryable, status }: EnrolkitError): boolean {
  return retryable || status === 0;
}
