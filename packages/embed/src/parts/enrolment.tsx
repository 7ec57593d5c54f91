import { EnrolmentFlow, type EnrolmentFlowProps } from "@enrolkit/react";
import type { FlowHost, ShownFlow } from "../elements/part.ts";
import { openFlow } from "./open-flow.tsx";

export const open = (host: FlowHost<EnrolmentFlowProps>): ShownFlow =>
  openFlow(host, ({ employeeId, groupId, nextPayday, initialStep, navigation, prefill, onBeforeSubmit }) => (
    <EnrolmentFlow
      {...{ employeeId, groupId, nextPayday, initialStep, navigation, prefill, onBeforeSubmit }}
    />
  ));
