"use client";
import type { EnrolkitError } from "@enrolkit/client";
import { type ReactNode, useEffect, useRef } from "react";
import { useMessages } from "../../messages/hooks.ts";
import { type Messages, messageFor } from "../../messages/messages.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Notice } from "../../primitives/Notice/Notice.tsx";
import { useSession } from "../../session/useSession.ts";

interface ProblemProps {
  error: EnrolkitError | null;
  /** Sends what failed again; null where that is done elsewhere. */
  retry: (() => void) | null;
}

/**
 * What did not work, whether anything was saved, and how to go on. While there is no session: how to continue in place,
 * with everything that was entered.
 */
export function Problem({ error, retry }: ProblemProps): ReactNode {
  const { status, renew } = useSession();
  if (status === "expired") return <SessionExpired onContinue={renew} />;
  if (error === null || error.code === "session_expired" || hasMovedOn(error)) return null;
  return <Failed error={error} retry={retry} />;
}

/** Says that the intent changed elsewhere; the page shows its present state. */
export function MovedOn({ error }: Pick<ProblemProps, "error">): ReactNode {
  const { error: texts } = useMessages();
  return (
    error !== null &&
    hasMovedOn(error) && (
      <Notice live>
        <p className="ek-text">{texts.invalid_state}</p>
      </Notice>
    )
  );
}

function SessionExpired({ onContinue }: { onContinue: () => void }): ReactNode {
  const { action, error: texts } = useMessages();
  return (
    <ScrolledIntoView>
      <Notice tone="warning" live title={texts.session_expired}>
        <p className="ek-text">{texts.saved}</p>
        <div className="ek-actions">
          <Button kind="primary" onClick={onContinue}>
            {action.continue}
          </Button>
        </div>
      </Notice>
    </ScrolledIntoView>
  );
}

function Failed({ error, retry }: ProblemProps & { error: EnrolkitError }): ReactNode {
  const { action, common, error: texts } = useMessages();
  return (
    <ScrolledIntoView>
      <Notice tone="error" live title={texts.title}>
        <p className="ek-text">
          {messageFor(texts, error.code)} {savedText(error, texts)} {texts.saved}
        </p>
        {retry !== null && canRetry(error) && (
          <div className="ek-actions">
            <Button onClick={retry}>{action.retry}</Button>
          </div>
        )}
        {error.traceId && <p className="ek-quiet">{common.trace(error.traceId)}</p>}
      </Notice>
    </ScrolledIntoView>
  );
}

/** Scrolls into view when it appears, wherever the person has scrolled to. */
function ScrolledIntoView({ children }: { children: ReactNode }): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    box.current?.scrollIntoView?.({ block: "center" });
  }, []);
  return (
    <div className="ek-stack" ref={box}>
      {children}
    </div>
  );
}

function hasMovedOn({ code, blockingDependents }: EnrolkitError): boolean {
  return code === "invalid_state" && blockingDependents === undefined;
}

/** A response below 500 means that nothing happened; without a response nothing is known. */
function savedText({ status }: EnrolkitError, texts: Messages["error"]): string {
  return status > 0 && status < 500 ? texts.unsaved : texts.must_reread;
}

function canRetry({ retryable, status }: EnrolkitError): boolean {
  return retryable || status === 0;
}
