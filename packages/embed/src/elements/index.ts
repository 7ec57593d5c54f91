// What pages may use: the types of the elements. Importing the package defines them.

export type { EnrolkitElement } from "./element.ts";
export type { EnrolkitEnrolment, EnrolkitFlowElement } from "./flows.ts";
