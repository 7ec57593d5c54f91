import { PoliciesOverview } from "@enrolkit/react";
import type { FlowHost, ShownFlow } from "../elements/part.ts";
import { openFlow } from "./open-flow.tsx";

interface PoliciesSettings {
  readonly employeeId: string;
  readonly nextPayday?: string;
  readonly changePolicy?: (policyId: string) => void;
}

export const open = (host: FlowHost<PoliciesSettings>): ShownFlow =>
  openFlow(host, ({ employeeId, nextPayday, changePolicy }) => (
    <PoliciesOverview employeeId={employeeId} nextPayday={nextPayday} onChange={changePolicy} />
  ));
