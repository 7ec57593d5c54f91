// What pages may use: the types of the elements and of their events. Importing the package defines the elements.
import type { EnrolkitEventMap } from "./events.ts";
import type {
  EnrolkitAmendment,
  EnrolkitConsentStatements,
  EnrolkitCoverageSelection,
  EnrolkitDependentsPicker,
  EnrolkitDisclosures,
  EnrolkitEnrolment,
  EnrolkitParticipation,
  EnrolkitPolicies,
  EnrolkitQuote,
} from "./types.ts";

export type * from "./events.ts";
export type * from "./types.ts";

/** The elements by their names. */
export interface EnrolkitElements {
  /** An employee's enrolment. */
  "enrolkit-enrolment": EnrolkitEnrolment;
  /** An employer's quotes and group policies. */
  "enrolkit-quote": EnrolkitQuote;
  /** A change to a policy. */
  "enrolkit-amendment": EnrolkitAmendment;
  /** The cover of an employee. */
  "enrolkit-policies": EnrolkitPolicies;
  /** Who of a group takes part in one of its policies. */
  "enrolkit-participation": EnrolkitParticipation;
  /** Statements to agree to, each with its own box. */
  "enrolkit-consent-statements": EnrolkitConsentStatements;
  /** Texts that must be shown before a decision. */
  "enrolkit-disclosures": EnrolkitDisclosures;
  /** The choices of cover within a plan. */
  "enrolkit-coverage-selection": EnrolkitCoverageSelection;
  /** Who is covered beside the employee. */
  "enrolkit-dependents-picker": EnrolkitDependentsPicker;
}

declare global {
  interface HTMLElementTagNameMap extends EnrolkitElements {}
  interface HTMLElementEventMap extends EnrolkitEventMap {}
}
