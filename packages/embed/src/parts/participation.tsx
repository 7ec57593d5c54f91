import { Participation, type ParticipationProps } from "@enrolkit/react";
import quoteStyles from "@enrolkit/react/quote.css?inline";
import type { FlowHost, ShownFlow } from "../elements/part.ts";
import { openFlow } from "./open-flow.tsx";

interface ParticipationSettings
  extends Pick<ParticipationProps, "groupPolicyId" | "initialState" | "reminderUrl"> {
  readonly startEnrolment?: ParticipationProps["onStartEnrolment"];
  readonly remind?: ParticipationProps["onRemind"];
}

export const open = (host: FlowHost<ParticipationSettings>): ShownFlow =>
  openFlow(
    host,
    ({ groupPolicyId, initialState, reminderUrl, startEnrolment, remind }) => (
      <Participation
        {...{ groupPolicyId, initialState, reminderUrl }}
        onStartEnrolment={startEnrolment}
        onRemind={remind}
      />
    ),
    [quoteStyles],
  );
