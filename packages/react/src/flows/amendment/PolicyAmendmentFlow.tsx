"use client";
import type { Policy } from "@enrolkit/types";
import type { AmendmentPosition } from "@enrolkit/rules";
import { type ReactNode, useState } from "react";
import { AmendmentRoot } from "../../components/PartRoot/PartRoot.tsx";
import { usePolicy } from "../../hooks/usePolicies.ts";
import { useOpenPolicyAmendment } from "../../hooks/usePolicyAmendment.ts";
import { EkSettings } from "../../provider/EkSettings.tsx";
import { CurrentStep, type StepMemory, useStepMemory } from "../shared/CurrentStep.tsx";
import { FlowProvider } from "../shared/FlowContext.tsx";
import type { StepNames } from "../shared/flow-steps.ts";
import type { FlowSettings, PaySettings, PeoplePrefill } from "../shared/flow-settings.ts";
import { FlowLoaded } from "../shared/Loaded.tsx";
import { loadRequestedAmendment, RequestedAmendment } from "./later-requested-amendment.ts";
import type { AmendmentRequestDraft } from "./request-draft.ts";
import { OpeningStep } from "./steps/OpeningStep.tsx";
import { ReasonStep } from "./steps/ReasonStep.tsx";
import { WhenStep } from "./steps/WhenStep.tsx";
import {
  type AmendmentRequestOptions,
  type AmendmentRequestState,
  useAmendmentRequest,
} from "./useAmendmentRequest.ts";
import { useInForce } from "./useInForce.ts";

export interface PolicyAmendmentFlowProps extends FlowSettings, PaySettings {
  /** The policy to change, `p_…`. */
  readonly policyId: string;
  /** The change to show, also one that is over. Absent: the one that is open; where there is none a new one is begun. */
  readonly intentId?: string | undefined;
  /** The level of the first heading, 1 to 6; by default the provider's. */
  readonly headingLevel?: number | undefined;
  /** What the forms begin with, where the person has entered nothing yet. */
  readonly prefill?: PeoplePrefill | undefined;
}

/**
 * "Something changed in my life": from the cover that an employee has to the cover that they want: what happened
 * and when, people, check, and a page for every other state. Moves on by itself, saves what was entered, notifies the
 * page around through `onEvent`.
 */
export function PolicyAmendmentFlow(props: PolicyAmendmentFlowProps): ReactNode {
  const { headingLevel, policyId, intentId, ...settings } = props;
  const flow = (
    <AmendmentRoot shapes={["title", "text", "choice", "choice"]}>
      <FlowProvider id={`amendment ${policyId}`} settings={settings}>
        <Amendment policyId={policyId} intentId={intentId} />
      </FlowProvider>
    </AmendmentRoot>
  );
  return headingLevel === undefined ? flow : <EkSettings headingLevel={headingLevel}>{flow}</EkSettings>;
}

function Amendment({
  policyId,
  intentId,
}: Pick<PolicyAmendmentFlowProps, "policyId" | "intentId">): ReactNode {
  const memory = useStepMemory();
  return (
    <FlowLoaded of={[usePolicy(policyId), useOpenPolicyAmendment(policyId)]}>
      {(policy, open) => (
        <OfPolicy policy={policy} intentId={intentId} openId={open?.id ?? null} memory={memory} />
      )}
    </FlowLoaded>
  );
}

interface OfPolicyProps {
  policy: Policy;
  /** As the page around has it. */
  intentId: string | undefined;
  openId: string | null;
  memory: StepMemory;
}

/** Which change is shown: null before one is requested. */
interface Shown {
  readonly intentId: string | undefined;
  readonly id: string | null;
  /** What was said of a change that is requested once more. */
  readonly from?: Partial<AmendmentRequestDraft> | undefined;
  /** The one before, which is over: until that is read again, it seems to be open. */
  readonly overId?: string | null | undefined;
}

function OfPolicy({ policy, intentId, openId, memory }: OfPolicyProps): ReactNode {
  const inForce = useInForce(policy);
  const [shown, setShown] = useState<Shown>({ intentId, id: intentId ?? openId });
  // Only a page that names another change replaces the one shown.
  if (shown.intentId !== intentId) setShown({ ...shown, intentId, id: intentId ?? shown.id });
  const show = (id: string | null, from?: Partial<AmendmentRequestDraft>) =>
    setShown({ intentId, id, from, overId: shown.id });
  return (
    <FlowLoaded of={[inForce]}>
      {(cover) =>
        shown.id === null ? (
          <AmendmentRequest
            inForce={cover}
            openId={openId === shown.overId ? null : openId}
            from={shown.from}
            memory={memory}
            onRequested={show}
          />
        ) : (
          <RequestedAmendment
            key={shown.id}
            id={shown.id}
            inForce={cover}
            memory={memory}
            onAgain={(from) => show(null, from)}
          />
        )
      }
    </FlowLoaded>
  );
}

const pages: Readonly<Record<AmendmentPosition, (props: { flow: AmendmentRequestState }) => ReactNode>> = {
  opening: OpeningStep,
  reason: ReasonStep,
  when: WhenStep,
};

/** What happened and when is what is chosen here. */
const names: StepNames = { reason: "cover", when: "cover" };

const laterParts = [loadRequestedAmendment];

/** Before a change is requested: what there is, what happened, and when. */
function AmendmentRequest(options: AmendmentRequestOptions): ReactNode {
  const flow = useAmendmentRequest(options);
  return (
    <CurrentStep
      flow={flow}
      page={flow.at}
      number={flow.at === "when" ? 2 : 1}
      pages={pages}
      names={names}
      reach={flow.reach}
      intentId={null}
      memory={options.memory}
      laterParts={laterParts}
    />
  );
}
