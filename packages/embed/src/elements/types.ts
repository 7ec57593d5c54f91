import type { GetSession } from "@enrolkit/client";
import type {
  AssociatedPersonInput,
  ConsentStatement,
  CostSharingConfiguration,
  CoverageScope,
  DependentInfo,
  Disclosure,
  EligibilityItem,
  Facts,
  Participant,
  ParticipationState,
  PlanCoverage,
  PlanCoverageOptionSelection,
} from "@enrolkit/types";

/** What all elements have in common. Each property but the functions and data reflects the attribute of its name. */
export interface EnrolkitElement extends HTMLElement {
  /** The language as BCP 47; `en` when absent. */
  locale: string | null;
  /** `auto` follows the person's system. When absent, the `color-scheme` of the page counts. */
  scheme: "light" | "dark" | "auto" | null;
  /** The level of the first heading, 1 to 6; 2 when absent. */
  headingLevel: number | null;
}

/** The steps of a flow. */
export type FlowStep = "opening" | "cover" | "family" | "beneficiaries" | "check" | "waiting" | "done";

/** What is about to be sent: its kind, the step, and ids and choices. */
export interface FlowSubmission {
  /** What the person is about to do. */
  readonly kind:
    | "begin"
    | "coverage"
    | "dependents"
    | "requirement"
    | "confirm"
    | "amendment"
    | "quote"
    | "accept";
  /** The page that they are on. */
  readonly step: FlowStep;
  /** What is sent, by kind; ids and choices. */
  readonly [detail: string]: unknown;
}

/** People that the page knows of: each is what the form for a new person begins with, until they are on file. */
export interface PeoplePrefill {
  /** The next of them who is not on file yet fills the form. */
  readonly people?: readonly Partial<AssociatedPersonInput>[] | undefined;
}

/** What an enrolment begins with. Nothing of it is sent before the person does. */
export interface EnrolmentPrefill extends PeoplePrefill {
  /** Choices of policy scope, for all plans. */
  readonly coverage?: readonly PlanCoverageOptionSelection[] | undefined;
}

/** What a new quote begins with. Nothing of it is sent before the person does. */
export interface QuotePrefill {
  /** The plan that is chosen at first, `pl_…`. */
  readonly plan_id?: string | undefined;
  /** Choices of the employer for the group. */
  readonly coverage?: readonly PlanCoverageOptionSelection[] | undefined;
  /** Who pays what, at first. */
  readonly cost_sharing?: CostSharingConfiguration | undefined;
  /** The first day of cover, `YYYY-MM-DD`. */
  readonly starts_on?: string | undefined;
}

/** What elements that read by themselves have in common: the service, and the session of who is signed in. */
export interface EnrolkitSessionElement extends EnrolkitElement {
  /** Address of the service. */
  baseUrl: string | null;
  /**
   * Asks the page's backend for a session. As an attribute, `get-session` is the name of a function on `window`, such as
   * `app.session`; it is found anew for each session.
   */
  getSession: GetSession | null | undefined;
  /**
   * Names the person or company who is signed in: any text that is the same for each of their visits and for no one
   * else's. With another one everything starts from nothing.
   */
  subject: string | null;
  /** Asks for a new session now, for a person who has signed in again. */
  renew: () => Promise<void>;
  /**
   * Signs the person out: forgets everything of them at once, and revokes the session at the service. Resolves with
   * whether the service has revoked it, and never rejects.
   */
  signOut: () => Promise<boolean>;
}

/** What the elements of flows have in common beside that. */
export interface EnrolkitFlowElement extends EnrolkitSessionElement {
  /** The step to begin at, as far as it can be reached without sending anything. */
  initialStep: FlowStep | null;
  /** `history`: the browser's Back leads to the page before. When absent it leaves the page. */
  navigation: "history" | null;
  /**
   * Asked before something is sent (`onBeforeSubmit` of the SDK; templates take a name with "on" for a listener). A text that it returns or resolves with is shown to the person as the reason why not, and
   * nothing is sent.
   */
  beforeSubmit:
    | ((submission: FlowSubmission) => string | undefined | void | Promise<string | undefined | void>)
    | undefined;
}

