"use client";
import { type ReactNode, useState } from "react";
import { useAmendmentMessages, useFormat, useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { later } from "../../../primitives/later.tsx";
import { Notice } from "../../../primitives/Notice/Notice.tsx";
import { AmendmentPage } from "../AmendmentPage.tsx";
import { holdsText } from "../effective-date-text.ts";
import { GiveUp } from "./GiveUp.tsx";
import type { Changing } from "../useAmendmentFlow.ts";

const WhatChanges = /* @__PURE__ */ later(
  () => import("./AmendmentReview.tsx").then((module) => module.WhatChanges),
  ["text", "choice", "choice", "choice"],
);

/** What is there before and after, for each person and each payer, and one button that says what it does. */
export function CheckPage({ flow }: { flow: Changing }): ReactNode {
  const { intent, inForce, change, actions, run, isBusy, failure } = flow;
  const { action } = useMessages();
  const { amendmentCheck: texts, confirm } = useAmendmentMessages();
  const format = useFormat();
  const [isShown, setShown] = useState(false);
  const isBlocked = failure?.error.blockingDependents !== undefined;
  return (
    <AmendmentPage
      flow={isBlocked ? { ...flow, failure: null } : flow}
      step="check"
      title={texts[change]}
      actions={
        // They come with what they are about, or would jump when it does.
        isShown && (
          <>
            <Button
              kind={change === "cancellation" ? "danger" : "primary"}
              busy={isBusy}
              onClick={() => void run(() => actions.confirm.mutateAsync())}
            >
              {holdsText(confirm, format, change, intent.effective_from, inForce.policy)}
            </Button>
            <Button busy={isBusy} onClick={flow.backToReason}>
              {action.back}
            </Button>
            <GiveUp flow={flow} />
          </>
        )
      }
    >
      <WhatChanges flow={flow} onShown={() => setShown(true)} />
      {isBlocked && (
        <Notice tone="error" live title={texts.blocked}>
          <p className="ek-text">{texts.blockedBody}</p>
        </Notice>
      )}
    </AmendmentPage>
  );
}
