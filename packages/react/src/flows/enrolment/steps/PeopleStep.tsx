"use client";
import { type ReactNode, useState } from "react";
import { useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { later } from "../../../primitives/later.tsx";
import { Notice } from "../../../primitives/Notice/Notice.tsx";
import { Skeleton } from "../../../primitives/Skeleton/Skeleton.tsx";
import { Decline } from "../Decline.tsx";
import { FlowCost } from "../FlowCost.tsx";
import { Loaded } from "../../shared/Loaded.tsx";
import { Page } from "../Page.tsx";
import { attemptAfter, noAttempt } from "../../shared/people/attempt.ts";
import { useOpenList } from "../../shared/people/useOpenList.ts";
import { usePeople } from "../../shared/people/usePeople.ts";
import { usePricesOfPeople } from "../../shared/people/usePricesOfPeople.ts";
import { peopleWay } from "../people-way.ts";
import { usePaid } from "../usePaid.ts";
import { stepsOf } from "../enrolment-steps.ts";
import type { Flow } from "../useEnrolmentFlow.ts";

const shapes = ["choice", "choice"] as const;
const Picker = /* @__PURE__ */ later(
  () => import("../../shared/people/PeoplePicker.tsx").then((module) => module.Picker),
  shapes,
);
const nobody = [] as const;

/** Who is covered. Behind it stands a list of the service, which is begun when somebody comes here. */
export function People({ flow }: { flow: Flow }): ReactNode {
  const { intent, keep, run, isBusy, failure } = flow;
  const { people: texts, action } = useMessages();
  const list = useOpenList({
    subIntent: flow.subIntent,
    mayBegin: intent.status === "pending_confirmation",
    create: flow.actions.createSubIntent,
    run,
  });
  const way = peopleWay(flow, list);
  const people = usePeople(way, list);
  const prices = usePricesOfPeople(people.onFile ?? nobody, people.chosen, usePaid(intent));
  const [attempt, setAttempt] = useState(noAttempt);

  const isDecided = people.who !== null && (people.who === "only_me" || people.covered.length > 0);
  const isComplete = isDecided && people.blocked.length === 0 && people.lacking.length === 0;
  const isShown = list !== null && people.onFile !== undefined;

  function goOn(): void {
    setAttempt(attemptAfter(attempt, people));
    if (!isComplete) return;
    setAttempt(noAttempt);
    void run(() => {
      // Where it leads once the people are checked.
      keep({ at: "check" });
      return people.settle();
    });
  }

  return (
    <Page
      flow={flow}
      step="people"
      title={texts.title}
      aside={<FlowCost flow={flow} dependents={isShown ? people.chosen : null} />}
      actions={
        // They come with the people, or would jump when those do.
        (isShown || failure !== null) && (
          <>
            <Button kind="primary" busy={isBusy || list === null} onClick={goOn}>
              {action.continue}
            </Button>
            <Button onClick={() => flow.goTo(stepsOf(intent).includes("cover") ? "cover" : "opening")}>
              {action.back}
            </Button>
            <Decline flow={flow} />
          </>
        )
      }
    >
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
    </Page>
  );
}
