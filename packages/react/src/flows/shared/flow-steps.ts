import type { AmendmentStep, EnrolmentStep, QuoteStep } from "@enrolkit/rules";
import type { FlowStep } from "../../provider/events.ts";

/** A page of one of the flows. `begin`: an enrolment that is not begun. */
export type FlowPageName = "begin" | EnrolmentStep | QuoteStep | AmendmentStep;

/** The steps of a flow's pages, where they have another name. */
export type StepNames = Partial<Record<FlowPageName, FlowStep>>;

const steps: readonly string[] = ["opening", "cover", "check", "waiting"] satisfies FlowStep[];

/** The step that a page belongs to. Where it has no name of its own, nothing is left to do. */
export function stepOfPage(page: FlowPageName, names: StepNames): FlowStep {
  return names[page] ?? (steps.includes(page) ? (page as FlowStep) : "done");
}
