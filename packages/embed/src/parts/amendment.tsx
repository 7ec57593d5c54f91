import { PolicyAmendmentFlow, type PolicyAmendmentFlowProps } from "@enrolkit/react";
import type { FlowHost, ShownFlow } from "../elements/part.ts";
import { openFlow } from "./open-flow.tsx";

export const open = (host: FlowHost<PolicyAmendmentFlowProps>): ShownFlow =>
  openFlow(host, ({ policyId, intentId, nextPayday, initialStep, navigation, prefill, onBeforeSubmit }) => (
    <PolicyAmendmentFlow
      {...{ policyId, intentId, nextPayday, initialStep, navigation, prefill, onBeforeSubmit }}
    />
  ));
