import type {
  DependentsManagementIntent,
  EnrolmentIntent,
  PlanCoverageOptionSelection,
} from "@enrolkit/types";
import { areSelections, type Checks, isCount, isText, oneOf } from "../../draft/checks.ts";
import type { DraftBasis } from "../../draft/useDraft.ts";
import { listBasis, type PeopleDraft, peopleDraftChecks } from "../shared/people/people-flow.ts";
import { isWorking, selectionsIn } from "./enrolment-intent.ts";
import type { StepChosen } from "./enrolment-steps.ts";

/**
 * What the person has entered of an enrolment and not sent yet, and the step they are at. Lives as long as the tab;
 * never holds consents or tokens.
 */
export interface EnrolmentDraft extends PeopleDraft {
  readonly at?: StepChosen | undefined;
  /** At `cover`: which of its pages, from 1. */
  readonly coverPage?: number | undefined;
  /** Choices of policy scope. */
  readonly selections?: readonly PlanCoverageOptionSelection[] | undefined;
  /** The last sub-intent known: while cover is chosen anew, the enrolment does not name it. */
  readonly subIntentId?: string | undefined;
  /** The requirement that is being answered anew, by its id. */
  readonly asked?: string | undefined;
}

export const enrolmentDraftChecks: Checks<EnrolmentDraft> = {
  ...peopleDraftChecks,
  at: oneOf(["opening", "cover", "people", "beneficiaries", "check"]),
  coverPage: isCount,
  selections: areSelections,
  subIntentId: isText,
  asked: isText,
};

/** Where a person is who is at a step, as far as they can choose it. */
export function positionAt(
  step: string,
  { status }: EnrolmentIntent,
): Pick<EnrolmentDraft, "at" | "asked"> | undefined {
  switch (step) {
    case "opening":
    case "cover":
    case "check":
      return { at: step };
    case "family":
      return { at: "people" };
    case "beneficiaries":
      return { at: status === "pending_confirmation" ? step : "check" };
    default:
      return undefined;
  }
}

/** What a draft is a draft of: choices of cover, and of the people on the latest list; undefined while that is not known. */
export function enrolmentBasis(
  intent: EnrolmentIntent,
  list: DependentsManagementIntent | null | undefined,
): DraftBasis<EnrolmentDraft>[] {
  const { status } = intent;
  return [
    {
      keys: ["selections"],
      state: isWorking(status) ? null : JSON.stringify([status, selectionsIn(intent)]),
    },
    listBasis(list, status === "pending_confirmation"),
  ];
}
