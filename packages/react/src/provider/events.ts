import type { ClientEvent } from "@enrolkit/client";

/**
 * A step of a flow: what is offered, the choice of cover, of people, of those who receive a benefit, the last look before
 * it counts, while others work on it, and once there is nothing left to do.
 */
export type FlowStep = "opening" | "cover" | "family" | "beneficiaries" | "check" | "waiting" | "done";

/** A page of a flow, as an address names it: its step, where that has several pages with a number from the second on (`cover-2`). */
export type FlowAddress = FlowStep | `${FlowStep}-${number}`;

/**
 * What happens inside, for the page around: analytics, its own navigation, its own notices. Ids only, no personal
 * data. Branch on `type`; further types may come.
 */
export type EnrolkitEvent =
  | ClientEvent
  /**
   * An intent (enrolment, quote, group policy, policy amendment) is in another state than before; `previous_status` is null for the first
   * one seen.
   */
  | {
      readonly type: "intent_changed";
      readonly intent_id: string;
      readonly status: string;
      readonly previous_status: string | null;
    }
  /** A choice of cover changed; nothing is sent yet. */
  | { readonly type: "selection_changed"; readonly intent_id: string }
  /** People were added or removed, or their choices changed. */
  | {
      readonly type: "dependents_changed";
      readonly intent_id: string;
      readonly associated_person_ids: readonly string[];
    }
  /** A consent statement was ticked or unticked; nothing is sent yet. `open` says how many are left. */
  | {
      readonly type: "consent_changed";
      readonly intent_id: string;
      readonly statement_ids: readonly string[];
      readonly open: number;
    }
  /** The person has named the beneficiaries of a policy, `p_…`. */
  | { readonly type: "beneficiaries_changed"; readonly policy_id: string }
  /** Less than three days are left. Once for each deadline. */
  | { readonly type: "deadline_near"; readonly intent_id: string; readonly due_by: string }
  /** Another step of the flow is shown. */
  | { readonly type: "step_changed"; readonly intent_id: string | null; readonly step: FlowStep }
  /** Enrolled, group policies came to life, or a policy was changed, while the person was watching. */
  | { readonly type: "completed"; readonly intent_id: string; readonly policy_ids: readonly string[] };

export type OnEvent = (event: EnrolkitEvent) => void;
