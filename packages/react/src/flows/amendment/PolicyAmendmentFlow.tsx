"use client";
import type { Policy } from "@enrolkit/contract";
import { type ReactNode, useState } from "react";
import { Loading, Unreadable } from "../shared/Arriving.tsx";
import { type StepMemory, useStepMemory } from "../shared/useStepChange.ts";
import { usePolicy } from "../../hooks/usePolicies.ts";
import { useOpenPolicyAmendment } from "../../hooks/usePolicyAmendmentIntent.ts";
import { Asking } from "./AmendmentRequest.tsx";
import type { AskingDraft } from "./request-draft.ts";
import { Changing } from "./later-requested-amendment.ts";
import type { AmendmentStep } from "@enrolkit/rules";
import { useInForce } from "./useInForce.ts";
import { usePreload } from "./usePreload.ts";
import { AmendmentRoot } from "../../components/PartRoot/PartRoot.tsx";
import { EkSettings } from "../../provider/EkSettings.tsx";

export interface PolicyAmendmentFlowProps {
  readonly policyId: string;
  /** The change to show, also one that is over. Absent: the one that is open; where there is none a new one is begun. */
  readonly intentId?: string | undefined;
  /** The level of the first heading, 1 to 6; by default the provider's. */
  readonly headingLevel?: number | undefined;
}

/**
 * "Something changed in my life": an employee's way from the cover that they have to the cover that they want: what
 * happened and when, people, check, and a page for every other state. Moves on by itself, keeps what was entered, tells
 * the page around through `onEvent`.
 */
export function PolicyAmendmentFlow({ headingLevel, ...props }: PolicyAmendmentFlowProps): ReactNode {
  const flow = (
    <AmendmentRoot shapes={["title", "text", "choice", "choice"]}>
      <Amendment key={props.policyId} {...props} />
    </AmendmentRoot>
  );
  return headingLevel === undefined ? flow : <EkSettings headingLevel={headingLevel}>{flow}</EkSettings>;
}

type Given = Omit<PolicyAmendmentFlowProps, "headingLevel">;

function Amendment({ policyId, intentId }: Given): ReactNode {
  const policy = usePolicy(policyId);
  const open = useOpenPolicyAmendment(policyId);
  const memory = useStepMemory<AmendmentStep>();
  for (const read of [policy, open]) {
    if (read.isLoadingError) return <Unreadable error={read.error} again={() => void read.refetch()} />;
  }
  if (policy.data === undefined || open.data === undefined) return <Loading />;
  return (
    <Of policy={policy.data} given={intentId} found={intentId ?? open.data?.id ?? null} memory={memory} />
  );
}

interface OfProps {
  policy: Policy;
  given: string | undefined;
  /** The change to begin with; null: none. */
  found: string | null;
  memory: StepMemory<AmendmentStep>;
}

/** Which change is shown: null before one is asked for. */
interface Shown {
  readonly given: string | undefined;
  readonly id: string | null;
  /** What was said of a change that is asked for once more. */
  readonly from?: Partial<AskingDraft> | undefined;
}

function Of({ policy, given, found, memory }: OfProps): ReactNode {
  const inForce = useInForce(policy);
  usePreload();
  const [shown, setShown] = useState<Shown>({ given, id: found });
  // A page that names another one; what is looked up later does not take a place under the person.
  if (shown.given !== given) setShown({ given, id: given ?? shown.id });
  const show = (id: string | null, from?: Partial<AskingDraft>) => setShown({ given, id, from });

  if (inForce === null) return <Loading />;
  if ("error" in inForce) return <Unreadable {...inForce} />;
  return shown.id === null ? (
    <Asking inForce={inForce} from={shown.from} memory={memory} onAsked={show} />
  ) : (
    <Changing
      key={shown.id}
      id={shown.id}
      inForce={inForce}
      memory={memory}
      onAgain={(from) => show(null, from)}
    />
  );
}
