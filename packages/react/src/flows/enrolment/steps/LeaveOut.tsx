"use client";
import type { BenefitType, DeclinedBenefit } from "@enrolkit/types";
import { type ComponentType, type ReactNode, useRef, useState } from "react";
import { useMessages } from "../../../messages/hooks.ts";
import { messageFor } from "../../../messages/messages.ts";
import { Button } from "../../../primitives/Button/Button.tsx";
import { Dialog } from "../../../primitives/Dialog/Dialog.tsx";
import { SummaryList } from "../../../primitives/SummaryList/SummaryList.tsx";
import { Isolated } from "../../../text/Isolated.tsx";
import type { EnrolmentFlowState } from "../useEnrolmentFlow.ts";
import type { LeaveOutReasonsProps } from "./LeaveOutReasons.tsx";

interface LeaveOutProps {
  flow: EnrolmentFlowState;
  benefit: BenefitType;
  /** Asks why (`LeaveOutReasons`). */
  Reasons: ComponentType<LeaveOutReasonsProps>;
}

/** "I don't want dental": leaves one benefit of several out of the enrolment. The last one goes with the enrolment as a whole. */
export function LeaveOut({ flow, benefit, Reasons }: LeaveOutProps): ReactNode {
  const { intent, actions, mutate, isBusy } = flow;
  const { action, leaveOut, leftOut } = useMessages();
  const [isAsking, setAsking] = useState(false);
  const [reason, setReason] = useState<DeclinedBenefit["reason"] | null>(null);
  const [isMissing, setMissing] = useState(false);
  const control = useRef<HTMLInputElement>(null);
  if (intent.policy_enrolments.length < 2) return null;
  const label = messageFor(leaveOut, benefit);

  async function send(): Promise<void> {
    setMissing(reason === null);
    if (reason === null) return control.current?.focus();
    const declined_benefits = [...intent.declined_benefits, { benefit_type: benefit, reason }];
    await mutate(() => actions.update.mutateAsync({ declined_benefits }));
    setAsking(false);
  }

  return (
    <div className="ek-plain">
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={label}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{action.back}</Button>
            <Button kind="danger" busy={isBusy} onClick={() => void send()}>
              {leftOut.confirm}
            </Button>
          </>
        }
      >
        <p className="ek-text">{`${leftOut.others} ${leftOut.body}`}</p>
        <Reasons value={reason} onChange={setReason} isMissing={isMissing} inputRef={control} />
      </Dialog>
    </div>
  );
}

/** The benefits that were left out, each with a way to take it back; nothing where there are none. */
export function LeftOut({ flow }: { flow: EnrolmentFlowState }): ReactNode {
  const { intent, actions, mutate, isBusy } = flow;
  const { benefit: names, leftOut, action } = useMessages();
  const { declined_benefits: all } = intent;
  if (all.length === 0) return null;
  const takeBack = (type: BenefitType) =>
    mutate(() =>
      actions.update.mutateAsync({
        declined_benefits: all.filter(({ benefit_type }) => benefit_type !== type),
      }),
    );
  return (
    <SummaryList
      rows={[
        {
          id: "left_out",
          label: leftOut.title,
          value: (
            <ul className="ek-list">
              {all.map(({ benefit_type: type }) => {
                const name = messageFor(names, type);
                return (
                  <li className="ek-item" key={type}>
                    <Isolated>{name}</Isolated>{" "}
                    <Button
                      kind="quiet"
                      busy={isBusy}
                      label={action.about(leftOut.takeBack, name)}
                      onClick={() => void takeBack(type)}
                    >
                      {leftOut.takeBack}
                    </Button>
                  </li>
                );
              })}
            </ul>
          ),
        },
      ]}
    />
  );
}
