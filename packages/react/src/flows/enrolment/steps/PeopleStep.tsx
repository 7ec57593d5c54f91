"use client";
import type { ReactNode } from "react";
import { useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { Decline } from "../../shared/Decline.tsx";
import { FlowPage } from "../../shared/FlowPage.tsx";
import { FlowCost } from "../FlowCost.tsx";
import { PeopleList } from "../../shared/people/PeopleList.tsx";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";
import { useEnrolmentPeople } from "../useEnrolmentPeople.ts";

/** Who is covered. */
export function PeopleStep({ flow }: { flow: EnrolmentFlowState }): ReactNode {
  const { updateDraft, mutate, isBusy, failure } = flow;
  const { people: texts, action } = useMessages();
  const { list, peopleFlow, ...rest } = useEnrolmentPeople(flow);
  const { people } = rest;
  const isShown = list !== null && people.onFile !== undefined;

  function goOn(): void {
    if (!people.tryToContinue()) return;
    void mutate(() => {
      // Where it leads once the people are checked.
      updateDraft({ at: "check" });
      return people.confirm();
    }, people.submission);
  }

  return (
    <FlowPage
      flow={flow}
      step="people"
      title={texts.title}
      onEnter={goOn}
      aside={<FlowCost flow={flow} dependents={isShown ? people.chosen : null} />}
      actions={
        // They come with the people, or would jump when those do.
        (isShown || failure !== null) && (
          <>
            <Button kind="primary" busy={isBusy || list === null} onClick={goOn}>
              {action.continue}
            </Button>
            <Button onClick={() => flow.goBack("people")}>{action.back}</Button>
            <Decline flow={flow} />
          </>
        )
      }
    >
      <PeopleList flow={peopleFlow} list={list} {...rest} isFailed={failure !== null} />
    </FlowPage>
  );
}
