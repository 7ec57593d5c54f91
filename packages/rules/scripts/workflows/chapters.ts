import {
  dependentsManagementWorkflow,
  dependentWorkflow,
} from "../../src/workflows/dependents-management.ts";
import { enrolmentWorkflow } from "../../src/workflows/enrolment.ts";
import { groupPolicyWorkflow } from "../../src/workflows/group-policy.ts";
import { groupQuoteWorkflow } from "../../src/workflows/group-quote.ts";
import { policyAmendmentWorkflow, initialAmendmentStatus } from "../../src/workflows/policy-amendment.ts";
import { chapterText } from "./chapter.ts";

const dueByPassed = "the day named in `due_by` is over";
const requirementsAnswered = "the last open requirement is answered";

/** Every workflow, in the order of the journey. */
export const chapters: readonly string[] = [
  chapterText({
    title: "Group quote intent (`gqi_`)",
    about: "Gets an employer a quote for a group and a plan, or for several levels of one benefit.",
    table: groupQuoteWorkflow,
    triggers: {
      require_action: "evaluation finds an open requirement",
      request: "evaluation finds that nothing is missing; the insurer is asked",
      fulfil: requirementsAnswered,
      deadline: dueByPassed,
      offer: "the insurer sends a price",
      insurer_reject: "the insurer decides to make no quote",
      reject: "the employer declines the quote",
      expire: dueByPassed,
    },
    endings: {
      rejected: "The employer declined it, or did not answer the requirements in time.",
      rejected_by_insurer: "The insurer makes no quote. Another plan or group may get one.",
      quote_expired: "It was not accepted in time. Request another; its price can differ.",
    },
  }),
  chapterText({
    title: "Group policy intent (`gpi_`)",
    about: "Starts when an employer accepts a quote with its consents.",
    table: groupPolicyWorkflow,
    triggers: {
      require_action: "evaluation finds an open requirement",
      fulfil: requirementsAnswered,
      submit: "evaluation finds that nothing is missing; the insurer is asked",
      accept: "the insurer accepts",
      provider_reject: "the insurer rejects it",
      renew_manually: "the insurer renews this group by hand",
      due_date: "the day named in `due_date` is over",
    },
    endings: {
      policy_created: "There is a group policy for each level; the employees of its group can enrol.",
      expired: "Time ran out, and there is no group policy. Request another quote.",
      provider_rejected: "The insurer rejected it, and there is no group policy.",
      manual_renewal_gathering_required: "The insurer continues outside this service, by hand.",
    },
  }),
  chapterText({
    title: "Enrolment intent (`ei_`)",
    about:
      "Enrols an employee into the policies of a group. In `processing`, evaluation checks in this order: eligibility, " +
      "requirements, coverage options, dependents and confirmation, beneficiaries; the first that is open gives the " +
      "trigger. A requirement that asks for beneficiaries may be answered in every state before `enrolling`.",
    table: enrolmentWorkflow,
    triggers: {
      wait_for_start: "evaluation finds a start of employment or benefits on a known day to come",
      arrive: "that day has come",
      find_ineligible: "evaluation finds that the employee cannot be covered",
      require_action:
        "evaluation finds an open requirement; one that asks for beneficiaries only once nothing else is to be asked",
      fulfil: "no open requirement is left that the intent waits for",
      ask_coverage: "evaluation finds coverages to choose from, and no choice yet",
      select: "a choice is submitted, be it an empty one",
      ask_confirmation:
        "evaluation finds that dependents can be covered, or that a confirmation was requested",
      proceed: "evaluation finds nothing to ask; the insurer is asked",
      confirm: "the employee confirms; the insurer is asked",
      accept: "the insurer accepts",
      provider_reject: "an insurer rejects it; with several, one is enough",
      reject: "the employee declines cover",
      deadline: dueByPassed,
      configure: "the wished start or the choices are changed",
    },
    endings: {
      enrolled: "The policies exist, and each part of the intent names its own.",
      not_undertaken: "The employee declined cover, or let the time pass. A new intent can be created.",
      ineligible: "The employee cannot be covered; `ineligibility_reason` says why.",
      rejected: "The insurer rejected it. There is no policy.",
    },
  }),
  chapterText({
    title: "Dependents management intent (`dmi_`)",
    about:
      "Decides which dependents the policies cover: part of an enrolment or of an amendment. " +
      "Adding and removing people leaves it where it is.",
    table: dependentsManagementWorkflow,
    triggers: {
      confirm: "the list is confirmed, be it an empty one",
      screen_restricted: "a dependent on the list cannot be covered, and has to be removed",
      complete: "every dependent on the list is `ready`",
      cancel: "the list is cancelled",
      parent_ended: "the intent that it is part of has ended",
      deadline: "the parent's time is over while the list is still being chosen",
    },
    endings: {
      completed: "The list counts. Another list can follow, and starts from this one.",
      not_undertaken: "The list does not count; the last completed one does.",
    },
  }),
  chapterText({
    title: "Dependent",
    about:
      "One person on such a list. A person who is added is judged at once, and the verdict decides the first status that is " +
      "shown. A person can be removed from the list in any status. No status is terminal: the list is.",
    table: dependentWorkflow,
    triggers: {
      judge_eligible: "they can be covered, also because their requirement was answered",
      judge_pending: "a proof is missing",
      judge_ineligible: "they cannot be covered",
      recall_member: "the policy that is changed covers them already",
      recall_restricted: "screening stopped them before, under the same name",
      confirm: "the list is confirmed",
      clear: "the screening finds nothing",
      restrict: "they cannot be covered: the list goes on without them",
      rename: "their name was changed, so that the screening no longer counts",
    },
    endings: {},
  }),
  chapterText({
    title: "Policy amendment intent (`pai_`)",
    about:
      `Changes the dependents of a policy, or ends it. A change of dependents starts in \`${initialAmendmentStatus("dependents")}\`, ` +
      `a cancellation in \`${initialAmendmentStatus("cancellation")}\`.`,
    table: policyAmendmentWorkflow,
    triggers: {
      complete_dependents: "the list of dependents is completed; the insurer is asked for the price",
      offer: "the insurer sends a price",
      fail_to_quote: "the insurer has no price",
      confirm: "the employee confirms; the insurer is asked",
      accept: "the insurer accepts",
      provider_reject: "the insurer rejects it",
      cancel: "the employee cancels it",
      deadline: dueByPassed,
    },
    endings: {
      amended: "The change takes effect on `effective_from`, and the policy shows it.",
      processing_error:
        "The insurer has no price or rejected it; `processing_error` says which. The policy is unchanged.",
      not_undertaken: "The employee cancelled it, or let the time pass. The policy is unchanged.",
    },
  }),
];
