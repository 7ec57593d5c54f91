"use client";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useRequirements } from "../../../hooks/useRequirements.ts";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { later } from "../../../primitives/later.tsx";
import { Isolated } from "../../../text/Isolated.tsx";
import { Decline } from "../Decline.tsx";
import { earliestStart } from "../earliest-start.ts";
import { FlowCost } from "../FlowCost.tsx";
import { Page } from "../Page.tsx";
import { Questions } from "./later-questions.ts";
import { type Place, stepsOf } from "../enrolment-steps.ts";
import type { Flow } from "../useEnrolmentFlow.ts";

const Everything = /* @__PURE__ */ later(
  () => import("./EnrolmentReview.tsx").then((module) => module.Everything),
  ["text", "choice", "choice", "choice"],
);

/** Everything once more, or one answer of it to be given anew. */
export function Check({ flow }: { flow: Flow }): ReactNode {
  const { draft, heading, keep } = flow;
  const { action } = useMessages();
  const asked = useRequirements(flow.intent).data?.find(({ id }) => id === draft.asked);
  const shown = useRef(asked?.id);
  useEffect(() => {
    if (shown.current !== asked?.id) heading.current?.focus();
    shown.current = asked?.id;
  }, [asked?.id, heading]);
  if (asked === undefined) return <Checking flow={flow} />;
  const goBack = () => keep({ asked: undefined });
  return (
    <Page
      flow={flow}
      step="check"
      title={<Isolated>{asked.title}</Isolated>}
      aside={<FlowCost flow={flow} />}
      actions={<Button onClick={goBack}>{action.back}</Button>}
    >
      <p className="ek-text">
        <Isolated>{asked.description}</Isolated>
      </p>
      <Questions flow={flow} requirement={asked} onAnswered={goBack} untitled />
    </Page>
  );
}

/** Who pays what, what the law and the insurer say, and one button that says what it does. */
function Checking({ flow }: { flow: Flow }): ReactNode {
  const { intent, run, actions, isBusy } = flow;
  const { check, action } = useMessages();
  const format = useFormat();
  const [isShown, setShown] = useState(false);
  const steps: readonly string[] = stepsOf(intent);
  const back = (["people", "cover", "opening"] satisfies Place[]).find(
    (place) => place === "opening" || steps.includes(place),
  );
  return (
    <Page
      flow={flow}
      step="check"
      title={check.title}
      aside={<FlowCost flow={flow} />}
      actions={
        // They come with what they are about, or would jump when it does.
        isShown && (
          <>
            <Button
              kind="primary"
              busy={isBusy}
              onClick={() => void run(() => actions.confirm.mutateAsync())}
            >
              {action.enrol(format.date(earliestStart(intent)))}
            </Button>
            <Button onClick={() => flow.goTo(back ?? "opening")}>{action.back}</Button>
            <Decline flow={flow} />
          </>
        )
      }
    >
      <Everything flow={flow} onShown={() => setShown(true)} />
    </Page>
  );
}
