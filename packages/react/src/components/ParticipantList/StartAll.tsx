"use client";
import type { Participant } from "@enrolkit/types";
import { type ReactNode, useContext, useRef, useState } from "react";
import { useFormat, useParticipationMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Notice } from "../../primitives/Notice/Notice.tsx";
import { retainFocus } from "../../theme/move-focus.ts";
import { ReportContext } from "../../theme/theme-context.ts";

interface StartAllProps {
  participants: readonly Participant[];
  onStartEnrolment: (participant: Participant) => unknown;
  onStarted: ((participants: readonly Participant[]) => unknown) | undefined;
}

/**
 * Has an enrolment started for everyone who has had none, one after the other, and names those of which it failed. The others
 * leave the list, so the page around says that theirs was started.
 */
export function StartAll({ participants, onStartEnrolment, onStarted }: StartAllProps): ReactNode {
  const { participation: texts } = useParticipationMessages();
  const format = useFormat();
  const report = useContext(ReportContext);
  const box = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [failures, setFailures] = useState<readonly Participant[]>([]);
  const idle = participants.filter(({ state }) => state === "not_invited");

  const isOffered = idle.length > 1 || isBusy;
  if (!isOffered && failures.length === 0) return null;

  async function start(): Promise<void> {
    // With the last of them, the list goes.
    retainFocus(box.current);
    setBusy(true);
    const started: Participant[] = [];
    const failed: Participant[] = [];
    for (const participant of idle) {
      try {
        await onStartEnrolment(participant);
        started.push(participant);
      } catch (error) {
        failed.push(participant);
        report?.(error);
      }
    }
    setFailures(failed);
    if (started.length > 0) await onStarted?.(started);
    setBusy(false);
  }

  return (
    <div className="ek-stack" data-ek-gap="small" ref={box}>
      {isOffered && (
        <div className="ek-actions">
          <Button busy={isBusy} onClick={() => void (isBusy ? undefined : start())}>
            {texts.startAll(format.count(idle.length))}
          </Button>
        </div>
      )}
      {failures.length > 0 && (
        <Notice
          live
          tone="error"
          title={texts.notStartedFor(format.list(failures.map((one) => format.name(one))))}
        />
      )}
    </div>
  );
}
