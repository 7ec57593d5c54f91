import { useDeductionText } from "../../../text/useDeductionText.ts";
import { useAmendmentMessages } from "../../../messages/hooks.ts";
import { useFlowContext } from "../../shared/FlowContext.tsx";
import { deductionOfChange } from "../deduction-of-change.ts";
import type { AmendmentFlowState } from "../useAmendmentFlow.ts";

/** The first deduction with a change, or the last one of cover that ends, in words; null where there is none to name. */
export function useDeductionOfChange(flow: AmendmentFlowState): { label: string; value: string } | null {
  const { amendmentDeduction: texts } = useAmendmentMessages();
  const { nextPayday } = useFlowContext().settings;
  const say = useDeductionText();
  const deduction = deductionOfChange(flow, nextPayday);
  return (
    deduction && {
      label: flow.change === "cancellation" ? texts.last : texts.first,
      value: say(deduction, flow.inForce.policy.cost.currency),
    }
  );
}