/** `<enrolkit-enrolment>`: an employee's enrolment in a group, from what is offered to what they have. */
export interface EnrolkitEnrolment extends EnrolkitFlowElement {
  /** The employee who enrols, `ee_…`. */
  employeeId: string | null;
  /** The group that is offered the cover, `gr_…`. */
  groupId: string | null;
  /** The next pay day, `YYYY-MM-DD`: a deduction on it is then named by its day, else by its month. */
  nextPayday: string | null;
  /** What the forms begin with, where the person has chosen or entered nothing yet. */
  prefill: EnrolmentPrefill | undefined;
}

/** `<enrolkit-quote>`: an employer's way from the choice of plans to group policies: quote, disclosures, consents, receipt. */
export interface EnrolkitQuote extends EnrolkitFlowElement {
  /** The group that it is for. */
  groupId: string | null;
  /** The quote to go on with, or `new` for a new one; when absent the newest, and a new one where there is none. */
  quoteIntentId: string | null;
  /** What a new quote begins with. */
  prefill: QuotePrefill | undefined;
}

/** `<enrolkit-amendment>`: a change to an employee's policy, from what happened to the cover that follows. */
export interface EnrolkitAmendment extends EnrolkitFlowElement {
  /** The policy to change, `p_…`. */
  policyId: string | null;
  /** The change to show, also one that is over; when absent the one that is open, and a new one where there is none. */
  intentId: string | null;
  /** The next pay day, `YYYY-MM-DD`: a deduction on it is then named by its day, else by its month. */
  nextPayday: string | null;
  /** What the forms begin with, where the person has entered nothing yet. */
  prefill: PeoplePrefill | undefined;
}

/**
 * `<enrolkit-policies>`: the cover of an employee, a card for each policy, with the beneficiaries of life cover, which can be
 * changed there.
 */
export interface EnrolkitPolicies extends EnrolkitSessionElement {
  /** The employee, `ee_…`. */
  employeeId: string | null;
  /** The next pay day, `YYYY-MM-DD`: the next deduction is then named by its day, else by its month. */
  nextPayday: string | null;
  /** Leads to where a policy, `p_…`, is changed or ended; without it there is no button. */
  changePolicy: ((policyId: string) => void) | undefined;
}

/**
 * `<enrolkit-participation>`: who of a group takes part in one of its policies, for the employer: a bar of the states, and the
 * employees of each by name.
 */
export interface EnrolkitParticipation extends EnrolkitSessionElement {
  /** The group policy, `gp_…`. */
  groupPolicyId: string | null;
  /** The state whose employees are shown at first; none when absent. */
  initialState: ParticipationState | null;
  /** Where employees choose: named in the reminder that can be copied. */
  reminderUrl: string | null;
  /**
   * Has the page's backend start an enrolment, for an employee who has had none, missed the deadline or declined; resolves
   * once it has started. No button when absent.
   */
  startEnrolment: ((employee: Participant) => Promise<unknown>) | undefined;
  /** Sends a reminder to an employee who is choosing; resolves once it is sent. When absent, a text can be copied. */
  remind: ((employee: Participant) => Promise<unknown>) | undefined;
}

/** A block that has a value. When the person changes it, it dispatches `input` and `change`, as any control does. */
export interface EnrolkitValueElement<Value> extends EnrolkitElement {
  /** Nothing is chosen ahead of the person: empty at first. */
  value: readonly Value[];
}

/**
 * A block that is a control of the form around it: the form sends its value under its `name`, and with `required` it is
 * not sent before the value is complete.
 */
export interface EnrolkitFormElement<Value> extends EnrolkitValueElement<Value> {
  /** The name under which the form sends the value; nothing is sent without one. */
  name: string | null;
  /** Whether the form waits for a complete answer. */
  required: boolean;
  /** The form around it. */
  readonly form: HTMLFormElement | null;
  /** Why the form would not be sent, as for the browser's own controls. */
  readonly validity: ValidityState;
  /** What is missing, in the person's language; empty when nothing is. */
  readonly validationMessage: string;
  /** Whether it counts when the form is checked. */
  readonly willValidate: boolean;
  /** Whether its answer is complete; dispatches `invalid` when it is not. */
  checkValidity: () => boolean;
  /** The same, and shows the person what is missing. */
  reportValidity: () => boolean;
}

