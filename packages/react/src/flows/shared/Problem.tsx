"use client";
import type { EnrolkitError } from "@enrolkit/client";
import { type ReactNode, useEffect, useRef } from "react";
import { retainFocus } from "../../theme/move-focus.ts";
import { useMessages } from "../../messages/hooks.ts";
import { type Messages, messageFor } from "../../messages/messages.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Notice } from "../../primitives/Notice/Notice.tsx";
import { useSession } from "../../session/useSession.ts";
import { useFailedReads } from "./useFailedReads.ts";
import { waitsForSession } from "./useFlowMutations.ts";

interface ProblemProps {
  error: EnrolkitError | null;
  /** Sends what failed again; null where that is done elsewhere. */
  retry: (() => void) | null;
}

/**
 * What did not work, whether anything was saved, and how to go on; else, once for all, that parts of the page could not be
 * read. While there is no session: how to continue in place, with everything that was entered.
 */
export function Problem({ error, retry }: ProblemProps): ReactNode {
  const { status, renew } = useSession();
  const { action, common, error: texts } = useMessages();
  const unread = useFailedReads();
  if (status === "expired") {
    return (
      <Shown
        tone="warning"
        title={texts.session_expired}
        text={texts.saved}
        kind="primary"
        wayOn={action.continue}
        goOn={renew}
      />
    );
  }
  const isShown = error !== null && !isSentAgain(error, status, retry) && !hasMovedOn(error);
  // What could not be read without a session is read again with the one that is coming.
  const shown = isShown ? error : status !== "starting" && unread?.error;
  if (!shown) return null;
  const again = isShown ? canRetry(error) && retry : unread?.retry;
  return (
    <Shown
      tone="error"
      title={isShown ? texts.title : texts.part}
      text={isShown && `${messageFor(texts, error.code)} ${savedText(error, texts)} ${texts.saved}`}
      trace={shown.traceId && common.trace(shown.traceId)}
      wayOn={action.retry}
      goOn={again}
    />
  );
}

/** With the next session. What only the person repeats is shown, where the session that was refused has a follower already. */
function isSentAgain(error: EnrolkitError, status: string, retry: ProblemProps["retry"]): boolean {
  const isRepeatedByPerson = retry === null && error.code === "unauthorized";
  return waitsForSession(error) && !(isRepeatedByPerson && status === "active");
}

interface MovedOnProps extends Pick<ProblemProps, "error"> {
  /** A read has found it. */
  isFound: boolean;
}

/** Says that something was changed elsewhere; the page shows its present state. */
export function MovedOn({ error, isFound }: MovedOnProps): ReactNode {
  const { error: texts } = useMessages();
  return (
    (isFound || (error !== null && hasMovedOn(error))) && (
      <Notice live>
        <p className="ek-text">{texts.invalid_state}</p>
      </Notice>
    )
  );
}

interface ShownProps {
  tone: "error" | "warning";
  title: string;
  text: string | false;
  trace?: string | undefined;
  kind?: "primary" | undefined;
  wayOn: string;
  /** How to go on, where there is a way here. */
  goOn: (() => void) | false | null | undefined;
}

/** Scrolls into view what comes of something that the person did, wherever they have scrolled to; not what was only read. */
function Shown({ tone, title, text, trace, kind, wayOn, goOn }: ShownProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    if (text) box.current?.scrollIntoView?.({ block: "center" });
  }, [tone, text]);
  return (
    <div className="ek-stack" ref={box}>
      <Notice tone={tone} live title={title}>
        {text && <p className="ek-text">{text}</p>}
        {goOn && (
          <div className="ek-actions">
            <Button
              kind={kind}
              onClick={() => {
                retainFocus(box.current);
                goOn();
              }}
            >
              {wayOn}
            </Button>
          </div>
        )}
        {trace && <p className="ek-quiet">{trace}</p>}
      </Notice>
    </div>
  );
}

function hasMovedOn({ code, blockingDependents }: EnrolkitError): boolean {
  return code === "invalid_state" && blockingDependents === undefined;
}

/** A response below 500 means that nothing happened; without a response nothing is known, unless nothing was sent. */
function savedText({ code, status }: EnrolkitError, texts: Messages["error"]): string {
  if (code === "not_sent") return "";
  return status > 0 && status < 500 ? texts.unsaved : texts.must_reread;
}

function canRetry({ retryable, status }: EnrolkitError): boolean {
  return retryable || status === 0;
}
