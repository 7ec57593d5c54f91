// What happens inside, as events of an element: they bubble, also out of the shadow root of a page's own component, and
// `detail` has ids only, no personal data. Further ones may come.

/** The details of the events of flows, by the name of the event. */
export interface EnrolkitEventDetails {
  /** Enrolled, group policies came to life, or a policy was changed, while the person was watching. */
  "enrolkit-completed": { readonly intent_id: string; readonly policy_ids: readonly string[] };
  /** An intent is in another state than before; `previous_status` is null for the first one seen. */
  "enrolkit-intent-changed": {
    readonly intent_id: string;
    readonly status: string;
    readonly previous_status: string | null;
  };
  /** Another page of the flow is shown. */
  "enrolkit-step-changed": { readonly intent_id: string | null; readonly step: string };
  /** A choice of cover changed; nothing is sent yet. */
  "enrolkit-selection-changed": { readonly intent_id: string };
  /** People were added or removed, or their choices changed. */
  "enrolkit-dependents-changed": {
    readonly intent_id: string;
    readonly associated_person_ids: readonly string[];
  };
  /** A consent statement was ticked or unticked; nothing is sent yet. `open` says how many are left. */
  "enrolkit-consent-changed": {
    readonly intent_id: string;
    readonly statement_ids: readonly string[];
    readonly open: number;
  };
  /** The person has named the beneficiaries of a policy. */
  "enrolkit-beneficiaries-changed": { readonly policy_id: string };
  /** Less than three days are left. Once for each deadline. */
  "enrolkit-deadline-near": { readonly intent_id: string; readonly due_by: string };
  /** The session ends soon and is being renewed; `expiry` is an ISO 8601 date-time. */
  "enrolkit-session-expiring": { readonly expiry: string };
  /** A new session is there, until `expiry`. */
  "enrolkit-session-renewed": { readonly expiry: string };
  /** The session ended and could not be renewed; what was entered stays. */
  "enrolkit-session-expired": object;
  /** The session is for another person or company: everything began anew. */
  "enrolkit-session-subject-changed": object;
  /** `signOut()` has ended the session. */
  "enrolkit-session-signed-out": object;
}

/** All events of the elements. */
export type EnrolkitEventMap = {
  readonly [Name in keyof EnrolkitEventDetails]: CustomEvent<EnrolkitEventDetails[Name]>;
} & {
  /** What went wrong, for the page's monitoring; also what the page itself has to set. */
  readonly "enrolkit-error": CustomEvent<Error>;
};