/**
 * `<enrolkit-consent-statements>`: statements to accept, word for word, each with its own box. The value is the ids that
 * are ticked; a form sends each under the name. With `required` all must be ticked.
 */
export interface EnrolkitConsentStatements extends EnrolkitFormElement<string> {
  /** As the quote intent gives them (`consent_links`), in that order. */
  statements: readonly ConsentStatement[] | undefined;
  /** What stops the person from going on. */
  problem: string | null;
}

/** `<enrolkit-disclosures>`: texts that must be shown, word for word, under who says them. */
export interface EnrolkitDisclosures extends EnrolkitElement {
  /** In the order in which they are to be read. */
  disclosures: readonly Disclosure[] | undefined;
}

/**
 * `<enrolkit-coverage-selection>`: the choice of a plan's cover. A form sends each selection as JSON under the name. With
 * `required` they must fit the rules of the plan.
 */
export interface EnrolkitCoverageSelection extends EnrolkitFormElement<PlanCoverageOptionSelection> {
  /** The coverage decisions of a plan, in any order and of any scope. */
  configurations: readonly PlanCoverage[] | undefined;
  /** What decides which options are in reach (`facts` of the policy enrolment). */
  facts: Facts | undefined;
  /** Whose choice it is; only coverages of this scope are asked for. `policy` when absent. */
  scope: CoverageScope | null;
  /** Lowercase ISO 4217. */
  currency: string | null;
  /**
   * What each option adds to what the reader pays, by option id: they see that, and can switch to full prices. Without it
   * they see full prices for each person.
   */
  prices: Readonly<Record<string, MonthlyShare>> | undefined;
  /** Errors of the service, by JSON path into the value. */
  problems: Readonly<Record<string, readonly string[]>> | undefined;
}

/** What something adds to a month, in currency units: the parts add up to the total. */
export interface MonthlyShare {
  /** Of the employee. */
  employee_contribution: number;
  /** Of the employer. */
  employer_contribution: number;
  /** Both together. */
  total: number;
}

/** `<enrolkit-dependents-picker>`: who should be covered. The value is the ids of the people who are. */
export interface EnrolkitDependentsPicker extends EnrolkitValueElement<string> {
  /** All people on file, with what the plan says of them. */
  people: readonly EligibilityItem[] | undefined;
  /** What the service says of people who are covered; of others it is only known that they are chosen. */
  dependents: readonly DependentInfo[] | undefined;
  /** Why a person can be neither covered nor taken out, by id. */
  fixed: Readonly<Record<string, string>> | undefined;
  /** By how much each person changes what the employee pays a month, in currency units, by id; with shares also who pays the rest. */
  prices: Readonly<Record<string, number | MonthlyShare>> | undefined;
  /** What is to be fixed about a person, by id. */
  problems: Readonly<Record<string, string>> | undefined;
  /** `required`: "only me" is not offered. `open`: neither is asked, the list may be empty. `optional` when absent. */
  cover: "optional" | "required" | "open" | null;
  /** Whether the employee wants to cover others; null until it is chosen. */
  who: "only_me" | "family" | null;
  /** Lowercase ISO 4217. */
  currency: string | null;
  /** The first day of cover: ages count on it. */
  effectiveFrom: string | null;
  /** The calendar day where the employee is. */
  today: string | null;
  /** Puts a person on file; without it no one can be added. The form stays open until the promise resolves. */
  addPerson: ((person: AssociatedPersonInput) => Promise<void>) | undefined;
  /** Changes a person's details. A rejection with `fieldErrors` is shown at the fields. */
  editPerson: ((id: string, person: AssociatedPersonInput) => Promise<void>) | undefined;
  /** Removes a person for good. */
  deletePerson: ((id: string) => Promise<void>) | undefined;
}
