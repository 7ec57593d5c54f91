import type { AmendmentChange } from "@enrolkit/types";
import { useAmendmentMessages } from "../../messages/hooks.ts";
import type { FlowProgress } from "../shared/FlowPage.tsx";

/** A step as people see it on top of a page. */
export type ShownStep = "reason" | "people" | "check" | "done";

/** The steps of a change: people only where they change. What happened is the only step to go back to. */
export function useAmendmentProgress(
  change: AmendmentChange,
  backToReason?: () => void,
): FlowProgress<ShownStep> {
  const { amendmentSteps } = useAmendmentMessages();
  const ids: readonly ShownStep[] =
    change === "dependents" ? ["reason", "people", "check", "done"] : ["reason", "check", "done"];
  return {
    steps: ids.map((id) => ({ id, label: amendmentSteps[id] })),
    backTo: (step) => (step === "reason" ? backToReason : undefined),
  };
}
