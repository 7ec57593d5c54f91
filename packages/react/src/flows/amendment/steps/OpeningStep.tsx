"use client";
import type { AmendmentChange } from "@enrolkit/types";
import { type ReactNode, useRef, useState } from "react";
import { CostPreview } from "../../../components/CostPreview/CostPreview.tsx";
import { PlanHeader } from "../../../components/PlanHeader/PlanHeader.tsx";
import { useAmendmentMessages, useFormat, useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { RadioCards } from "../../../primitives/Choices/RadioCards.tsx";
import { ErrorSummary } from "../../../primitives/ErrorSummary/ErrorSummary.tsx";
import { Notice } from "../../../primitives/Notice/Notice.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { CoverToday } from "./CoverToday.tsx";
import type { AmendmentRequestState } from "../useAmendmentRequest.ts";

/** Who is covered today, what it costs, until when it can be changed freely, and what can be done. */
export function OpeningStep({ flow }: { flow: AmendmentRequestState }): ReactNode {
  const { inForce, draft, updateDraft, changes, isAdjustable } = flow;
  const { policy, plan, provider, enrolled } = inForce;
  const { action } = useMessages();
  const { inForce: texts, what } = useAmendmentMessages();
  const format = useFormat();
  const first = useRef<HTMLInputElement>(null);
  const [attempt, setAttempt] = useState(0);
  const isMissing = attempt > 0 && draft.change === undefined && changes.length > 1;
  const hasEnded = policy.status === "cancelled";

  const only = changes.length === 1 ? changes[0] : undefined;

  function goOn(): void {
    setAttempt(attempt + 1);
    const change = only ?? draft.change;
    if (change !== undefined) updateDraft({ change, at: "reason" });
  }

  return (
    <FlowPage
      flow={flow}
      title={hasEnded ? texts.ended : texts.title}
      onEnter={goOn}
      aside={
        !hasEnded && (
          <CostPreview
            policies={[
              {
                ...plan,
                type: plan.benefit_type,
                cost: policy.cost,
                taxName: plan.tax.name,
                endsOn: policy.year_ends_on,
              },
            ]}
          />
        )
      }
      actions={
        changes.length > 0 && (
          <Button kind="primary" onClick={goOn}>
            {only === undefined ? action.continue : what[only]}
          </Button>
        )
      }
    >
      <ErrorSummary
        problems={isMissing ? [{ message: what.missing, target: () => first.current }] : []}
        attempt={attempt}
      />
      <PlanHeader
        type={enrolled.type}
        plan={{ name: plan.name }}
        provider={provider}
        country={inForce.location.country}
      />
      <CoverToday inForce={inForce} />
      {isAdjustable && changes.length > 0 && (
        <Notice>
          <p className="ek-text">
            {texts[changes.includes("dependents") ? "freely" : "freelyEnded"](
              format.date(policy.adjustable_until),
            )}
          </p>
        </Notice>
      )}
      {changes.length > 1 && (
        <RadioCards
          legend={what.legend}
          layout="columns"
          options={changes.map((value) => ({ value, label: what[value], description: what[`${value}Hint`] }))}
          value={draft.change ?? null}
          onChange={(value) =>
            updateDraft({ change: value as AmendmentChange, group: undefined, reason: undefined })
          }
          error={isMissing ? what.missing : undefined}
          inputRef={first}
        />
      )}
    </FlowPage>
  );
}
