import type { AmendmentStep, EnrolmentStep, QuoteStep } from "@enrolkit/rules";
import type { FlowAddress, FlowStep } from "../../provider/events.ts";

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

function isFlowStep(step: string): step is FlowStep {
  return allSteps.includes(step);
}

/** What an address names: a step, and which of its pages, from 1. */
export interface NamedPage {
  readonly step: FlowStep;
  readonly number: number;
}

/** The address of a page. The first one of a step has the step's. */
export function addressOf({ step, number }: NamedPage): FlowAddress {
  return number > 1 ? `${step}-${number}` : step;
}

/** The page that an address names; undefined for any other text. */
export function pageNamed(address: string | null | undefined): NamedPage | undefined {
  const [step = "", number = 1] = address?.split("-") ?? [];
  if (!isFlowStep(step)) return undefined;
  const page = { step, number: Number(number) };
  return addressOf(page) === address ? page : undefined;
}

/** The step that a page belongs to. Where it has no name of its own, nothing is left to do. */
export function stepOfPage(page: FlowPageName, names: StepNames): FlowStep {
  return names[page] ?? (isFlowStep(page) ? page : "done");
}
