"use client";
import type { EnrolkitError } from "@enrolkit/client";
import type { ReactNode } from "react";
import { useMessages, useQuoteMessages } from "../../../messages/hooks.ts";
import { Notice } from "../../../primitives/Notice/Notice.tsx";
import { Isolated } from "../../../text/Isolated.tsx";

/** Whether an error is about what was agreed to: a wording has changed, so that it was not agreed to at all. */
export function isAboutConsents(error: EnrolkitError | undefined): error is EnrolkitError {
  if (error?.code !== "invalid_request") return false;
  const paths = Object.keys(error.fieldErrors);
  return error.missingConsents !== undefined || paths.some((path) => path.startsWith("$.consent_approvals"));
}

/** That nothing was accepted, why in the service's words, and how to go on. */
export function RejectedConsents({ error }: { error: EnrolkitError | null }): ReactNode {
  const { common, error: texts } = useMessages();
  const { agree } = useQuoteMessages();
  if (error === null) return null;
  const said = [...new Set(Object.values(error.fieldErrors).flat())];
  return (
    <Notice tone="error" live title={agree.changed}>
      <p className="ek-text">{`${agree.changedBody} ${texts.unsaved}`}</p>
      {said.map((message) => (
        <p className="ek-text" key={message}>
          <Isolated>{message}</Isolated>
        </p>
      ))}
      {error.traceId && <p className="ek-quiet">{common.trace(error.traceId)}</p>}
    </Notice>
  );
}
