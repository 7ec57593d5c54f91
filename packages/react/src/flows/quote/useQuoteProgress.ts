import { useQuoteMessages } from "../../messages/hooks.ts";
import type { FlowProgress } from "../shared/FlowPage.tsx";

/** The steps as people see them on top of a page. All that is chosen is one. */
const shownSteps = ["choose", "check", "quote", "consents", "done"] as const;

export type ShownStep = (typeof shownSteps)[number];

export function useQuoteProgress(backTo: FlowProgress<ShownStep>["backTo"]): FlowProgress<ShownStep> {
  const { quoteSteps } = useQuoteMessages();
  return { steps: shownSteps.map((id) => ({ id, label: quoteSteps[id] })), backTo };
}
