import type { ClientEvent } from "@enrolkit/client";
import type { EnrolmentStep } from "@enrolkit/rules";

/**
 * What happens inside, for the page around: analytics, its own navigation, its own notices. Ids only, no personal
 * data. Branch on `type`; further types may come.
 */
export type EnrolkitEvent =
  | ClientEvent
  /** The enrolment is in another state than before; `previous_status` is null for the first one seen. */
  | {
      readonly type: "intent_changed";
      readonly intent_id: string;
      readonly status: string;
      readonly previous_status: string | null;
    }
  /** A choice of cover changed; nothing is sent yet. */
  | { readonly type: "selection_changed"; readonly intent_id: string }
  /** Somebody was added or taken out, or their choices changed. */
  | {
      readonly type: "dependents_changed";
      readonly intent_id: string;
      readonly associated_person_ids: readonly string[];
    }
  /** Less than three days are left. Once for each deadline. */
  | { readonly type: "deadline_near"; readonly intent_id: string; readonly due_by: string }
  /** Another page of the flow is shown. */
  | { readonly type: "step_changed"; readonly intent_id: string | null; readonly step: EnrolmentStep }
  /** Enrolled, while the person was watching. */
  | { readonly type: "completed"; readonly intent_id: string; readonly policy_ids: readonly string[] };

export type OnEvent = (event: EnrolkitEvent) => void;
