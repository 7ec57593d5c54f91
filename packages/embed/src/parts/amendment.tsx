import { PolicyAmendmentFlow, type PolicyAmendmentFlowProps } from "@enrolkit/react";
import type { FlowHost, ShownFlow } from "../elements/part.ts";
import { type Asked, knownNavigation, openFlow } from "./open-flow.tsx";

export const open = (host: FlowHost<PolicyAmendmentFlowProps & Asked<PolicyAmendmentFlowProps>>): ShownFlow =>
  openFlow(host, ({ policyId, intentId, initialStep, navigation, prefill, beforeSubmit }) => (
    <PolicyAmendmentFlow
      {...{ policyId, intentId, initialStep, prefill, onBeforeSubmit: beforeSubmit }}
      navigation={knownNavigation(navigation)}
    />
  ));
