import type { EnrolmentIntentStatus } from "@enrolkit/contract";
import { workflow, type Workflow } from "../workflow/workflow.ts";
import {
  dependentsMissing,
  type EnrolmentFacts,
  subIntentOpen,
  subIntentProcessing,
} from "./enrolment-guards.ts";

export type EnrolmentTrigger =
  | "wait_for_start"
  | "arrive"
  | "find_ineligible"
  | "require_action"
  | "fulfil"
  | "ask_coverage"
  | "select"
  | "ask_confirmation"
  | "proceed"
  | "confirm"
  | "accept"
  | "provider_reject"
  | "reject"
  | "deadline"
  | "configure";

/** The enrolment intent, row by row as in decisions §5. What `processing` does next: `nextAfterEvaluation`. */
export const enrolmentWorkflow: Workflow<EnrolmentIntentStatus, EnrolmentTrigger, EnrolmentFacts> = workflow({
  initial: "processing",
  states: {
    processing: {
      wait_for_start: { to: "scheduled" },
      find_ineligible: { to: "ineligible" },
      require_action: { to: "action_required" },
      ask_coverage: { to: "coverage_options_required" },
      ask_confirmation: { to: "pending_confirmation" },
      proceed: { to: "enrolling" },
    },
    scheduled: {
      arrive: { to: "processing" },
      configure: { to: "processing" },
    },
    action_required: {
      fulfil: { to: "processing" },
      reject: { to: "not_undertaken" },
      deadline: { to: "not_undertaken", holdWhile: subIntentProcessing },
      configure: { to: "processing" },
    },
    coverage_options_required: {
      select: { to: "processing" },
      reject: { to: "not_undertaken" },
      deadline: { to: "not_undertaken", holdWhile: subIntentProcessing },
      configure: { to: "processing" },
    },
    pending_confirmation: {
      confirm: { to: "enrolling", rejectIf: [subIntentOpen, dependentsMissing] },
      reject: { to: "not_undertaken" },
      deadline: { to: "not_undertaken", holdWhile: subIntentProcessing },
      configure: { to: "processing" },
    },
    enrolling: {
      accept: { to: "enrolled" },
      provider_reject: { to: "rejected" },
    },
    enrolled: {},
    not_undertaken: {},
    ineligible: {},
    rejected: {},
  },
});
