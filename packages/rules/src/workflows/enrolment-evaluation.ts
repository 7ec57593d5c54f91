import type { DependentsCover } from "@enrolkit/contract";
import type { EmployeeEligibility } from "../eligibility/employee.ts";
import type { EnrolmentTrigger } from "./enrolment.ts";

/** What an evaluation of an enrolment in `processing` finds. */
export interface EvaluationFacts {
  eligibility: EmployeeEligibility["kind"];
  requirement_open: boolean;
  /** Policy-scoped coverages exist. */
  coverage_asked: boolean;
  /** Selections were submitted; an empty list is a submission too. */
  coverage_submitted: boolean;
  dependents_cover: DependentsCover;
  force_confirmation: boolean;
}

/** The trigger that an evaluation fires: eligibility → requirements → coverage options → dependents/confirmation → enrol. */
export function triggerAfterEvaluation(facts: EvaluationFacts): EnrolmentTrigger {
  if (facts.eligibility === "scheduled") return "wait_for_start";
  if (facts.eligibility === "ineligible") return "find_ineligible";
  if (facts.requirement_open) return "require_action";
  if (facts.coverage_asked && !facts.coverage_submitted) return "ask_coverage";
  if (facts.dependents_cover !== "none" || facts.force_confirmation) return "ask_confirmation";
  return "proceed";
}
