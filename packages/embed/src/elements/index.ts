// What pages may use: the types of the elements and of their events. Importing the package defines the elements.
import type { EnrolkitEventMap } from "./events.ts";
import type {
  EnrolkitAmendment,
  EnrolkitConsentStatements,
  EnrolkitCoverageSelection,
  EnrolkitDependentsPicker,
  EnrolkitDisclosures,
  EnrolkitEnrolment,
  EnrolkitQuote,
} from "./types.ts";

export type * from "./events.ts";
export type * from "./types.ts";

/** The elements by their names. */
export interface EnrolkitElements {
  "enrolkit-enrolment": EnrolkitEnrolment;
  "enrolkit-quote": EnrolkitQuote;
  "enrolkit-amendment": EnrolkitAmendment;
  "enrolkit-consent-statements": EnrolkitConsentStatements;
  "enrolkit-disclosures": EnrolkitDisclosures;
  "enrolkit-coverage-selection": EnrolkitCoverageSelection;
  "enrolkit-dependents-picker": EnrolkitDependentsPicker;
}

declare global {
  interface HTMLElementTagNameMap extends EnrolkitElements {}
  interface HTMLElementEventMap extends EnrolkitEventMap {}
}
