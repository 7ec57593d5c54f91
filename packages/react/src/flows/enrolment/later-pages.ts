import { ActionRequiredStep } from "./steps/ActionRequiredStep.tsx";
import { BeneficiariesStep } from "./steps/BeneficiariesStep.tsx";
import { CheckStep } from "./steps/CheckStep.tsx";
import { CoverStep } from "./steps/CoverStep.tsx";
import { DoneStep } from "./steps/DoneStep.tsx";
import {
  IneligibleStep,
  NotUndertakenStep,
  RejectedStep,
  ScheduledStep,
  UnknownStep,
} from "./steps/EndedSteps.tsx";
import { LeaveOutReasons } from "./steps/LeaveOutReasons.tsx";
import { PeopleStep } from "./steps/PeopleStep.tsx";

/** The pages that no one sees first, and what few people ask for on the first one. */
export const laterPages = {
  cover: CoverStep,
  people: PeopleStep,
  beneficiaries: BeneficiariesStep,
  check: CheckStep,
  done: DoneStep,
  scheduled: ScheduledStep,
  ineligible: IneligibleStep,
  action_required: ActionRequiredStep,
  rejected: RejectedStep,
  not_undertaken: NotUndertakenStep,
  unknown: UnknownStep,
  leaveOutReasons: LeaveOutReasons,
};
