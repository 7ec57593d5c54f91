"use client";
import { type ReactNode, useState } from "react";
import { CostPreview } from "../../../components/CostPreview/CostPreview.tsx";
import { Loaded } from "../../shared/Loaded.tsx";
import { attemptAfter, noAttempt } from "../../shared/people/attempt.ts";
import { Picker } from "../../shared/people/PeoplePicker.tsx";
import { useAmendmentMessages, useFormat, useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { ErrorSummary } from "../../../primitives/ErrorSummary/ErrorSummary.tsx";
import { Notice } from "../../../primitives/Notice/Notice.tsx";
import { Skeleton } from "../../../primitives/Skeleton/Skeleton.tsx";
import { AmendmentPage } from "../AmendmentPage.tsx";
import { DueBy } from "./DueBy.tsx";
import { GiveUp } from "./GiveUp.tsx";
import { MonthlyDifference } from "./MonthlyDifference.tsx";
import type { Changing } from "../useAmendmentFlow.ts";
import { useChangingPeople } from "../useAmendmentPeople.ts";

const shapes = ["choice", "choice"] as const;

/** Whom the policy is to cover from now on, from those whom it covers, with what each change of the list costs. */
export function PeoplePage({ flow }: { flow: Changing }): ReactNode {
  const { intent, inForce, run, isBusy, failure } = flow;
  const { plan } = inForce;
  const { action } = useMessages();
  const { who: texts } = useAmendmentMessages();
  const format = useFormat();
  const { list, way, people, prices, priced, isUnchanged } = useChangingPeople(flow);
  const [attempt, setAttempt] = useState(noAttempt);
  const [idle, setIdle] = useState(0);

  function goOn(): void {
    if (isUnchanged) {
      setIdle(idle + 1);
      return;
    }
    setAttempt(attemptAfter(attempt, people));
    if (people.blocked.length > 0 || people.lacking.length > 0) return;
    setAttempt(noAttempt);
    void run(people.settle);
  }

  return (
    <AmendmentPage
      flow={flow}
      step="people"
      title={texts.title}
      aside={
        priced === null ? (
          <Skeleton shapes={["panel"]} />
        ) : (
          <CostPreview
            policies={[{ id: plan.id, name: plan.name, cost: priced.cost, taxName: plan.tax.name }]}
            before={priced.paidBefore}
          />
        )
      }
      actions={
        // They come with the people, or would jump when those do.
        (priced !== null || failure !== null) && (
          <>
            <Button kind="primary" busy={isBusy || list === null} onClick={goOn}>
              {action.continue}
            </Button>
            <Button busy={isBusy} onClick={flow.backToReason}>
              {action.back}
            </Button>
            <GiveUp flow={flow} />
          </>
        )
      }
    >
      <p className="ek-lead">{texts.holdsFrom(format.date(intent.effective_from))}</p>
      <ErrorSummary problems={isUnchanged && idle > 0 ? [{ message: texts.unchanged }] : []} attempt={idle} />
      {list?.action_required && (
        <Notice tone="warning" live title={list.action_required.reason}>
          <p className="ek-text">{list.action_required.reason_description}</p>
        </Notice>
      )}
      {list === null ? (
        failure === null && <Skeleton shapes={shapes} />
      ) : (
        <Loaded of={people.eligibility} shapes={shapes}>
          {() => <Picker way={way} people={people} attempt={attempt} prices={prices} />}
        </Loaded>
      )}
      {priced && <MonthlyDifference quote={priced.quote} from={intent.effective_from} />}
      <DueBy flow={flow} />
    </AmendmentPage>
  );
}
