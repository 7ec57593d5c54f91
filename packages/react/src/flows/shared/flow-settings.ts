import type {
  AssociatedPersonInput,
  CostSharingConfiguration,
  GroupQuoteIntentInput,
  PlanCoverageOptionSelection,
  PolicyAmendmentIntentInput,
} from "@enrolkit/types";
import type { FlowAddress, FlowStep } from "../../provider/events.ts";

/** Steps in the page's own router, so that Back and an address lead to a page of the flow. */
export interface FlowNavigation {
  /**
   * The step that the address names (`cover`), or the second or a later page of it (`cover-2`). Any other text cannot be
   * reached; null or undefined is none.
   */
  readonly step: string | null | undefined;
  /**
   * Called when another page is shown than the address names. `replace`: in place of the one in the history, as where the one
   * that the address names cannot be reached. Where it throws, or `step` does not follow within seconds, `onError` has that,
   * and the flow goes on without it.
   */
  readonly onStepChange: (step: FlowAddress, change: { readonly replace: boolean }) => void;
}

/** What a flow is about to send, after the person has asked for it. Ids and choices, no personal data. */
export type FlowSubmission =
  /** An enrolment is begun, so that there is something to choose from. */
  | {
      readonly kind: "begin";
      readonly step: "opening";
      readonly employee_id: string;
      readonly group_id: string;
    }
  /** The choices of cover. */
  | {
      readonly kind: "coverage";
      readonly step: "cover";
      readonly intent_id: string;
      readonly coverage_selections: readonly PlanCoverageOptionSelection[];
    }
  /** Who is covered beside the employee. */
  | {
      readonly kind: "dependents";
      readonly step: "family";
      readonly intent_id: string;
      readonly associated_person_ids: readonly string[];
    }
  /** What the insurer has asked for. */
  | { readonly kind: "requirement"; readonly step: FlowStep; readonly requirement_id: string }
  /** The enrolment, or the change to a policy, is confirmed. */
  | { readonly kind: "confirm"; readonly step: "check"; readonly intent_id: string }
  /** A change to a policy is requested. */
  | {
      readonly kind: "amendment";
      readonly step: "cover";
      readonly policy_id: string;
      readonly change_type: PolicyAmendmentIntentInput["requested_changes"][number]["change_type"];
      /** Null: no special reason. */
      readonly event: string | null;
    }
  /** A quote is requested. */
  | { readonly kind: "quote"; readonly step: "check"; readonly quote: GroupQuoteIntentInput }
  /** A quote is accepted. */
  | {
      readonly kind: "accept";
      readonly step: "check";
      readonly intent_id: string;
      readonly statement_ids: readonly string[];
      readonly create_enrolment_intents: boolean;
    };

/** How a flow fits into the page around it. */
export interface FlowSettings {
  /**
   * The step to begin at, as far as it can be reached without sending anything; else the last one that can. What the person
   * has left off at in this tab comes first.
   */
  readonly initialStep?: FlowStep | undefined;
  /**
   * Has the browser's Back lead to the page before: by your router, or by entries in the history of their own that leave the
   * address as it is. Absent: Back leaves the page.
   */
  readonly navigation?: "history" | FlowNavigation | undefined;
  /**
   * Asked before something is sent, also again. What it returns or resolves with is shown to the person as the reason why
   * not, and nothing is sent; undefined lets it go. Where it throws or takes longer than 8.5 seconds, nothing is sent either,
   * and `onError` has the error. What the person changes or leaves meanwhile is not sent, whatever comes.
   */
  readonly onBeforeSubmit?:
    | ((submission: FlowSubmission) => string | undefined | void | Promise<string | undefined | void>)
    | undefined;
}

/** What the page knows of the pay of the employee. */
export interface PaySettings {
  /** The next pay day, `YYYY-MM-DD`: a deduction on it is then named by its day, else by its month. */
  readonly nextPayday?: string | undefined;
}

/** People that the page knows of: each is what the form for a new person begins with, until they are on file, also corrected. */
export interface PeoplePrefill {
  /** The next of them who is not on file yet fills the form. */
  readonly people?: readonly Partial<AssociatedPersonInput>[] | undefined;
}

/** What an enrolment begins with. Nothing of it is sent before the person does. */
export interface EnrolmentPrefill extends PeoplePrefill {
  /** Choices of policy scope, for all plans. */
  readonly coverage?: readonly PlanCoverageOptionSelection[] | undefined;
}

/** What a new quote begins with. Nothing of it is sent before the person does. */
export interface QuotePrefill {
  /** The plan that is chosen at first, `pl_…`. */
  readonly plan_id?: string | undefined;
  /** Choices of the employer for the group. */
  readonly coverage?: readonly PlanCoverageOptionSelection[] | undefined;
  /** Who pays what, at first. */
  readonly cost_sharing?: CostSharingConfiguration | undefined;
  /** The first day of cover, `YYYY-MM-DD`. */
  readonly starts_on?: string | undefined;
}
