import type { AmendmentStep, EnrolmentStep, QuoteStep } from "@enrolkit/rules";
import type { FlowStep } from "../../provider/events.ts";

/** A page of one of the flows. `begin`: an enrolment that is not begun. */
export type FlowPageName = "begin" | EnrolmentStep | QuoteStep | AmendmentStep;

/** The steps of a flow's pages, where they have another name. */
export type StepNames = Partial<Record<FlowPageName, FlowStep>>;

const allSteps: readonly string[] = [
  "opening",
  "cover",
  "family",
  "beneficiaries",
  "check",
  "waiting",
  "done",
] satisfies FlowStep[];

export function isFlowStep(step: string | null | undefined): step is FlowStep {
  return step != null && allSteps.includes(step);
}

/** The step that a page belongs to. Where it has no name of its own, nothing is left to do. */
export function stepOfPage(page: FlowPageName, names: StepNames): FlowStep {
  return names[page] ?? (isFlowStep(page) ? page : "done");
}
