import type {
  AssociatedPersonInput,
  Policy,
  PolicyAmendmentIntent,
  PolicyAmendmentIntentInput,
  PolicyAmendmentIntentStatus,
} from "@enrolkit/types";
import { enrolmentAt, policiesOf } from "./enrolment.ts";
import { daughter, partner } from "./people.ts";
import type { TestService, TestServiceOptions } from "./test-service.ts";

export const adjusting: PolicyAmendmentIntentInput = {
  amendment_reason: { type: "initial_adjustment_period" },
  requested_changes: [{ change_type: "dependents" }],
};

export const cancelling: PolicyAmendmentIntentInput = {
  ...adjusting,
  requested_changes: [{ change_type: "cancellation" }],
};

export const afterBirth: PolicyAmendmentIntentInput = {
  amendment_reason: {
    type: "qualifying_life_event",
    qualifying_life_event: { event: "birth_of_child", event_date: "2027-02-20" },
  },
  requested_changes: [{ change_type: "dependents" }],
};

export const afterOtherCover: PolicyAmendmentIntentInput = {
  amendment_reason: {
    type: "qualifying_life_event",
    qualifying_life_event: { event: "gained_other_insurance_coverage", event_date: "2027-03-01" },
  },
  requested_changes: [{ change_type: "cancellation" }],
};

export interface InsuredOptions {
  /** The day it is, at nine in the morning in London. */
  readonly today?: string;
  /** The first day of cover; by default 1 January 2027. */
  readonly startsOn?: string;
  /** Covered with the employee; the daughter is on file in any case. */
  readonly covered?: readonly AssociatedPersonInput[];
  /** The group's policies; by default health cover alone. */
  readonly group_policies?: TestServiceOptions["group_policies"];
}

/** A service whose employee is covered, with Sam, on 10 March 2027 unless set otherwise. */
export async function insured(options: InsuredOptions = {}): Promise<TestService> {
  const { today = "2027-03-10", startsOn, covered = [partner], group_policies } = options;
  const service = await enrolmentAt("enrolled", {
    persons: [daughter, ...covered],
    covered: covered.map(({ first_name }) => first_name),
    ...(startsOn !== undefined && { startsOn }),
    ...(group_policies && { group_policies }),
  });
  if (today > "2026-12-01") await service.advance({ to: `${today}T09:00:00Z` });
  return service;
}

/** The same with a change that has got as far as this, and gets no further where it waits on the insurer. */
export async function amendmentAt(
  status: PolicyAmendmentIntentStatus,
  input: PolicyAmendmentIntentInput = afterBirth,
): Promise<TestService> {
  const service = await insured();
  const { id } = await requestAmendment(service, input);
  if (status === "awaiting_quote" || status === "processing") await service.hold();
  await service.force(id, status);
  return service;
}

/** Asks for a change of the policy as another tab of the same person would. */
export async function requestAmendment(
  service: TestService,
  body: PolicyAmendmentIntentInput,
): Promise<PolicyAmendmentIntent> {
  const { id: policy_id } = await policyOf(service);
  return service.call("CreatePolicyAmendmentIntent", { params: { policy_id }, body });
}

/** The policy as it is now. */
export async function policyOf(service: TestService): Promise<Policy> {
  const [policy] = await policiesOf(service);
  if (policy === undefined) throw new Error("The employee has no policy.");
  return policy;
}

/** Every change of the policy that was asked for, newest first. */
export async function amendmentsOf(service: TestService): Promise<PolicyAmendmentIntent[]> {
  const { id: policy_id } = await policyOf(service);
  return (await service.call("ListPolicyAmendmentIntents", { params: { policy_id } })).items;
}

/** The newest of them. */
export async function amendmentOf(service: TestService): Promise<PolicyAmendmentIntent> {
  const [newest] = await amendmentsOf(service);
  if (newest === undefined) throw new Error("No change was asked for.");
  return newest;
}

/** Ends the policy on the last day of January, as someone may who changes their mind at the start. */
export async function endPolicy(service: TestService): Promise<void> {
  const { id } = await requestAmendment(service, cancelling);
  await service.force(id, "amended");
}
