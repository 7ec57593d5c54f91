import { EnrolmentFlow, type EnrolmentFlowProps } from "@enrolkit/react";
import type { FlowHost, ShownFlow } from "../elements/part.ts";
import { openFlow } from "./open-flow.tsx";

export function open(host: FlowHost): ShownFlow {
  return openFlow(host, (settings) => {
    const { employeeId, groupId } = settings as unknown as EnrolmentFlowProps;
    return <EnrolmentFlow employeeId={employeeId} groupId={groupId} />;
  });
}
