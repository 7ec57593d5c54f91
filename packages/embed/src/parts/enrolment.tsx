import { EnrolmentFlow, type EnrolmentFlowProps } from "@enrolkit/react";
import type { FlowHost, ShownFlow } from "../elements/part.ts";
import { type Asked, knownNavigation, openFlow } from "./open-flow.tsx";

export const open = (host: FlowHost<EnrolmentFlowProps & Asked<EnrolmentFlowProps>>): ShownFlow =>
  openFlow(host, ({ employeeId, groupId, initialStep, navigation, prefill, beforeSubmit }) => (
    <EnrolmentFlow
      {...{ employeeId, groupId, initialStep, prefill, onBeforeSubmit: beforeSubmit }}
      navigation={knownNavigation(navigation)}
    />
  ));
