"use client";
import type { EnrolmentIntent } from "@enrolkit/types";
import type { EnrolmentStep } from "@enrolkit/rules";
import type { ReactNode } from "react";
import type { EnrolmentOf } from "../../hooks/queries.ts";
import { useEnrolment, useEnrolmentOffer } from "../../hooks/useEnrolment.ts";
import { EkRoot } from "../../theme/EkRoot.tsx";
import {
  CurrentStep,
  nowhere,
  type StepMemory,
  useStepChange,
  useStepMemory,
} from "../shared/CurrentStep.tsx";
import { FlowProvider, useBegunElsewhere } from "../shared/FlowContext.tsx";
import type { EnrolmentPrefill, FlowSettings, PaySettings } from "../shared/flow-settings.ts";
import { Navigation } from "../shared/Navigation.tsx";
import { FlowLoaded } from "../shared/Loaded.tsx";
import { usePreload } from "../shared/usePreload.ts";
import { stepOf } from "./enrolment-steps.ts";
import { laterPage, loadLaterPages } from "./later.ts";
import { type BeginProps, BeginStep } from "./steps/BeginStep.tsx";
import { OpeningStep } from "./steps/OpeningStep.tsx";
import { WaitingStep } from "./steps/WaitingStep.tsx";
import { type EnrolmentFlowState, useEnrolmentFlow } from "./useEnrolmentFlow.ts";

export interface EnrolmentFlowProps extends EnrolmentOf, FlowSettings, PaySettings {
  /** What the forms begin with, where the person has chosen or entered nothing yet. */
  readonly prefill?: EnrolmentPrefill | undefined;
}

/**
 * An employee's enrolment in a group, from what is offered to what they have: cover, people, check, and a page for every
 * other state. Moves on by itself, saves what was entered, notifies the page around through `onEvent`.
 */
export function EnrolmentFlow({ employeeId, groupId, ...settings }: EnrolmentFlowProps): ReactNode {
  return (
    <EkRoot>
      <FlowProvider id={`enrolment ${employeeId} ${groupId}`} settings={settings}>
        <Enrolment of={{ employeeId, groupId }} />
      </FlowProvider>
    </EkRoot>
  );
}

const laterParts = [loadLaterPages];

function Enrolment({ of }: { of: EnrolmentOf }): ReactNode {
  const memory = useStepMemory();
  return (
    <FlowLoaded of={[useEnrolment(of)]}>
      {(intent) =>
        intent === null ? (
          <NotStarted of={of} memory={memory} />
        ) : (
          <Started key={intent.id} intent={intent} memory={memory} />
        )
      }
    </FlowLoaded>
  );
}

function NotStarted({ of, memory }: { of: EnrolmentOf; memory: StepMemory }): ReactNode {
  useStepChange(memory, { intentId: null, page: "begin", step: "opening", number: 1 });
  return (
    <>
      <Navigation step="opening" intentId={null} reach={nowhere} isBusy={false} />
      <FlowLoaded of={[useEnrolmentOffer(of)]}>
        {({ policy_enrolments }) => <Begin of={of} memory={memory} policies={policy_enrolments} />}
      </FlowLoaded>
    </>
  );
}

/** Once what is offered can be read, the pages to come are fetched. */
function Begin(props: BeginProps): ReactNode {
  usePreload(laterParts);
  return <BeginStep {...props} />;
}

const pages: Readonly<
  Record<EnrolmentStep | "begin", (props: { flow: EnrolmentFlowState; number: number }) => ReactNode>
> = {
  begin: Beginning,
  opening: OpeningStep,
  waiting: WaitingStep,
  cover: /* @__PURE__ */ laterPage("cover"),
  people: /* @__PURE__ */ laterPage("people"),
  beneficiaries: /* @__PURE__ */ laterPage("beneficiaries"),
  check: /* @__PURE__ */ laterPage("check"),
  done: /* @__PURE__ */ laterPage("done"),
  scheduled: /* @__PURE__ */ laterPage("scheduled"),
  ineligible: /* @__PURE__ */ laterPage("ineligible"),
  action_required: /* @__PURE__ */ laterPage("action_required"),
  rejected: /* @__PURE__ */ laterPage("rejected"),
  not_undertaken: /* @__PURE__ */ laterPage("not_undertaken"),
  unknown: /* @__PURE__ */ laterPage("unknown"),
};

/** Which step comes next depends on requirements only while there is something to confirm. */
const notNeeded = { data: null, error: null, refetch: () => {} };

function Started({ intent, memory }: { intent: EnrolmentIntent; memory: StepMemory }): ReactNode {
  useBegunElsewhere(memory.last !== null);
  const flow = useEnrolmentFlow(intent, memory);
  // Once they could not be read, the page says so.
  const isAwaited = intent.status === "pending_confirmation" && !flow.requirements.isFetched;
  return (
    <FlowLoaded of={[flow.list, isAwaited ? flow.requirements : notNeeded]}>
      {(subIntent) => {
        const page = stepOf(intent, subIntent, flow.at, flow.requirements.data);
        return (
          <CurrentStep
            flow={flow}
            page={page}
            number={page === "cover" ? flow.coverPage : 1}
            pages={pages}
            names={flow.names}
            reach={flow.reach}
            intentId={intent.id}
            memory={memory}
            laterParts={laterParts}
            mayHold={intent.status !== "enrolling"}
          />
        );
      }}
    </FlowLoaded>
  );
}

/** Stays for a moment while the service finds what to ask first. */
function Beginning({ flow }: { flow: EnrolmentFlowState }): ReactNode {
  const { employee_id: employeeId, group_id: groupId, policy_enrolments } = flow.intent;
  return <BeginStep of={{ employeeId, groupId }} memory={flow.memory} policies={policy_enrolments} isBegun />;
}
