"use client";
import type { DependentInfo } from "@enrolkit/contract";
import { type ReactNode, useState } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Notice } from "../../primitives/Notice/Notice.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { Decline } from "../Decline.tsx";
import { FlowCost } from "../FlowCost.tsx";
import { Page } from "../Page.tsx";
import { Picker } from "../people/Picker.tsx";
import { useOpenList } from "../people/use-open-list.ts";
import { usePeople } from "../people/use-people.ts";
import { stepsOf } from "../step.ts";
import type { Flow } from "../use-flow.ts";

/** Who is covered. Behind it stands a list of the service, which is begun when somebody comes here. */
export function People({ flow }: { flow: Flow }): ReactNode {
  const { intent, keep, run, isBusy, failure } = flow;
  const { people: texts, action } = useMessages();
  const format = useFormat();
  const list = useOpenList(flow);
  const people = usePeople(flow, list);
  const [attempt, setAttempt] = useState(0);

  const blocked = people.covered.filter(({ status }) => blocking.includes(status));
  const isDecided = people.who !== null && (people.who === "only_me" || people.covered.length > 0);
  const isComplete = isDecided && blocked.length === 0 && people.lacking === null;

  function goOn(): void {
    setAttempt(attempt + 1);
    if (!isComplete) return;
    void run(() => {
      // Where it leads once the people are checked.
      keep({ at: "check" });
      return people.settle();
    });
  }

  function problemOf({ associated_person_id }: DependentInfo) {
    const person = people.onFile?.find((it) => it.associated_person_id === associated_person_id);
    return { message: texts.blocked(person ? format.name(person) : "") };
  }

  return (
    <Page
      flow={flow}
      step="people"
      title={texts.title}
      aside={<FlowCost flow={flow} dependents={people.chosen} />}
      actions={
        <>
          <Button kind="primary" busy={isBusy || list === null} onClick={goOn}>
            {action.continue}
          </Button>
          <Button onClick={() => flow.goTo(stepsOf(intent).includes("cover") ? "cover" : "opening")}>
            {action.back}
          </Button>
          <Decline flow={flow} />
        </>
      }
    >
      {list?.action_required && (
        <Notice tone="warning" live title={list.action_required.reason}>
          <p className="ek-text">{list.action_required.reason_description}</p>
        </Notice>
      )}
      {list !== null && people.onFile !== undefined ? (
        <Picker
          flow={flow}
          list={list}
          people={people}
          attempt={attempt}
          problems={attempt > 0 ? blocked.map(problemOf) : []}
        />
      ) : (
        failure === null && <Skeleton shapes={["choice", "choice"]} />
      )}
    </Page>
  );
}

const blocking: readonly string[] = ["ineligible", "restricted", "action_required"];
